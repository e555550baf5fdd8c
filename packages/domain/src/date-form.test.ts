import { expect, test } from 'vitest';
import { clockText, dateFormOf, isDayFirst, type DateForm } from './date-form';

test.each<readonly [string | undefined, DateForm]>([
  [undefined, 'en-CA'],
  ['', 'en-CA'],
  ['*', 'en-CA'],
  ['en', 'en-CA'],
  ['en-CA,en;q=0.9', 'en-CA'],
  ['EN-us', 'en-US'],
  ['en-US;q=0.8', 'en-US'],
  ['en-AU,en-US;q=0.9', 'en-AU'],
  ['en-GB', 'en-GB'],
  ['fr-CA,en-CA;q=0.8', 'en-GB'],
  ['constructor', 'en-GB'],
  ['\u202e<script>', 'en-GB'],
])('a reader whose languages are %s has dates as in %s', (languages, form) => {
  expect(dateFormOf(languages)).toBe(form);
});

test.each([
  ['00:00', '12:00 a.m.', '12:00 AM', '12:00 am'],
  ['06:15', '6:15 a.m.', '6:15 AM', '6:15 am'],
  ['11:59', '11:59 a.m.', '11:59 AM', '11:59 am'],
  ['12:00', '12:00 p.m.', '12:00 PM', '12:00 pm'],
  ['23:05', '11:05 p.m.', '11:05 PM', '11:05 pm'],
])('%s is %s in Canada, %s in the United States, %s in Australia, and itself in Britain', (time, ...texts) => {
  const forms = ['en-CA', 'en-US', 'en-AU', 'en-GB'] as const;
  expect(forms.map((form) => clockText(time, form))).toEqual([...texts, time]);
});

test.each(['', '24:00', '6:15', 'noon'])('a clock time is HH:MM: %j is refused', (time) => {
  expect(() => clockText(time)).toThrow(RangeError);
});

test('North Americans write the month first', () => {
  expect((['en-CA', 'en-US', 'en-AU', 'en-GB'] as const).map(isDayFirst)).toEqual([false, false, true, true]);
});
