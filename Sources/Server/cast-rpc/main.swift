import CastRPCServer
import Glibc

exit(ServerMain.run(Array(CommandLine.arguments.dropFirst())))
