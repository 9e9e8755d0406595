import ArgumentParser
import RPCCodeGen

CastRPCGen.main()
