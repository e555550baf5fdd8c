import { signNames } from '@ascendant/domain/chart/chart-points';
import { describe, expect, it } from 'vitest';
import published from '../../golden/published-charts.json';
import { allPoints } from '../point';
import { ianaZones } from '../time/iana-zones';
import type { Zones } from '../time/zone-history';
import { diff } from '../zodiac';
import { natalChart } from './natal-chart';
import { natalWheel } from './wheel';

/** The zone table with the clock of Ulm before Germany had one time: 40 minutes before Greenwich. */
const zones: Zones = {
  ...ianaZones,
  history: (zone) => (zone === 'Ulm mean time' ? [40 * 60] : ianaZones.history(zone)),
};

/** Collections print whole minutes and round the birthplace, which moves the rising degree by up to two minutes. */
const tolerance = 2.1 / 60;

function degreesOf(position: string): number {
  const [, sign = '', degrees, minutes] = /^(\w+) (\d+)°(\d+)′$/.exec(position) ?? [];
  return signNames.findIndex((name) => name === sign) * 30 + Number(degrees) + Number(minutes) / 60;
}

it('each published chart names its source', () => {
  expect(published.filter(({ source }) => source === '')).toEqual([]);
  expect(published).toHaveLength(3);
});

describe.each(published)('the wheel of $name', ({ name, date, time, zone, latitude, longitude, ...printed }) => {
  const place = { id: 1, name, region: null, countryCode: null, lat: latitude, lon: longitude, zone };
  const input = {
    date,
    time: { type: 'exact', at: time } as const,
    city: name,
    country: null,
    place,
    countryZones: [],
  };
  const wheel = natalWheel({ chart: natalChart(input, zones).birthChart });

  it.each(allPoints)('has %s where it was published', (point) => {
    const expected = degreesOf(printed[point === 'Asc' ? 'Rising' : point]);
    const glyph = wheel.glyphs.find((candidate) => candidate.point === point);
    expect(Math.abs(diff(glyph?.longitudeDeg ?? NaN, expected))).toBeLessThan(tolerance);
  });

  it('has the published rising degree at nine o’clock', () => {
    expect(wheel.hasHorizon).toBe(true);
    expect(Math.abs(diff(wheel.leftDeg, degreesOf(printed.Rising)))).toBeLessThan(tolerance);
  });
});
