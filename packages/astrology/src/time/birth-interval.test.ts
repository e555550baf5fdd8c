import { describe, expect, it } from 'vitest';
import { isoInstant } from '../day';
import { birthInterval } from './birth-interval';
import { birthPeriods, birthTimeText, parseBirthTime, type BirthTime } from './birth-time';
import { ianaZones } from './iana-zones';

const unknown: BirthTime = { type: 'unknown' };

function spansOf(date: string, time: BirthTime, zones: readonly string[]): [from: string, to: string][] {
  const { spans } = birthInterval({ date, time, zones }, ianaZones);
  return spans.map(({ from, to }) => [isoInstant(from), isoInstant(to)]);
}

describe('the interval of a birth', () => {
  it.each([
    ['early-morning', '04:00', '08:00'],
    ['morning', '07:00', '12:00'],
    ['afternoon', '12:00', '17:00'],
    ['evening', '17:00', '21:00'],
    ['late-night', '00:00', '05:00'],
  ] as const)('for %s covers both readings of the period: %s to %s', (period, from, to) => {
    expect(spansOf('1990-06-15', { type: 'period', period }, ['Africa/Abidjan'])).toEqual([
      [`1990-06-15T${from}:00Z`, `1990-06-15T${to}:00Z`],
    ]);
  });

  it('for night ends at midnight', () => {
    expect(spansOf('1990-06-15', { type: 'period', period: 'night' }, ['Africa/Abidjan'])).toEqual([
      ['1990-06-15T20:00:00Z', '1990-06-16T00:00:00Z'],
    ]);
  });

  it.each([
    ['2024-03-10', 23],
    ['2024-03-11', 24],
    ['2024-11-03', 25],
  ])('for a day with a clock change is as long as the day: %s %i', (date, hours) => {
    const [span] = birthInterval({ date, time: unknown, zones: ['America/New_York'] }, ianaZones).spans;
    expect((span!.to - span!.from) / 3600).toBe(hours);
  });

  it('keeps an hour repeated after midnight in the day whose readings it repeats', () => {
    // Newfoundland set its clocks back from 00:01 to 23:01 the evening before.
    expect(spansOf('1999-10-30', unknown, ['America/St_Johns'])).toEqual([
      ['1999-10-30T02:30:00Z', '1999-10-31T03:30:00Z'],
    ]);
  });

  it("for a day that didn't exist is the next day", () => {
    expect(spansOf('2011-12-30', unknown, ['Pacific/Apia'])).toEqual([
      ['2011-12-30T10:00:00Z', '2011-12-31T10:00:00Z'],
    ]);
  });

  it("joins overlapping zones of the country when there's no place", () => {
    expect(spansOf('1990-01-15', unknown, ['America/New_York', 'America/Los_Angeles'])).toEqual([
      ['1990-01-15T05:00:00Z', '1990-01-16T08:00:00Z'],
    ]);
  });

  it("keeps spans apart that don't overlap when there's no place, and counts zones with the same offset once", () => {
    const zones = ['America/New_York', 'America/Los_Angeles', 'America/Detroit'];
    expect(spansOf('1990-01-15', { type: 'exact', at: '12:00' }, zones)).toEqual([
      ['1990-01-15T17:00:00Z', '1990-01-15T17:00:00Z'],
      ['1990-01-15T20:00:00Z', '1990-01-15T20:00:00Z'],
    ]);
  });

  it("reaches from 14 hours east to 12 hours west when there's no country", () => {
    expect(spansOf('1990-01-15', unknown, [])).toEqual([['1990-01-14T10:00:00Z', '1990-01-16T12:00:00Z']]);
    expect(spansOf('1990-01-15', { type: 'exact', at: '12:00' }, [])).toEqual([
      ['1990-01-14T22:00:00Z', '1990-01-16T00:00:00Z'],
    ]);
  });

  it('says when an exact reading was repeated or skipped', () => {
    const flags = (date: string, at: string) => {
      const { ambiguous, nonexistent } = birthInterval(
        { date, time: { type: 'exact', at }, zones: ['Europe/Paris'] },
        ianaZones,
      );
      return { ambiguous, nonexistent };
    };
    expect(flags('2024-10-27', '02:30')).toEqual({ ambiguous: true, nonexistent: false });
    expect(flags('2024-03-31', '02:30')).toEqual({ ambiguous: false, nonexistent: true });
    expect(flags('2024-03-31', '03:30')).toEqual({ ambiguous: false, nonexistent: false });
  });
});

describe('the stored time of birth', () => {
  it.each([
    ['07:45', { type: 'exact', at: '07:45' }],
    ['07:45:00', { type: 'exact', at: '07:45' }],
    ['late-night', { type: 'period', period: 'late-night' }],
    ['unknown', { type: 'unknown' }],
    ['', { type: 'unknown' }],
    [null, { type: 'unknown' }],
  ])('%j is read', (stored, time) => {
    expect(parseBirthTime(stored)).toEqual(time);
  });

  it.each(['noon', '24:00', '7:45'])('%j is refused', (stored) => {
    expect(() => parseBirthTime(stored)).toThrow(RangeError);
  });

  it('reads back the same as it was written', () => {
    const times: BirthTime[] = [{ type: 'unknown' }, { type: 'exact', at: '23:59' }];
    for (const period of birthPeriods) times.push({ type: 'period', period });
    for (const time of times) expect(parseBirthTime(birthTimeText(time))).toEqual(time);
  });
});
