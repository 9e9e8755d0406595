"""The growth of a series as a slope with its error, so that a judgement needs no eye."""

from __future__ import annotations

import math
from dataclasses import dataclass

# Student's t, two-sided 95 %, by degrees of freedom; between two the larger one is used.
_STUDENT = ((1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (6, 2.447), (8, 2.306), (10, 2.228), (15, 2.131), (20, 2.086), (30, 2.042), (60, 2.000))


@dataclass(frozen=True)
class Slope:
    """A line's slope by least squares, and half of its 95 % interval."""

    value: float
    error: float

    def is_flat(self, bound: float) -> bool:
        """Whether the series grows by at most `bound` at the upper end of the interval. An interval that also contains 0 shows nothing: the noise
        could hide a leak."""
        return self.value + self.error <= bound

    def is_undecided(self, bound: float) -> bool:
        """Whether the interval contains `bound`: the series is too noisy for its length."""
        return abs(self.value - bound) < self.error and not self.is_flat(bound)

    def lengthening(self, bound: float) -> float:
        """How many times as long an undecided series must be: the error falls with the power 1.5 of the length."""
        distance = abs(self.value - bound)
        return (self.error / distance) ** (2 / 3) if distance else math.inf


def student(degrees: int) -> float:
    """Student's t for a 95 % interval; rounded up where the table has no row."""
    return next((t for row, t in reversed(_STUDENT) if row <= degrees), math.inf)


def fit(xs: list[float], ys: list[float]) -> Slope:
    """Fits a line. The error assumes independent residuals: where neighbours resemble each other, it is widened by their correlation."""
    count = len(xs)
    if count < 3 or len(ys) != count:
        raise ValueError("a slope with an error needs three points")
    middle, level = sum(xs) / count, sum(ys) / count
    spread = sum((x - middle) ** 2 for x in xs)
    value = sum((x - middle) * (y - level) for x, y in zip(xs, ys)) / spread
    residuals = [y - level - value * (x - middle) for x, y in zip(xs, ys)]
    squares = sum(r * r for r in residuals)
    if squares == 0:
        return Slope(value, 0.0)
    # Of a first-order autoregressive series, so many points are independent: n (1 - r) / (1 + r).
    correlation = max(0.0, min(0.9, sum(a * b for a, b in zip(residuals, residuals[1:])) / squares))
    widening = math.sqrt((1 + correlation) / (1 - correlation))
    return Slope(value, student(count - 2) * math.sqrt(squares / (count - 2) / spread) * widening)
