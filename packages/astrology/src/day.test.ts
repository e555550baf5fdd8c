import { expect, it } from 'vitest';
import { daySeconds, dayOf } from './day';

it.each(['0001-01-01', '0099-12-31', '0100-01-01', '1970-01-01', '9999-12-31'])(
  '%s is a day, read as it’s written',
  (day) => {
    expect(dayOf(daySeconds(day))).toBe(day);
  },
);

it.each(['2027-02-30', '2027-13-01', '27-01-01', ''])('“%s” isn’t a day', (day) => {
  expect(() => daySeconds(day)).toThrow(RangeError);
});
