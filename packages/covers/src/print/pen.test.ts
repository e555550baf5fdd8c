import { describe, expect, test } from 'vitest';
import { around, d, marks, numbers, pairs, polygon, silhouette, simplify, smooth, type Point } from './pen';

describe('path data', () => {
  test('a template rounds numbers, writes points as two numbers and drops the space before a minus sign', () => {
    expect(d`M${4.2} ${-3}h${[2, -0.4]}`).toBe('M4-3h2 0');
    expect(d`${'M1 2'}L${[3, 4]}z`).toBe('M1 2L3 4z');
  });

  test('numbers are as short as possible', () => {
    expect(numbers([0.5, -0.25, 10], 2)).toBe('.5-.25 10');
    expect(numbers([-0.2])).toBe('0');
  });

  test('a polygon uses relative steps and skips points that coincide', () => {
    expect(
      polygon([
        [0, 0],
        [10, 0],
        [10.2, 0.2],
        [10, 5],
      ]),
    ).toBe('M0 0l10 0 0 5z');
    expect(polygon([])).toBe('');
  });

  test('rounding errors do not add up along a long line', () => {
    const points = Array.from({ length: 200 }, (_, i): Point => [i * 0.4, i * 0.4]);
    const steps = polygon(points, { close: false }).split('l')[1]!.match(/-?\d+/g)!.map(Number);
    const reached = steps.filter((_, i) => i % 2 === 0).reduce((sum, step) => sum + step, 0);
    expect(reached).toBe(Math.round(199 * 0.4));
  });

  test('a smooth line starts at its first point and ends at its last', () => {
    expect(
      smooth([
        [0, 0],
        [10, 10],
        [20, 0],
      ]),
    ).toBe('M0 0q10 10 20 0');
  });

  test('each mark starts from where the one before it ended', () => {
    expect(
      marks([
        [5, 5],
        [8, 9],
      ]),
    ).toBe('M5 5h0m3 4h0');
    expect(
      marks(
        [
          [5, 5],
          [8, 9],
        ],
        6,
      ),
    ).toBe('M5 5v6m3-2v6');
  });
});

describe('simplifying a line', () => {
  const line: readonly Point[] = [
    [0, 0],
    [5, 0.5],
    [10, 0],
    [15, 8],
    [20, 0],
  ];

  test('points within the tolerance are dropped and corners stay', () => {
    expect(simplify(line, 1)).toEqual([
      [0, 0],
      [10, 0],
      [15, 8],
      [20, 0],
    ]);
  });

  test('with no tolerance every corner stays', () => {
    expect(simplify(line, 0)).toEqual(line);
  });
});

test('overlapping shapes are wound the same way, so the overlap is not a hole', () => {
  const clockwise: readonly Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ];
  expect(silhouette([clockwise, clockwise.toReversed()])).toBe('M0 0l10 0 0 10zM0 0l10 0 0 10z');
});

describe('a shape around a point', () => {
  test('is moved by its capital letters only', () => {
    expect(around(100, 50, 'M-8 0l8-12 8 12zH20V-5')).toBe('M92 50l8-12 8 12zH120V45');
  });

  test('is as large as asked for, with the flags of its arcs as they are', () => {
    expect(around(10, 20, 'M-10 0a10 5 0 1 1 20 0z', 0.5)).toBe('M5 20a5 3 0 1 1 10 0z');
  });

  test('is mirrored if it faces left', () => {
    expect(around(10, 20, 'M4-6h3q2-2 4 0', 2, -1)).toBe('M2 8h-6q-4-4-8 0');
    expect(pairs([4, -6, 0, 1], 10, 20, 2, -1)).toEqual([
      [2, 8],
      [10, 22],
    ]);
  });
});
