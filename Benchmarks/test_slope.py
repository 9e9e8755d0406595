"""The judgement of a soak: a leak is found, noise isn't one, and a leak below much noise is undecided."""

import random
import unittest

from slope import fit, student

SERVER = [
    7620, 7604, 7616, 7616, 7672, 7644, 7580, 7616, 7660, 7656, 7612, 7636, 7656, 7580,
    7620, 7692, 7716, 7712, 7700, 7688, 7696, 7676, 7664, 7676, 7704, 7708, 7708,
]  # fmt: skip


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
        self.assertGreater(sum(fit(xs, ys).is_flat(2) for ys in noise), 190)
        leaks = [[y + 3 * x for x, y in zip(xs, ys)] for ys in noise]
        self.assertEqual(sum(fit(xs, ys).is_flat(1) for ys in leaks), 0)

    def test_a_leak_below_much_noise_is_undecided(self) -> None:
        rng = random.Random(1)
        xs = [float(x) for x in range(40)]
        leaks = [[rng.gauss(50_000, 3_000) + 40 * x for x in xs] for _ in range(200)]
        found = [fit(xs, ys) for ys in leaks]
        self.assertLess(sum(slope.is_flat(4) for slope in found), 10)
        self.assertGreater(sum(slope.is_undecided(4) for slope in found), 100)

    def test_the_length_that_decides(self) -> None:
        rng = random.Random(1)
        short = fit(xs := [float(x) for x in range(40)], [rng.gauss(1000, 20) for _ in xs])
        self.assertTrue(short.is_undecided(0.5))
        longer = [float(x) for x in range(round(40 * short.lengthening(0.5)) + 20)]
        self.assertTrue(fit(longer, [rng.gauss(1000, 20) for _ in longer]).is_flat(0.5))

    def test_ten_minutes_of_the_server(self) -> None:
        """The resident KiB of cast-rpc after each block, in ten minutes of the soak of 30 November 2026, beside builds."""
        xs = [float(5 * index) for index in range(len(SERVER))]
        self.assertTrue(fit(xs, SERVER).is_flat(4))
        self.assertFalse(fit(xs, [y + 4.5 * x for x, y in zip(xs, SERVER)]).is_flat(4))

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
