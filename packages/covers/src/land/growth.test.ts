import { describe, expect, test } from 'vitest';
import { growth } from './growth';

const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe('what grows where', () => {
  test.each([
    [0, 'palm'],
    [24.9, 'palm'],
    [-25, 'broadleaf'],
    [45.9, 'broadleaf'],
    [46, 'conifer'],
    [-69, 'conifer'],
  ] as const)('at %d degrees stand trees of kind %s', (latitude, trees) => {
    expect(growth(latitude, on('2026-06-01')).trees).toBe(trees);
  });
});

describe('seasons', () => {
  test('winter peaks in January in the north and in July in the south', () => {
    expect(growth(50, on('2026-01-20')).winter).toBe(1);
    expect(growth(50, on('2026-07-20')).winter).toBe(0);
    expect(growth(-50, on('2026-07-20')).winter).toBe(1);
    expect(growth(-50, on('2026-01-20')).winter).toBe(0);
  });

  test('autumn peaks in October, and the far north has none', () => {
    expect(growth(45, on('2026-10-19')).autumn).toBe(1);
    expect(growth(65, on('2026-10-19')).autumn).toBe(0);
  });

  test('the tropics have no seasons', () => {
    for (const day of ['2026-01-20', '2026-04-25', '2026-10-19'])
      expect(growth(10, on(day))).toEqual({ trees: 'palm', winter: 0, autumn: 0, spring: 0 });
  });
});
