import CastControl
import Glibc

exit(await ControlMain.run(ControlMain.arguments))
