import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daySeconds, isoInstant } from '../day';
import { referenceBirths } from '../reference/births.golden';
import { ianaZones } from './iana-zones';
import { localToInstant, readingToInstant } from './local-to-instant';
import { runtimeHistory } from './runtime-zone';
import { loadZones } from './zone-history';

function instantOf(date: string, time: string, zone: string): [instant: string, kind: string] {
  const { unixSeconds, kind } = localToInstant({ date, time }, zone, ianaZones);
  return [isoInstant(unixSeconds), kind];
}

describe('local time to instant', () => {
  it.each([
    ['an ordinary summer day', '2013-07-15', '06:48', 'Asia/Tokyo', '2013-07-14T21:48:00Z', 'normal'],
    ['the minute before a gap', '2024-03-10', '01:59', 'America/New_York', '2024-03-10T06:59:00Z', 'normal'],
    [
      'the first minute of a gap is shifted forward',
      '2024-03-10',
      '02:00',
      'America/New_York',
      '2024-03-10T07:00:00Z',
      'nonexistent',
    ],
    [
      'the last minute of a gap is shifted forward',
      '2024-03-10',
      '02:59',
      'America/New_York',
      '2024-03-10T07:59:00Z',
      'nonexistent',
    ],
    ['the first minute after a gap', '2024-03-10', '03:00', 'America/New_York', '2024-03-10T07:00:00Z', 'normal'],
    ['the minute before an overlap', '2024-11-03', '00:59', 'America/New_York', '2024-11-03T04:59:00Z', 'normal'],
    [
      'the first occurrence in an overlap',
      '2024-11-03',
      '01:00',
      'America/New_York',
      '2024-11-03T05:00:00Z',
      'ambiguous',
    ],
    ['the last minute of an overlap', '2024-11-03', '01:59', 'America/New_York', '2024-11-03T05:59:00Z', 'ambiguous'],
    ['the first minute after an overlap', '2024-11-03', '02:00', 'America/New_York', '2024-11-03T07:00:00Z', 'normal'],
    ['an offset with seconds', '1936-06-01', '12:00', 'Europe/Amsterdam', '1936-06-01T10:40:28Z', 'normal'],
    ['the day that Apia never had', '2011-12-30', '10:00', 'Pacific/Apia', '2011-12-30T20:00:00Z', 'nonexistent'],
    ['a day after the last entry of the table', '2055-01-15', '12:00', 'Asia/Tokyo', '2055-01-15T03:00:00Z', 'normal'],
  ])('%s', (_, date, time, zone, instant, kind) => {
    expect(instantOf(date, time, zone)).toEqual([instant, kind]);
  });

  it('moves the day that Apia skipped to the next day, at the same clock readings', () => {
    const { unixSeconds, offsetSeconds } = localToInstant(
      { date: '2011-12-30', time: '10:00' },
      'Pacific/Apia',
      ianaZones,
    );
    expect(isoInstant(unixSeconds + offsetSeconds)).toBe('2011-12-31T10:00:00Z');
  });

  it('finds an instant at which the clocks showed the reading, for every reading that exists', () => {
    const zones = [...new Set(referenceBirths.map(({ zone }) => zone))];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: daySeconds('1905-01-01'), max: daySeconds('2036-12-31') }),
        (zone, reading) => {
          const { unixSeconds, offsetSeconds, kind } = readingToInstant(reading, ianaZones.history(zone));
          if (kind === 'nonexistent') expect(unixSeconds + offsetSeconds).toBeGreaterThan(reading);
          else expect(unixSeconds + offsetSeconds).toBe(reading);
        },
      ),
      { seed: 3, numRuns: 3000 },
    );
  });

  it.each(['24:00', '7:30', '12:60', '', '12:00:00'])('refuses the clock time "%s"', (time) => {
    expect(() => localToInstant({ date: '2000-01-01', time }, 'Asia/Tokyo', ianaZones)).toThrow(RangeError);
  });

  it.each(['2023-02-29', '2023-13-01', '2023-1-1', ''])('refuses the day "%s"', (date) => {
    expect(() => localToInstant({ date, time: '12:00' }, 'Asia/Tokyo', ianaZones)).toThrow(RangeError);
  });

  it('accepts the leap day, midnight and the last minute of a year', () => {
    expect(instantOf('2024-02-29', '00:00', 'Asia/Tokyo')).toEqual(['2024-02-28T15:00:00Z', 'normal']);
    expect(instantOf('1999-12-31', '23:59', 'Pacific/Kiritimati')).toEqual(['1999-12-31T09:59:00Z', 'normal']);
  });
});

describe('zones', () => {
  it("come from the runtime when the table doesn't have them", () => {
    expect(ianaZones.isTabulated('Etc/GMT+5')).toBe(false);
    expect(instantOf('2000-01-01', '00:00', 'Etc/GMT+5')).toEqual(['2000-01-01T05:00:00Z', 'normal']);
  });

  it("are refused when they're unknown", () => {
    expect(() => ianaZones.history('Middle/Earth')).toThrow(RangeError);
  });

  it.each(['America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'])(
    'from the runtime agree with the table since 1970: %s',
    (zone) => {
      const [table, runtime] = [ianaZones.history(zone), runtimeHistory(zone)];
      for (let reading = daySeconds('1970-01-02'); reading < daySeconds('2037-01-01'); reading += 86_400 * 3) {
        expect(readingToInstant(reading, runtime).unixSeconds).toBe(readingToInstant(reading, table).unixSeconds);
      }
    },
  );

  it.each([
    [null],
    [{}],
    [{ zones: null }],
    [{ zones: { 'Asia/Tokyo': [0, 1] } }],
    [{ zones: { 'Asia/Tokyo': ['a'] } }],
  ])('are not loaded from %j', (data) => {
    expect(() => loadZones(data)).toThrow(TypeError);
  });
});
