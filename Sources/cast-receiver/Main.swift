import ArgumentParser

@main
enum Main {
  static func main() async {
    // First of all: threads inherit what is blocked.
    ProcessEnding.blockSignals()
    await CastReceiverCommand.main()
  }
}
