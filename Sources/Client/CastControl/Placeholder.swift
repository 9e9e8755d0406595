/// A client of cast-rpc.
enum ControlPlaceholder {}
