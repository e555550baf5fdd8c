import { describe, expect, it } from 'vitest';
import { clockProblems, repeatedClockProblems } from './clock-problems';

const skipped = (time: string) =>
  `The clocks go forward that day, so ${time} doesn’t exist. Please choose another time.`;
const mustBeAfter = 'End time must be after start time';
const onOneDay = (day: string, startTime: string, endTime: string) => ({
  startDate: day,
  endDate: day,
  startTime,
  endTime,
});

describe('a time that the clocks skip is refused at its field', () => {
  it.each([
    ['America/Toronto', '2027-03-14', '01:59', '04:00', {}],
    ['America/Toronto', '2027-03-14', '02:00', '04:00', { startTime: skipped('2:00 a.m.') }],
    ['America/Toronto', '2027-03-14', '02:30', '03:15', { startTime: skipped('2:30 a.m.'), endTime: mustBeAfter }],
    ['America/Toronto', '2027-03-14', '02:59', '04:00', { startTime: skipped('2:59 a.m.') }],
    ['America/Toronto', '2027-03-14', '03:00', '04:00', {}],
    ['America/Toronto', '2027-03-13', '02:30', '03:15', {}],
    ['America/Toronto', '2027-03-14', '01:00', '02:30', { endTime: skipped('2:30 a.m.') }],
    ['America/Regina', '2027-03-14', '02:30', '03:15', {}],
    ['Australia/Lord_Howe', '2027-10-03', '02:15', '04:00', { startTime: skipped('2:15 a.m.') }],
    ['Australia/Lord_Howe', '2027-10-03', '02:30', '04:00', {}],
    ['Africa/Cairo', '2027-04-30', '00:30', '04:00', { startTime: skipped('12:30 a.m.') }],
    ['Pacific/Auckland', '2027-09-26', '02:00', '04:00', { startTime: skipped('2:00 a.m.') }],
  ])('%s, %s, %s to %s', (timezone, day, startTime, endTime, problems) => {
    expect(clockProblems(onOneDay(day, startTime, endTime), timezone)).toEqual(problems);
  });
});

describe('the end is compared as an instant', () => {
  it.each([
    // The hour from 1:00 to 2:00 is there twice; both times mean the first.
    ['America/Toronto', '2027-11-07', '01:45', '01:15', { endTime: mustBeAfter }],
    ['America/Toronto', '2027-11-07', '01:15', '01:45', {}],
    ['America/Toronto', '2027-11-07', '00:45', '01:15', {}],
    ['America/Toronto', '2027-11-07', '09:00', '09:00', { endTime: mustBeAfter }],
    ['America/Toronto', '2027-11-07', '09:00', '09:01', {}],
  ])('%s, %s, %s to %s', (timezone, day, startTime, endTime, problems) => {
    expect(clockProblems(onOneDay(day, startTime, endTime), timezone)).toEqual(problems);
  });

  it('overnight, an event ends on the next day', () => {
    const overnight = { startDate: '2027-11-06', endDate: '2027-11-07', startTime: '21:00', endTime: '01:30' };
    expect(clockProblems(overnight, 'America/Toronto')).toEqual({});
  });
});

it('what isn’t filled in is the form’s to refuse', () => {
  expect(clockProblems(onOneDay('', '', ''), 'America/Toronto')).toEqual({});
  expect(clockProblems(onOneDay('2027-02-30', '25:00', '02:30'), 'America/Toronto')).toEqual({});
});

it('dates to repeat an event on are refused one by one, where they skip its start or its end', () => {
  const event = { ...onOneDay('2027-03-07', '02:30', '05:00'), timezone: 'America/Toronto' };
  const starts = 'The clocks go forward then, so 2:30 a.m., when it starts, doesn’t exist. Please choose another date.';
  expect(repeatedClockProblems(event, ['2027-03-13', '2027-03-14', '2027-03-15', 'soon'])).toEqual({
    'dates.1': starts,
  });
  const overnight = { ...event, startTime: '22:00', endDate: '2027-03-08', endTime: '02:30' };
  expect(repeatedClockProblems(overnight, ['2027-03-13', '2027-03-14'])).toEqual({
    'dates.0': starts.replace('starts', 'ends'),
  });
});
