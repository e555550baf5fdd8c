import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, clockTime } from '../calendar-day';
import { parseRecurrence, recurrenceRule } from './recurrence';
import { endOfDate, lastCountedDay, scheduledDates, windowEnd, type Schedule } from './schedule';
import { datesProblems, readSchedule, scheduleProblems, spanProblems, type ScheduleForm } from './schedule-form';
import { scheduleText } from './schedule-text';

const day = calendarDay;
const first = { startDate: '2027-06-01', startTime: '09:00' };

const form: ScheduleForm = {
  rule: 'FREQ=WEEKLY;BYDAY=TU,SA',
  times: ['14:00', '09:00'],
  until: '2027-10-12',
  added: [],
  excluded: ['2027-07-03'],
  cutOffHours: 2,
  windowWeeks: 52,
};

function scheduleOf(change: Partial<ScheduleForm> = {}): Schedule {
  const read = readSchedule({ ...form, ...change }, first);
  if ('problems' in read) throw new RangeError(JSON.stringify(read.problems));
  return read.schedule;
}

describe('a rule of RFC 5545', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=52',
    'FREQ=WEEKLY;BYDAY=TU,SA',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU',
    'FREQ=MONTHLY;BYDAY=-1FR',
  ])('%s is read, and written the same', (rule) => {
    const recurrence = parseRecurrence(rule);
    expect(recurrence && recurrenceRule(recurrence)).toBe(rule);
  });

  it.each([
    '',
    'FREQ=YEARLY',
    'FREQ=HOURLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=53',
    'FREQ=DAILY;BYDAY=MO',
    'FREQ=DAILY;COUNT=3',
    'FREQ=DAILY;UNTIL=20271012',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=TU,TU',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=1TU',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;BYDAY=6TU',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYDAY=2TU;BYMONTHDAY=3',
    'DTSTART=20270601;FREQ=DAILY',
  ])('%s is refused, since we couldn’t say it in words', (rule) => {
    expect(parseRecurrence(rule)).toBeNull();
  });
});

describe('a schedule in words', () => {
  it('names its days, its times, its last day and what is left out', () => {
    const schedule = scheduleOf({ excluded: ['2027-07-01'] });
    expect(scheduleText(schedule, day('2027-06-01'))).toBe(
      'Every Tuesday and Saturday at 9:00 a.m. and 2:00 p.m. until October 12, except July 1',
    );
    expect(scheduleText(schedule, day('2027-06-01'), 'en-GB')).toBe(
      'Every Tuesday and Saturday at 09:00 and 14:00 until 12 October, except 1 July',
    );
  });

  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
    ['FREQ=WEEKLY;BYDAY=SU,MO,TU,WE,TH,FR,SA', 'Every day'],
    ['FREQ=WEEKLY;BYDAY=SU,MO,FR', 'Every Monday, Friday and Sunday'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO', 'Every 2 weeks on Monday'],
    ['FREQ=MONTHLY;BYMONTHDAY=22', 'On the 22nd of every month'],
    ['FREQ=MONTHLY;BYMONTHDAY=11', 'On the 11th of every month'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'On the last day of every month'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=1TU', 'On the first Tuesday of every 2nd month'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'On the last Friday of every month'],
  ])('%s is ‘%s’', (rule, text) => {
    const schedule = scheduleOf({ rule, times: ['09:00'], until: null, excluded: [] });
    expect(scheduleText(schedule, day('2027-06-01'))).toBe(`${text} at 9:00 a.m.`);
  });

  it('says the year of days in another one', () => {
    const schedule = scheduleOf({ until: '2028-05-31', added: ['2027-12-24', '2028-01-02'], excluded: [] });
    expect(scheduleText(schedule, day('2027-06-01'))).toContain(
      'until May 31, 2028, and also on December 24 and January 2, 2028',
    );
  });
});

