import CastControl
import Glibc

exit(await ControlMain.run(Array(CommandLine.arguments.dropFirst())))
