import { describe, expect, test } from 'vitest';
import { fractal, seedOf, stream } from './random';

describe('random streams', () => {
  test('the same name gives the same stream, a different name a different one', () => {
    const draw = (key: string) => {
      const rng = stream(key);
      return [rng.next(), rng.int(0, 1000), rng.range(-5, 5)];
    };
    expect(draw('event|ridge')).toEqual(draw('event|ridge'));
    expect(draw('event|ridge')).not.toEqual(draw('event|ridge2'));
  });

  test('ids that differ in one digit give unrelated seeds', () => {
    const seeds = Array.from({ length: 1000 }, (_, i) => seedOf(String(4000 + i)));
    expect(new Set(seeds.map((seed) => seed >>> 16)).size).toBeGreaterThan(980);
  });

  test('non-ASCII letters change the seed', () => {
    expect(seedOf('Tromsø')).not.toBe(seedOf('Tromso'));
    expect(seedOf('日')).not.toBe(seedOf('本'));
  });

  test('whole numbers include both ends and nothing outside them', () => {
    const rng = stream('int');
    const seen = new Set(Array.from({ length: 400 }, () => rng.int(2, 5)));
    expect([...seen].sort()).toEqual([2, 3, 4, 5]);
  });

  test('weights decide how often a value comes up; 0 means never', () => {
    const rng = stream('weights');
    const seen = Array.from({ length: 2000 }, () =>
      rng.weighted([
        ['often', 3],
        ['seldom', 1],
        ['never', 0],
      ] as const),
    );
    const often = seen.filter((item) => item === 'often').length;
    expect(often).toBeGreaterThan(1380);
    expect(often).toBeLessThan(1620);
    expect(seen).not.toContain('never');
  });

  test('an empty list cannot be chosen from', () => {
    expect(() => stream('none').pick([])).toThrow(RangeError);
  });
});

describe('noise', () => {
  test('is zero at whole numbers and continuous between them', () => {
    const { noise } = stream('noise');
    for (let x = -3; x <= 3; x++) expect(noise(x)).toBeCloseTo(0, 12);
    for (let x = 0; x < 5; x += 0.01) expect(Math.abs(noise(x + 0.01) - noise(x))).toBeLessThan(0.06);
  });

  test('fractal sums stay within their bounds', () => {
    const { noise } = stream('fractal');
    for (let x = -50; x < 50; x += 0.13)
      for (const ridged of [true, false]) expect(Math.abs(fractal(noise, x, 4, { ridged }))).toBeLessThan(2);
  });
});