describe('the dates of a schedule', () => {
  it('are its days and those added, without those left out, at each time, in order', () => {
    const schedule = scheduleOf({ added: ['2027-06-03'], excluded: ['2027-06-08'] });
    const days = ['2027-06-01', '2027-06-05', '2027-06-08', '2027-06-12'].map(day);
    const dates = scheduledDates(schedule, days, { from: day('2027-06-01'), to: day('2027-06-11') });
    expect(dates.map(({ startDate, startTime }) => `${startDate} ${startTime}`)).toEqual([
      '2027-06-01 09:00',
      '2027-06-01 14:00',
      '2027-06-03 09:00',
      '2027-06-03 14:00',
      '2027-06-05 09:00',
      '2027-06-05 14:00',
    ]);
  });

  it('end as long after their start as the event does, also over midnight', () => {
    const model = { startDate: '2027-06-01', startTime: '09:00', endDate: '2027-06-01', endTime: '12:30' };
    const at = (startTime: string) =>
      endOfDate(model, { startDate: day('2027-06-30'), startTime: clockTime(startTime) });
    expect(at('14:00')).toEqual({ endDate: '2027-06-30', endTime: '17:30' });
    expect(at('20:30')).toEqual({ endDate: '2027-07-01', endTime: '00:00' });
    const twoDays = { ...model, endDate: '2027-06-03', endTime: '08:00' };
    expect(endOfDate(twoDays, { startDate: day('2027-06-30'), startTime: clockTime('06:00') })).toEqual({
      endDate: '2027-07-02',
      endTime: '05:00',
    });
  });

  it('exist until the end of the window or the last day, whichever is earlier', () => {
    const today = day('2027-06-01');
    expect(windowEnd(scheduleOf({ windowWeeks: 8 }), today)).toBe('2027-07-27');
    expect(windowEnd(scheduleOf({ windowWeeks: 78 }), today)).toBe('2027-10-12');
    expect(lastCountedDay(scheduleOf({ until: null, windowWeeks: 8 }), today)).toBe('2027-07-27');
  });
});

describe('what’s wrong with a schedule', () => {
  it.each([
    [{ rule: 'FREQ=YEARLY' }, { rule: 'Please choose the days when the event repeats' }],
    [{ times: [] }, { times: 'Please add a start time' }],
    [{ times: ['10:00'] }, { times: 'The event’s own start time has to be among these' }],
    [{ times: ['09:00', '09:00'] }, { 'times.1': 'This start time is already listed' }],
    [{ times: ['09:00', '24:00'] }, { 'times.1': 'Please enter a time' }],
    [{ until: '2027-05-31' }, { until: 'The last day can’t be before the first' }],
    [{ until: '2027-06-31' }, { until: 'Please select a valid date. The selected date does not exist.' }],
    [{ added: ['2027-05-31'] }, { 'added.0': 'This day is before the first date' }],
    [{ excluded: ['2027-07-03', '2027-07-03'] }, { 'excluded.1': 'This day is already listed' }],
    [{ cutOffHours: 721 }, { cutOffHours: 'Booking can close up to 720 hours before the start' }],
    [{ windowWeeks: 7 }, { windowWeeks: 'Dates can be added 8 to 78 weeks ahead' }],
    [{ windowWeeks: 79 }, { windowWeeks: 'Dates can be added 8 to 78 weeks ahead' }],
  ])('%j', (change, problems) => {
    expect(scheduleProblems({ ...form, ...change }, first)).toEqual(problems);
  });

  it('is nothing at the edge of each limit', () => {
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
    expect(scheduleProblems({ ...form, times, until: '2027-06-01', cutOffHours: 720, windowWeeks: 8 }, first)).toEqual(
      {},
    );
    expect(scheduleProblems({ ...form, times: [...times, '15:00'] }, first)).toEqual({
      times: 'Add up to 6 start times a day',
    });
  });

  it('is that it has no dates, more than 1,500, or not the event’s own', () => {
    const schedule = scheduleOf({ excluded: [] });
    const days = Array.from({ length: 750 }, (_, index) => addDays(day('2027-06-01'), index));
    const asked = (known: readonly (typeof days)[number][]) => {
      const dates = scheduledDates(schedule, known, { from: day('2027-06-01'), to: day('2030-01-01') });
      return datesProblems(schedule, { first, days: known, dates });
    };
    expect(asked([])).toEqual({ rule: 'No date fits this schedule. Please choose other days, or a later last day.' });
    expect(asked(days)).toEqual({});
    expect(asked([...days, day('2029-12-01')])['rule']).toContain('more than 1,500 dates');
    expect(asked(days.slice(1))['rule']).toContain('The event’s own date has to be one of these');
  });

  it('is a last day, or an added one, more than 10 years after the first', () => {
    const sentence = 'Please choose a day within 10 years of the first';
    const asked = (until: string | null, added: readonly string[] = []) =>
      spanProblems({ until, added }, day('2027-06-01'));
    expect(asked('2037-06-01', ['2037-06-01'])).toEqual({});
    expect(asked(null)).toEqual({});
    expect(asked('2037-06-02')).toEqual({ until: sentence });
    expect(asked(null, ['2037-06-01', '2037-06-02', '9999-12-31'])).toEqual({
      'added.1': sentence,
      'added.2': sentence,
    });
  });

  it('is a day left out that it doesn’t have', () => {
    const schedule = scheduleOf({ excluded: ['2027-06-02'] });
    const days = [day('2027-06-01')];
    const dates = scheduledDates(schedule, days, { from: day('2027-06-01'), to: day('2027-06-30') });
    expect(datesProblems(schedule, { first, days, dates })).toEqual({
      'excluded.0': 'The event doesn’t take place on this day anyway',
    });
  });
});
