import { describe, expect, it } from 'vitest';
import { instantSeconds } from '../day';
import { ascendantAt } from '../ephemeris/ascendant';
import { longitudesAt } from '../ephemeris/longitudes';
import { allPoints, type Point } from '../point';
import { randomBirth, seeded } from '../reference/chance.golden';
import { birthPeriods, type BirthTime } from '../time/birth-time';
import { ianaZones } from '../time/iana-zones';
import { signAt } from '../zodiac';
import type { BirthChart } from './birth-chart';
import { natalChart } from './natal-chart';

const periods: BirthTime[] = birthPeriods.map((period) => ({ type: 'period', period }));
const times: BirthTime[] = [{ type: 'unknown' }, ...periods];

function chartsOf(time: BirthTime, count: number): BirthChart[] {
  const chance = seeded(20_261_120);
  return Array.from({ length: count }, () => natalChart(randomBirth(chance, time), ianaZones).birthChart);
}

describe('the chart of an interval', () => {
  it.each(times)('agrees with the exact chart at 50 random instants inside it: %o', (time) => {
    const chance = seeded(7);
    for (const chart of chartsOf(time, 25)) {
      const [from, to] = [instantSeconds(chart.instant.from), instantSeconds(chart.instant.to)];
      for (let i = 0; i < 50; i++) {
        const at = from + Math.floor(chance() * (to - from));
        const exact = { ...longitudesAt(at), Asc: ascendantAt(at, chart.place!) };
        for (const point of allPoints) {
          const possible = chart.points[point].signs.map(([sign]) => sign);
          expect(possible, `${chart.input.date} ${point}`).toContain(signAt(exact[point]));
        }
      }
    }
  });

  it.each(times)('divides the whole interval among the possible signs: %o', (time) => {
    for (const chart of chartsOf(time, 25)) {
      for (const point of allPoints) {
        const { signs, certain } = chart.points[point];
        expect(signs.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1, 2);
        expect(certain).toBe(signs.length === 1);
      }
    }
  });

  it('has no longitude for an uncertain ascendant, and the one at mid-interval for every other point', () => {
    for (const { points, instant } of chartsOf({ type: 'period', period: 'evening' }, 25)) {
      const middle = longitudesAt((instantSeconds(instant.from) + instantSeconds(instant.to)) / 2);
      expect(points.Asc.lon === null).toBe(!points.Asc.certain);
      expect(points.Moon.lon).toBe(middle.Moon);
      expect(points.Mars.lon).toBe(middle.Mars);
    }
  });
});

/** Share of charts in which a point is certain, in percent. Source: docs/rules/sky.md, "Expected frequencies". */
const expectedCounts: Record<string, Record<Point, number>> = {
  unknown: { Sun: 97.1, Moon: 56.9, Mercury: 95.7, Venus: 96.2, Mars: 97.9, Asc: 0 },
  'early-morning': { Sun: 99.5, Moon: 93.1, Mercury: 99.5, Venus: 99.2, Mars: 99.6, Asc: 0 },
  morning: { Sun: 99.5, Moon: 91.3, Mercury: 99.1, Venus: 98.9, Mars: 99.6, Asc: 0 },
  afternoon: { Sun: 99.3, Moon: 90.7, Mercury: 99.0, Venus: 99.2, Mars: 99.6, Asc: 0 },
  evening: { Sun: 99.6, Moon: 92.8, Mercury: 99.4, Venus: 99.5, Mars: 99.8, Asc: 0 },
  night: { Sun: 99.6, Moon: 92.4, Mercury: 99.3, Venus: 99.3, Mars: 99.6, Asc: 0 },
  'late-night': { Sun: 99.3, Moon: 90.9, Mercury: 99.1, Venus: 99.4, Mars: 99.5, Asc: 0 },
};

// A thousand charts each: seconds on an idle machine.
describe('over random births between the polar circles', () => {
  it.each(times)('each point is certain as often as expected, within 3 points: %o', (time) => {
    const charts = chartsOf(time, time.type === 'unknown' ? 1500 : 1000);
    const expected = expectedCounts[time.type === 'period' ? time.period : time.type];
    for (const point of allPoints) {
      const certain = charts.filter(({ points }) => points[point].certain).length;
      expect(Math.abs((100 * certain) / charts.length - expected![point]), point).toBeLessThan(3);
    }
    const rising = charts.map(({ points }) => points.Asc.signs.length).sort((a, b) => a - b);
    expect(rising[rising.length >> 1]).toBe(time.type === 'unknown' ? 12 : 3);
    expect(rising.at(-1)).toBeLessThanOrEqual(time.type === 'unknown' ? 12 : 8);
  });
});
