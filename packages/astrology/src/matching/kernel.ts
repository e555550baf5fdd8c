import type { Point } from '../point';
import { radians } from '../zodiac';
import type { Significators } from './category-significators';

/** The name of a function that gives the value of two longitudes at a given separation. */
export type KernelName = 'harmony' | 'polarity' | 'martial';

/** Harmonics 1 to 6 of a kernel. */
export type Harmonics = readonly [number, number, number, number, number, number];

/** Number of harmonics; each takes a cosine and a sine in a vector. */
export const harmonics = 6;

/** The angles in degrees for which the model states values. */
export const designAngles = [0, 30, 60, 90, 120, 150, 180] as const;

/**
 * The value each kernel should have at 0, 30, 60, 90, 120, 150 and 180 degrees.
 * Source: docs/rules/matching-model.md, "Aspect kernels" and "Sources of the model" (P5, P13, P16, M1, S2).
 */
export const designValues: Readonly<Record<KernelName, readonly number[]>> = {
  harmony: [0.75, -0.4, 0.5, -0.85, 0.95, -0.35, -0.2],
  polarity: [0.8, -0.4, 0.5, -0.7, 0.9, -0.35, 0.3],
  martial: [0.1, -0.2, 0.6, -1.0, 0.85, -0.25, -0.6],
};

/** With this weight or more, Mars belongs to the category, and its pairs use the same kernel as any other. */
const marsAtHome = 0.3;

/** Points that attract each other from opposite sides of the circle. Source: docs/rules/matching-model.md, "Aspect kernels" [S2]. */
const polarCounterpart: Readonly<Partial<Record<Point, Point>>> = {
  Sun: 'Moon',
  Moon: 'Sun',
  Venus: 'Mars',
  Mars: 'Venus',
};

/** The six harmonics of each kernel, computed from the design values. Source: docs/rules/matching-model.md, "Aspect kernels". */
export const kernels: Readonly<Record<KernelName, Harmonics>> = {
  harmony: harmonicsOf(designValues.harmony),
  polarity: harmonicsOf(designValues.polarity),
  martial: harmonicsOf(designValues.martial),
};

/**
 * Value of a kernel at a separation in degrees. Its average over the circle is zero.
 * Source: docs/rules/matching-model.md, "Aspect kernels": K(d) = sum of a_h cos(h d), h = 1 to 6.
 */
export function kernelValue(kernel: KernelName, separationDeg: number): number {
  return kernels[kernel].reduce((sum, a, i) => sum + a * Math.cos((i + 1) * separationDeg * radians), 0);
}

/**
 * The kernel for a natal and an event point in a category.
 * Source: docs/rules/matching-model.md, "Aspect kernels", column "used for".
 */
export function kernelOf(natal: Point, event: Point, significators: Significators): KernelName {
  if (polarCounterpart[natal] === event) return 'polarity';
  const isMartial = natal === 'Mars' || event === 'Mars';
  return isMartial && (significators.Mars ?? 0) < marsAtHome ? 'martial' : 'harmony';
}

/** Discrete cosine transform on 12 points, without the constant term. */
function harmonicsOf(design: readonly number[]): Harmonics {
  const harmonic = (h: number): number => {
    const sum = Array.from(
      { length: 12 },
      (_, k) => (design[Math.min(k, 12 - k)] ?? 0) * Math.cos((Math.PI * h * k) / 6),
    );
    return ((h === harmonics ? 1 : 2) / 12) * sum.reduce((a, b) => a + b, 0);
  };
  return [harmonic(1), harmonic(2), harmonic(3), harmonic(4), harmonic(5), harmonic(6)];
}
