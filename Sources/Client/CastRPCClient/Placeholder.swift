/// A client of cast-rpc.
enum Placeholder {}
