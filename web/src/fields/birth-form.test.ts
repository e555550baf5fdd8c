import { email } from '@ascendant/contract/account';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { savedViewPattern } from '@ascendant/domain/site/saved-view';
import { expect, test } from 'vitest';
import { birthSchema } from './birth-check';
import { type BirthValues, birthValues, toBirthInfo } from './birth-form';
import { countryNames } from './PlaceFields';
import { priceLimitNote } from './price-limit-note';
import { viewOf } from './SavedViewsDialog';

const schema = birthSchema(calendarDay('2026-11-20'));
const valid: BirthValues = {
  day: '9',
  month: '2',
  year: '1987',
  cityOfBirth: 'Halifax, Nova Scotia',
  countryOfBirth: 'Canada',
  birthPlaceId: 6324729,
  timeOption: 'exact',
  exactTime: '18:24',
  occurrence: 'first',
  period: '',
};

function problems(changes: Partial<BirthValues>) {
  const parsed = schema.safeParse({ ...valid, ...changes });
  return parsed.success ? [] : parsed.error.issues.map((issue) => [issue.path[0], issue.message]);
}

test('complete birth data is sent as date, place and time', () => {
  expect(problems({})).toEqual([]);
  expect(toBirthInfo(valid)).toEqual({
    dateOfBirth: '1987-02-09',
    cityOfBirth: 'Halifax, Nova Scotia',
    countryOfBirth: 'Canada',
    timeOfBirth: '18:24',
    timeOfBirthOccurrence: 'first',
    birthPlaceId: 6324729,
  });
});

test('all missing fields are reported at once', () => {
  const empty = { day: '', month: '', year: '', cityOfBirth: ' ', countryOfBirth: '', exactTime: '' };
  expect(problems(empty)).toEqual([
    ['day', 'Day is required'],
    ['month', 'Month is required'],
    ['year', 'Year is required'],
    ['cityOfBirth', 'City of birth is required'],
    ['countryOfBirth', 'Country of birth is required'],
    ['exactTime', 'Please provide the required time information'],
  ]);
});

const noSuchDate = ['day', 'Please select a valid date. The selected date does not exist.'];

test.each([
  ['31 February', { day: '31', month: '2' }],
  ['29 February of a common year', { day: '29', month: '2', year: '1987' }],
  ['31 April', { day: '31', month: '4' }],
])('%s does not exist, also while other fields are empty', (_date, changes) => {
  expect(problems(changes)).toEqual([noSuchDate]);
  expect(problems({ ...changes, cityOfBirth: '' })).toContainEqual(noSuchDate);
});

test('29 February of a leap year exists', () => {
  expect(problems({ day: '29', month: '2', year: '1988' })).toEqual([]);
});

test('a date of birth can be today but not tomorrow', () => {
  expect(problems({ day: '20', month: '11', year: '2026' })).toEqual([]);
  expect(problems({ day: '21', month: '11', year: '2026' })).toEqual([
    ['day', 'Please select a date of birth that has passed.'],
  ]);
});

test('a period is required when the part of the day is known, and nothing when the time is unknown', () => {
  expect(problems({ timeOption: 'period', period: '' })).toEqual([
    ['period', 'Please provide the required time information'],
  ]);
  expect(problems({ timeOption: 'unknown', exactTime: '' })).toEqual([]);
  expect(toBirthInfo({ ...valid, timeOption: 'period', period: 'evening' }).timeOfBirth).toBe('evening');
  expect(toBirthInfo({ ...valid, timeOption: 'unknown' }).timeOfBirth).toBe('unknown');
});

test.each([
  ['22:15', 'exact', '22:15', ''],
  ['late-night', 'period', '', 'late-night'],
  ['unknown', 'unknown', '', ''],
])('a stored time %s opens the form as %s', (timeOfBirth, timeOption, exactTime, period) => {
  const birth = { dateOfBirth: '1987-02-09', cityOfBirth: 'Halifax', countryOfBirth: 'Canada', timeOfBirth };
  const stored = { ...birth, timeOfBirthOccurrence: 'first' } as const;
  expect(birthValues(stored)).toMatchObject({ day: '9', month: '2', year: '1987', timeOption, exactTime, period });
});

test('both birth forms have one list of 197 countries', () => {
  expect(countryNames).toHaveLength(197);
  expect(new Set(countryNames).size).toBe(197);
  expect(countryNames).toEqual(expect.arrayContaining(['Canada', 'Côte d’Ivoire', 'United States']));
});

const rate = { cadPerUsd: 1.38, asOf: calendarDay('2026-11-20') };

test('a limit in another currency says what it’s converted to, at which rate, and from when', () => {
  expect(priceLimitNote(200, 'CAD', rate)).toBe(
    'Prices are in US dollars: about $144.93, at 1.38 CAD for 1 USD on Nov 20, 2026.',
  );
});

test('without a rate, or nothing to convert, it says in which currency prices are', () => {
  for (const note of [
    priceLimitNote(200, 'CAD', null),
    priceLimitNote(200, 'USD', rate),
    priceLimitNote(0, 'CAD', rate),
  ])
    expect(note).toBe('Prices are in US dollars.');
});

test.each([
  ['?status=draft&sort=title', 'status=draft&sort=title'],
  ['?sort=title&status=draft', 'status=draft&sort=title'],
  ['?status=draft&page=3', 'status=draft'],
  ['?status=pending_approval', 'status=pending_approval'],
  ['?status=event.cancelled', 'status=event.cancelled'],
  ['?status=a%20b', ''],
  [`?status=${'x'.repeat(41)}`, ''],
  ['', ''],
])('of %s a view keeps %j', (query, kept) => {
  expect(viewOf(query, ['status', 'sort'])).toBe(kept);
});

test('what someone searched for is never kept, even if it’s asked for', () => {
  expect(viewOf('?q=maya&status=active', ['q', 'status'])).toBe('status=active');
  for (const query of ['q=maya', 'status=active&q=maya', 'email=maya%40x.org', 'email=maya@x.org', 'status=', '', '&'])
    expect(savedViewPattern.test(query)).toBe(false);
});

/** What the browser says of an address in its own email field. */
function isValidInBrowser(address: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.required = true;
  input.value = address;
  return input.checkValidity();
}

const parts = [
  ...'aZ7.&@-_+\'"(),;<\\é ',
  'example.org',
  '@example.org',
  '@a.',
  '@xn--a-',
  'a'.repeat(63),
  'b'.repeat(64),
];

test('the contract accepts the addresses that the browser accepts in its email field, and no others', () => {
  const addresses = parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => `${one}${two}${three}`.trim())));
  const differing = addresses.filter((each) => email.safeParse(each).success !== isValidInBrowser(each));
  expect(differing).toEqual([]);
  expect(addresses.filter(isValidInBrowser).length).toBeGreaterThan(100);
});
