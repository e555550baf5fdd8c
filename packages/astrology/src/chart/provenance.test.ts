import { describe, expect, it } from 'vitest';
import { parseBirthTime } from '../time/birth-time';
import { ianaZones } from '../time/iana-zones';
import type { Occurrence } from '../time/local-to-instant';
import { natalChart } from './natal-chart';
import { provenanceOf } from './provenance';

function chart(name: string, zone: string, date: string, time: string, occurrence: Occurrence = 'first') {
  const place = { id: 1, name, region: null, countryCode: null, lat: 41, lon: -87, zone };
  const birth = { date, time: parseBirthTime(time, occurrence), city: name, country: 'X', place, countryZones: [] };
  return natalChart(birth, ianaZones).birthChart;
}

const provenance = (...birth: Parameters<typeof chart>) => provenanceOf(chart(...birth), ianaZones);

describe('what a chart was computed from', () => {
  it.each([
    ['Chicago', 'America/Chicago', '1987-07-09', '06:40', 'Chicago, UTC−5, daylight time'],
    ['Chicago', 'America/Chicago', '1987-01-09', '06:40', 'Chicago, UTC−6'],
    ['Chicago', 'America/Chicago', '1943-07-09', '06:40', 'Chicago, UTC−5'],
    ['London', 'Europe/London', '1987-01-09', '06:40', 'London, UTC'],
    ['London', 'Europe/London', '1970-01-09', '06:40', 'London, UTC+1'],
    ['Sydney', 'Australia/Sydney', '1999-01-09', '06:40', 'Sydney, UTC+11, daylight time'],
    ['Delhi', 'Asia/Kolkata', '1999-01-09', '06:40', 'Delhi, UTC+5:30'],
    ['Chicago', 'America/Chicago', '2020-03-08', 'unknown', 'Chicago, UTC−6, then UTC−5, daylight time'],
  ])('%s (%s) on %s at %s: %5$s', (name, zone, date, time, clock) => {
    expect(provenance(name, zone, date, time)).toEqual({ clock, zone, note: null });
  });

  it('explains a skipped and a repeated hour with the choice we made', () => {
    expect(provenance('Chicago', 'America/Chicago', '2020-03-08', '02:30').note).toBe(
      'Clocks were set forward that day and skipped 02:30. We used 03:30, which is the same moment.',
    );
    expect(provenance('Chicago', 'America/Chicago', '2020-11-01', '01:30').note).toBe(
      'Clocks were set back that day, so 01:30 occurred twice. We used the first: UTC−5, daylight time.',
    );
  });

  it('computes the chart for the second of two readings when that was chosen', () => {
    const repeated = ['Chicago', 'America/Chicago', '2020-11-01', '01:30'] as const;
    expect(chart(...repeated).instant.from).toBe('2020-11-01T06:30:00Z');
    expect(chart(...repeated, 'second').instant.from).toBe('2020-11-01T07:30:00Z');
    expect(provenance(...repeated, 'second')).toEqual({
      clock: 'Chicago, UTC−6',
      zone: 'America/Chicago',
      note: 'Clocks were set back that day, so 01:30 occurred twice. We used the second: UTC−6.',
    });
    const ordinary = ['Chicago', 'America/Chicago', '2020-11-02', '01:30'] as const;
    expect(chart(...ordinary, 'second').instant).toEqual(chart(...ordinary).instant);
  });

  it('says so when the place is missing', () => {
    const birth = { date: '1990-01-01', time: parseBirthTime('12:00'), city: null, country: 'Japan', place: null };
    const { birthChart } = natalChart({ ...birth, countryZones: ['Asia/Tokyo'] }, ianaZones);
    expect(provenanceOf(birthChart, ianaZones)).toEqual({
      clock: 'Place not found: we looked at every time zone of Japan',
      zone: null,
      note: null,
    });
  });
});
