import { calendarDay } from '@ascendant/domain/calendar-day';
import { expect, test } from 'vitest';
import { birthSchema } from './birth-check';
import { birthValues, toBirthInfo, type BirthValues } from './birth-form';

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
