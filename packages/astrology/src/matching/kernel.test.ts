import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neutral, significatorsFor } from './category-significators';
import { designValues, kernelOf, kernels, kernelValue, type KernelName } from './kernel';

const names: KernelName[] = ['harmony', 'polarity', 'martial'];

/** The mean of the twelve design values around the circle: the constant term, which kernels leave out. */
function constantTerm(kernel: KernelName): number {
  const design = designValues[kernel];
  return Array.from({ length: 12 }, (_, k) => design[Math.min(k, 12 - k)]!).reduce((a, b) => a + b, 0) / 12;
}

describe('the aspect kernels', () => {
  it.each(names)('%s has its design value less the constant term at the seven classical angles', (kernel) => {
    designValues[kernel].forEach((value, i) => {
      expect(kernelValue(kernel, 30 * i)).toBeCloseTo(value - constantTerm(kernel), 12);
    });
  });

  // Source: docs/rules/matching-model.md, "Aspect kernels".
  it.each<[KernelName, number[]]>([
    ['harmony', [0.0689, 0.0083, 0.3083, -0.3083, 0.0978, 0.5542]],
    ['polarity', [0.0022, 0.0583, 0.2167, -0.1583, 0.0311, 0.5667]],
    ['martial', [0.0894, -0.0667, 0.2, -0.5833, 0.0606, 0.4417]],
  ])('%s has the harmonics of the model', (kernel, harmonics) => {
    kernels[kernel].forEach((a, i) => expect(a).toBeCloseTo(harmonics[i]!, 4));
  });

  it.each(names)('%s is the same in both directions and 0 on average', (kernel) => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (separation) => {
        expect(kernelValue(kernel, -separation)).toBeCloseTo(kernelValue(kernel, separation), 9);
      }),
      { seed: 1 },
    );
    const values = Array.from({ length: 360 }, (_, degree) => kernelValue(kernel, degree));
    expect(values.reduce((a, b) => a + b, 0) / 360).toBeCloseTo(0, 9);
  });

  // Source: docs/rules/matching-model.md, "Aspect kernels": positive within 18 degrees of conjunction, 44 to 71 and 106 to 143.
  it.each([
    [17, 1],
    [19, -1],
    [43, -1],
    [45, 1],
    [70, 1],
    [72, -1],
    [105, -1],
    [107, 1],
    [142, 1],
    [144, -1],
  ])('harmony at %i degrees has the sign %i', (separation, sign) => {
    expect(Math.sign(kernelValue('harmony', separation))).toBe(sign);
  });
});

describe('the kernel of a pair', () => {
  it.each([
    ['Sun', 'Moon', 'polarity'],
    ['Moon', 'Sun', 'polarity'],
    ['Venus', 'Mars', 'polarity'],
    ['Mars', 'Venus', 'polarity'],
    ['Sun', 'Sun', 'harmony'],
    ['Asc', 'Moon', 'harmony'],
    ['Sun', 'Mars', 'martial'],
    ['Mars', 'Mars', 'martial'],
    ['Mars', 'Asc', 'martial'],
  ] as const)('%s with %s uses %s when Mars has little weight in the category', (natal, event, kernel) => {
    expect(kernelOf(natal, event, neutral)).toBe(kernel);
  });

  it('treats Mars like any other point when Mars has a weight of 0.3 or more', () => {
    expect(kernelOf('Mars', 'Moon', { Mars: 0.3, Sun: 0.7 })).toBe('harmony');
    expect(kernelOf('Mars', 'Moon', { Mars: 0.29, Sun: 0.71 })).toBe('martial');
    expect(kernelOf('Venus', 'Mars', significatorsFor('Adventure & Extreme'))).toBe('polarity');
  });
});
