import { describe, expect, it } from 'vitest';
import { allPoints, type Point } from '../point';
import { referenceBirths } from '../reference/births.golden';
import { ianaZones } from '../time/iana-zones';
import { diff } from '../zodiac';
import { natalChart, type BirthInput } from './natal-chart';

/** Seconds of arc. Source: docs/rules/sky.md, "Acceptance". */
const tolerances: Record<Point, number> = { Sun: 5, Moon: 10, Mercury: 20, Venus: 30, Mars: 20, Asc: 10 };

const charts = referenceBirths.map((birth) => {
  const input: BirthInput = {
    date: birth.date,
    time: { type: 'exact', at: birth.time },
    city: birth.city,
    country: birth.country,
    place: {
      id: 1,
      name: birth.city,
      region: null,
      countryCode: birth.countryCode,
      lat: birth.lat,
      lon: birth.lon,
      zone: birth.zone,
    },
    countryZones: [],
  };
  return { birth, chart: natalChart(input, ianaZones).birthChart };
});

describe('the 1,000 reference births', () => {
  it('are complete', () => {
    expect(charts).toHaveLength(1000);
  });

  it('happen at the reference instant, to the second, in every row', () => {
    for (const { birth, chart } of charts) {
      expect(chart.instant, birth.id).toEqual({
        from: birth.instant,
        to: birth.instant,
        ambiguous: birth.localKind === 'overlap',
        nonexistent: birth.localKind === 'gap',
      });
    }
  });

  it.each(allPoints)('have %s within its tolerance of the reference ephemeris', (point) => {
    for (const { birth, chart } of charts) {
      const arcseconds = Math.abs(diff(chart.points[point].lon ?? NaN, birth.longitudes[point])) * 3600;
      expect(arcseconds, `${birth.id} ${point}`).toBeLessThanOrEqual(tolerances[point]);
    }
  });

  it('have every sign equal, except where the reference itself is within 1 minute of arc of a boundary', () => {
    for (const { birth, chart } of charts) {
      for (const point of allPoints.filter((candidate) => !birth.nearCusp.includes(candidate))) {
        const { signs, certain } = chart.points[point];
        expect({ certain, sign: signs[0]?.[0] }, `${birth.id} ${point}`).toEqual({
          certain: true,
          sign: birth.signs[point],
        });
      }
    }
  });

  it('are called near a cusp where the reference is within 1 minute of arc of a boundary, give or take the tolerance', () => {
    for (const { birth, chart } of charts) {
      for (const point of allPoints) {
        const within = birth.longitudes[point] % 30;
        const arcseconds = Math.min(within, 30 - within) * 3600;
        if (Math.abs(arcseconds - 60) < tolerances[point]) continue;
        expect(chart.points[point].nearCusp, `${birth.id} ${point}`).toBe(arcseconds < 60);
      }
    }
  });
});
