import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import meanTimes from '../../data/local-mean-time.json';
import { natalChart } from '../chart/natal-chart';
import { provenanceOf } from '../chart/provenance';
import { clockRuleText } from './clock-rule';
import { ianaZones } from './iana-zones';
import { zonesAt } from './local-mean-time';
import { localToInstant, readingToInstant } from './local-to-instant';

function offsetText(zone: string, longitude: number, date: string, time: string): string {
  const { offsetSeconds } = localToInstant({ date, time }, zone, zonesAt(longitude, ianaZones));
  return clockRuleText({ offsetSeconds, isDaylight: false });
}

const rio = { zone: 'America/Sao_Paulo', lat: -22.90642, lon: -43.18223 };
const jeddah = { zone: 'Asia/Riyadh', lat: 21.49012, lon: 39.18624 };

describe('before standard time a place has the mean time of its own longitude', () => {
  it.each([
    ['Rio de Janeiro', 'America/Sao_Paulo', -43.18223, '1907-12-15', '10:00', 'UTC−2:52:44'],
    ['Rio de Janeiro on the last day', 'America/Sao_Paulo', -43.18223, '1913-12-31', '23:59', 'UTC−2:52:44'],
    ['Rio de Janeiro on the first of standard time', 'America/Sao_Paulo', -43.18223, '1914-01-01', '00:00', 'UTC−3'],
    ['Manaus’s zone from Boa Vista', 'America/Boa_Vista', -60.67333, '1910-01-01', '12:00', 'UTC−4:02:40'],
    ['Jeddah', 'Asia/Riyadh', 39.18624, '1945-06-15', '10:00', 'UTC+2:36:45'],
    ['Jeddah on standard time', 'Asia/Riyadh', 39.18624, '1947-03-15', '10:00', 'UTC+3'],
    ['Riyadh, the zone’s own town', 'Asia/Riyadh', 46.72185, '1945-06-15', '10:00', 'UTC+3:06:52'],
    ['Thimphu, the zone’s own town', 'Asia/Thimphu', 89.64191, '1940-02-29', '18:27', 'UTC+5:58:36'],
    ['Cairo’s zone after 1900', 'Africa/Cairo', 29.95, '1907-12-15', '10:00', 'UTC+2'],
    ['France, on the time of Paris by law', 'Europe/Paris', 7.75, '1905-06-01', '12:00', 'UTC+0:09:21'],
    ['Ireland, on the time of Dublin by law', 'Europe/Dublin', -8.47, '1910-06-01', '12:00', 'UTC−0:25:21'],
    ['Isfahan on its own time', 'Asia/Tehran', 51.67, '1915-12-31', '12:00', 'UTC+3:26:41'],
    ['Isfahan on the time of Tehran', 'Asia/Tehran', 51.67, '1916-01-02', '12:00', 'UTC+3:25:44'],
    ['Lagos’s zone, back on mean time', 'Africa/Lagos', 8.52, '1912-05-01', '12:00', 'UTC+0:34:05'],
    ['Lagos’s zone, on Greenwich’s before', 'Africa/Lagos', 8.52, '1907-05-01', '12:00', 'UTC'],
    ['Tonga, beyond the date line', 'Pacific/Tongatapu', -173.98, '1930-01-01', '12:00', 'UTC+12:24:05'],
    ['New York, on standard time since 1883', 'America/New_York', -73.9, '1905-06-01', '12:00', 'UTC−5'],
  ])('%s', (_, zone, longitude, date, time, text) => {
    expect(offsetText(zone, longitude, date, time)).toBe(text);
  });

  it('and the chart and its provenance follow', () => {
    const chartOf = (place: typeof rio, date: string) =>
      natalChart(
        {
          date,
          time: { type: 'exact', at: '10:00' },
          city: null,
          country: null,
          place: { id: 1, name: 'There', region: null, countryCode: null, ...place },
          countryZones: [],
        },
        ianaZones,
      ).birthChart;
    const first = chartOf(rio, '1907-12-15');
    expect(first.points.Asc.lon).toBeCloseTo(326.28, 2);
    expect(provenanceOf(first, ianaZones)).toMatchObject({ clock: 'There, UTC−2:52:44', note: null });
    expect(chartOf(jeddah, '1945-06-15').points.Asc.lon).toBeCloseTo(146.1, 1);
  });

  it('covers the whole of a period and of an unknown time', () => {
    const place = { id: 1, name: 'Jeddah', region: null, countryCode: 'SA', ...jeddah };
    const birth = { date: '1945-06-15', city: null, country: null, place, countryZones: [] };
    const { instant } = natalChart({ ...birth, time: { type: 'unknown' } }, ianaZones).birthChart;
    expect(instant).toMatchObject({ from: '1945-06-14T21:23:15Z', to: '1945-06-15T21:23:15Z' });
  });

  it('changes nothing for a zone, a place or a time without mean time', () => {
    expect(zonesAt(5, ianaZones).history('America/Toronto')).toBe(ianaZones.history('America/Toronto'));
    const own = zonesAt(-40, ianaZones).history('America/Sao_Paulo');
    expect(own.slice(3)).toEqual(ianaZones.history('America/Sao_Paulo').slice(3));
  });
});

describe('the data', () => {
  it('is of zones of the table, and each end is a change in it or lies within a stretch of the same offset', () => {
    for (const [zone, spans] of Object.entries(meanTimes.zones)) {
      expect(ianaZones.isTabulated(zone), zone).toBe(true);
      expect(spans.length % 2, zone).toBe(0);
      expect(spans.at(-1), zone).not.toBeNull();
    }
  });

  it('gives histories in order of time, at any longitude', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(meanTimes.zones)),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (zone, shift) => {
          const near = (ianaZones.history(zone)[0] ?? 0) / 240 + shift / 20;
          const history = zonesAt(near, ianaZones).history(zone);
          const changes = history.filter((_, index) => index % 2 === 1);
          expect(history.length % 2).toBe(1);
          expect(changes).toEqual(changes.toSorted((a, b) => a - b));
          expect(readingToInstant(0, history).unixSeconds).toBe(
            readingToInstant(0, ianaZones.history(zone)).unixSeconds,
          );
        },
      ),
    );
  });
});
