"""The judgement of a soak: a leak is found, noise isn't one."""

import random
import unittest

from slope import fit, student


class SlopeTests(unittest.TestCase):
    def test_a_line_without_noise(self) -> None:
        found = fit([1, 2, 3, 4], [3, 5, 7, 9])
        self.assertAlmostEqual(found.value, 2)
        self.assertAlmostEqual(found.error, 0)
        self.assertFalse(found.is_flat(1.9))
        self.assertTrue(found.is_flat(2.1))

    def test_a_known_error(self) -> None:
        # Residuals -0.2, 0.4, -0.2: their variance 0.24 over a spread of 2, t 12.706 for one degree of freedom.
        found = fit([0, 1, 2], [0, 1.6, 2])
        self.assertAlmostEqual(found.value, 1)
        self.assertAlmostEqual(found.error, 12.706 * (0.24 / 2) ** 0.5)

    def test_noise_is_flat_and_a_leak_is_not(self) -> None:
        rng = random.Random(1)
        xs = [float(x) for x in range(40)]
        noise = [[rng.gauss(1000, 20) for _ in xs] for _ in range(200)]
        self.assertGreater(sum(fit(xs, ys).is_flat(0) for ys in noise), 190)
        leaks = [[y + 3 * x for x, y in zip(xs, ys)] for ys in noise]
        self.assertEqual(sum(fit(xs, ys).is_flat(1) for ys in leaks), 0)

    def test_steps_have_a_wider_error_than_noise(self) -> None:
        xs = [float(x) for x in range(40)]
        steps = [0.0] * 10 + [5.0] * 10 + [0.0] * 10 + [5.0] * 10
        mixed = [0.0, 5.0] * 20
        self.assertGreater(fit(xs, steps).error, 2 * fit(xs, mixed).error)

    def test_few_points(self) -> None:
        self.assertEqual(student(7), 2.447)
        self.assertEqual(student(1000), 2.0)
        with self.assertRaises(ValueError):
            fit([1, 2], [1, 2])


if __name__ == "__main__":
    unittest.main()
