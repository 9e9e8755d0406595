package import CastModel

extension Double {
  /// 0 where it is negative; never -0.0, which would be written.
  package var nonNegative: Double { self > 0 ? self : 0 }

  /// The number that a device means which reckons with 32 bits, or with fixed points: 0.9499999992549419 is 0.95. For levels, steps and
  /// rates, of which nobody tells a millionth.
  package var withoutFloatNoise: Double {
    guard self.magnitude < 1e6 else { return self }
    return (self * 1e6).rounded() / 1e6 + 0.0
  }
}

extension DeviceVolume {
  /// With the numbers that the device means.
  package var withoutFloatNoise: DeviceVolume {
    var volume = self
    volume.level = self.level?.withoutFloatNoise
    volume.stepInterval = self.stepInterval?.withoutFloatNoise
    return volume
  }
}
