import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { ageOn, birthday, isChildAge } from './age';
import { birthTimeType, isUnknownSign } from './birth-time';

describe('age', () => {
  it.each([
    ['2011-07-02', '2027-07-01', 15],
    ['2011-07-02', '2027-07-02', 16],
    ['2012-02-29', '2027-02-28', 14],
    ['2012-02-29', '2027-03-01', 15],
    ['2028-01-01', '2027-01-01', -1],
  ])('a person born on %s is, on %s, %i years old', (birth, day, expected) => {
    expect(ageOn(calendarDay(birth), calendarDay(day))).toBe(expected);
    expect(day >= birthday(calendarDay(birth), expected)).toBe(true);
    expect(day >= birthday(calendarDay(birth), expected + 1)).toBe(false);
  });

  it('a child is under 16', () => {
    expect(isChildAge(15)).toBe(true);
    expect(isChildAge(16)).toBe(false);
  });
});

describe('time of birth', () => {
  it.each([
    ['06:40', 'exact'],
    ['late-night', 'period'],
    ['unknown', 'unknown'],
    ['24:00', null],
    ['noon', null],
  ])('%s is %s', (text, expected) => {
    expect(birthTimeType(text)).toBe(expected);
  });

  it('a sign counts as unknown when it is empty or hedged', () => {
    expect(isUnknownSign(null)).toBe(true);
    expect(isUnknownSign(' ')).toBe(true);
    expect(isUnknownSign('Leo or Virgo: cannot be determined without the exact time of birth')).toBe(true);
    expect(isUnknownSign('Leo')).toBe(false);
  });
});
