import { describe, expect, it } from 'vitest';
import { clockSeconds, daySeconds } from '../day';
import { clockChange } from './clock-change';
import { ianaZones } from './iana-zones';
import { readingToInstant } from './local-to-instant';

const change = (zone: string, date: string, time: string) =>
  clockChange({ date, time }, ianaZones.history(zone), 'first');

describe('what the clocks did', () => {
  it('is nothing on an ordinary day, and outside the changed hour', () => {
    expect(change('America/Chicago', '1987-07-09', '01:30')).toBeNull();
    expect(change('America/Chicago', '1987-10-25', '00:59')).toBeNull();
    expect(change('America/Chicago', '1987-10-25', '02:00')).toBeNull();
    expect(change('America/Chicago', '1987-04-05', '03:00')).toBeNull();
  });

  it('offers both readings of a repeated time, and names the one that is used', () => {
    const first = change('America/Chicago', '1987-10-25', '01:30');
    expect(first).toEqual({
      kind: 'repeated',
      event: 'Clocks were set back that day, so 01:30 occurred twice.',
      used: 'We used the first: UTC−5, daylight time.',
      choices: [
        { occurrence: 'first', label: 'The first, before the change (UTC−5, daylight time)' },
        { occurrence: 'second', label: 'The second, after the change (UTC−6)' },
      ],
    });
    const second = clockChange({ date: '1987-10-25', time: '01:30' }, ianaZones.history('America/Chicago'), 'second');
    expect(second?.used).toBe('We used the second: UTC−6.');
  });

  it.each([
    ['America/Chicago', '1987-04-05', '02:30', 'We used 03:30, which is the same moment.'],
    ['Australia/Lord_Howe', '2020-10-04', '02:10', 'We used 02:40, which is the same moment.'],
    ['America/Sao_Paulo', '2018-11-04', '00:15', 'We used 01:15, which is the same moment.'],
    ['Pacific/Apia', '2011-12-30', '10:00', 'We used 10:00 the next day, which is the same moment.'],
  ])('in %s on %s says what a skipped %s is taken for', (zone, date, time, used) => {
    expect(change(zone, date, time)).toMatchObject({ kind: 'skipped', used, choices: [] });
  });

  it('the second reading is later by what the clocks were set back', () => {
    const cases = [
      ['America/Chicago', '1987-10-25', '01:30', 3600],
      ['Australia/Lord_Howe', '2021-04-04', '01:45', 1800],
    ] as const;
    for (const [zone, date, time, later] of cases) {
      const reading = daySeconds(date) + clockSeconds(time);
      const at = (which: 'first' | 'second') => readingToInstant(reading, ianaZones.history(zone), which).unixSeconds;
      expect(at('second') - at('first')).toBe(later);
    }
  });
});
