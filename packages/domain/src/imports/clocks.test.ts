import { describe, expect, it } from 'vitest';
import { dayOrderOf, readStart } from './clocks';

describe('when a date begins', () => {
  it.each([
    ['2027-07-12', '', '2027-07-12', null],
    ['2027-07-12 09:00:00', '', '2027-07-12', '09:00'],
    ['2027-07-12T21:30', '', '2027-07-12', '21:30'],
    ['12.07.2027', '9:05', '2027-07-12', '09:05'],
    ['07/12/2027', '9:00 AM', '2027-07-12', '09:00'],
    ['7/12/27 12:30 p.m.', '', '2027-07-12', '12:30'],
    ['Monday, July 12, 2027 at 12:15 am', '', '2027-07-12', '00:15'],
    ['12 Jul 2027', '14h30', '2027-07-12', '14:30'],
  ])('“%s” “%s” is %s at %s', (day, time, startDay, startTime) => {
    expect(readStart(day, time, 'month_first')).toEqual({ day: startDay, time: startTime });
  });

  it.each([
    ['30/02/2027', ''],
    ['2027-02-29', ''],
    ['soon', ''],
    ['2027-07-12', '24:00'],
    ['2027-07-12', '13:00 pm'],
    ['2027-07-12T09:00Z', ''],
    ['2027-07-12T09:00+02:00', ''],
  ])('“%s” “%s” can’t be read: a time with a zone isn’t the event’s clock', (day, time) => {
    expect(readStart(day, time, 'day_first')).toBeNull();
  });

  it('with slashes is read in the order that’s said', () => {
    expect(readStart('07/12/2027', '', 'day_first')?.day).toBe('2027-12-07');
  });

  it('is asked about only if every day of the file could be both', () => {
    expect(dayOrderOf(['07/12/2027', '08/01/2027'])).toBe('either');
    expect(dayOrderOf(['07/12/2027', '08/13/2027'])).toBe('month_first');
    expect(dayOrderOf(['07/12/2027', '13/08/2027'])).toBe('day_first');
    expect(dayOrderOf(['2027-07-12', '12.07.2027', ''])).toBeNull();
  });
});
