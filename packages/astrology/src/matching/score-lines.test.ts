import { describe, expect, it } from 'vitest';
import { allPoints } from '../point';
import { randomPairs } from '../reference/random-pairs.golden';
import { eventVector } from './event-vector';
import { matchReasons } from './reasons';
import { match } from './score';
import { scoreSum, pointsPerZ, startScore, wholeSteps } from './score-lines';

const inSteps = (values: readonly number[], stepsPerUnit: number) =>
  values.reduce((sum, value) => sum + Math.round(value * stepsPerUnit), 0);

describe('the lines of a score', () => {
  it('add up to it exactly, for 1,000 random pairs', () => {
    for (const pair of randomPairs(1000, 20_261_122)) {
      const { z, matchScore } = match(pair.person.vector, eventVector(pair.event.chart, pair.event.mix));
      const sum = scoreSum({ ...pair, z });
      expect(inSteps([sum.start, ...sum.lines.map(({ points }) => points), sum.rest.points], 10)).toBe(
        Math.round(matchScore * 10),
      );
      expect(inSteps([sum.rest.points], 100)).toBe(
        inSteps(
          sum.rest.parts.map(({ points }) => points),
          100,
        ),
      );
      expect(sum.matchScore).toBe(matchScore);
    }
  });

  it('are what they add, to the nearest tenth, and more than nothing', () => {
    for (const pair of randomPairs(100, 7)) {
      const { sum, z } = matchReasons(pair);
      for (const { points, share } of sum.lines) {
        expect(Math.abs(points - share * pointsPerZ(z))).toBeLessThan(0.05 + 1e-9);
        expect(points * share).toBeGreaterThan(0);
      }
    }
  });

  it('speak of each thing once: no topic and no predicate twice while there’s another', () => {
    for (const pair of randomPairs(150, 13)) {
      const { lines } = matchReasons(pair).sum;
      expect(new Set(lines.map(({ predicate }) => predicate)).size).toBe(lines.length);
    }
  });

  it('leave a rest that’s smaller than the largest of them, for 1,000 random pairs', () => {
    let more = 0;
    for (const pair of randomPairs(1000, 34)) {
      const { lines, rest } = matchReasons(pair).sum;
      const largest = Math.max(0, ...lines.map(({ points }) => Math.abs(points)));
      expect(Math.abs(rest.points) < largest || (rest.points === 0 && largest === 0)).toBe(true);
      if (lines.some(({ astronomy }) => / And \d+ more of your /.test(astronomy))) more++;
    }
    expect(more).toBeGreaterThan(20);
  });

  it('start where every score starts, and have a line for all that is said of the stars', () => {
    expect(startScore).toBe(6.2);
    for (const pair of randomPairs(50, 11)) {
      const { sum } = matchReasons(pair);
      expect(sum.lines.length).toBeLessThanOrEqual(4 + allPoints.length);
      expect(new Set(sum.lines.map(({ text }) => text)).size).toBe(sum.lines.length);
      const counted = sum.lines.map(({ astronomy }) => Number(/ And (\d+) more of your /.exec(astronomy)?.[1] ?? 0));
      const told = sum.lines.length + counted.reduce((total, count) => total + count, 0) + sum.rest.count;
      const eventPoints = pair.event.chart.points.Asc.lon === null ? 5 : 6;
      expect(told).toBe(6 * eventPoints + 6 + 1);
    }
  });
});

describe('whole steps', () => {
  it.each([
    [[0.25, 0.25, 0.25], 8, [3, 3, 2]],
    [[-0.25, 0.31, 0], 1, [-3, 3, 1]],
    [[0.06, 0.06, 0.06, 0], 0, [1, 1, 1, -3]],
    [[], 0, []],
  ])('of %j that add up to %d are %j', (parts, total, steps) => {
    expect(wholeSteps(parts, { stepsPerUnit: 10, total })).toEqual(steps);
  });

  it('are worth something at the middle of the curve too', () => {
    expect(pointsPerZ(0)).toBeCloseTo(pointsPerZ(1e-4), 3);
  });
});
