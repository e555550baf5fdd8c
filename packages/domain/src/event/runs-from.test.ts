import { describe, expect, test } from 'vitest';
import { calendarDay } from '../calendar-day';
import { decisionDay, decisionOf, runsFromProblems, runsFromText, tooFewSeats, type DateToRun } from './runs-from';

const date: DateToRun = {
  runsFrom: null,
  decideDaysBefore: null,
  startDate: calendarDay('2027-07-08'),
  today: calendarDay('2027-06-01'),
  capacity: 12,
  booked: 0,
  isDecided: false,
};
const problems = (runsFrom: number | null, decideDaysBefore: number | null, changes: Partial<DateToRun> = {}) =>
  runsFromProblems({ runsFrom, decideDaysBefore }, { ...date, ...changes });

describe('how many people an event needs to run', () => {
  test.each([
    [2, 7, {}],
    [12, 90, { today: calendarDay('2027-01-01') }],
    [6, 36, {}],
    [null, null, {}],
    // It can fall when people have booked, and go.
    [5, 7, { booked: 3, runsFrom: 6, decideDaysBefore: 7 }],
    [null, null, { booked: 3, runsFrom: 6, decideDaysBefore: 7 }],
    // What it was stays possible after the day.
    [5, 40, { runsFrom: 6, decideDaysBefore: 40 }],
  ] as const)('%j people, decided %j days before, is accepted (%j)', (people, days, changes) => {
    expect(problems(people, days, changes)).toEqual({});
  });

  test.each([
    [1, 7, {}, { runsFrom: 'Please enter at least 2 people' }],
    [2.5, 7, {}, { runsFrom: 'Please enter at least 2 people' }],
    [13, 7, {}, { runsFrom: 'This date has only 12 seats' }],
    [null, 7, {}, { runsFrom: 'Please enter at least 2 people' }],
    [6, null, {}, { decideDaysBefore: 'Please enter 1 to 90 days' }],
    [6, 0, {}, { decideDaysBefore: 'Please enter 1 to 90 days' }],
    [6, 91, {}, { decideDaysBefore: 'Please enter 1 to 90 days' }],
    [6, 37, {}, { decideDaysBefore: 'That day is over. Please enter fewer days.' }],
    [6, 7, { booked: 1 }, { runsFrom: 'People have booked already, so this number can’t be raised.' }],
    [
      7,
      8,
      { booked: 1, runsFrom: 6, decideDaysBefore: 7 },
      {
        runsFrom: 'People have booked already, so this number can’t be raised.',
        decideDaysBefore: 'People have booked already, so this day stays.',
      },
    ],
    [null, null, { isDecided: true }, { runsFrom: 'It’s decided already: this date takes place.' }],
  ] as const)('%j people, decided %j days before, with %j, is refused', (people, days, changes, expected) => {
    expect(problems(people, days, changes)).toEqual(expected);
  });
});

test('a date can’t have fewer seats than it needs people', () => {
  expect([tooFewSeats(6, 6), tooFewSeats(1, null)]).toEqual([null, null]);
  expect(tooFewSeats(5, 6)).toBe('This date needs 6 people to take place. Lower that number first.');
});

test('it’s decided as many days before the first day', () => {
  expect(decisionDay(calendarDay('2027-03-01'), 7)).toBe('2027-02-22');
});

test.each([
  [6, 0, 'runs'],
  [7, 0, 'runs'],
  [5, 0, 'cancel'],
  [5, 1, 'wait'],
  [3, 2, 'cancel'],
] as const)('with %i booked and %i paying of 6 it’s decided: %s', (booked, paying, decision) => {
  expect(decisionOf({ runsFrom: 6, booked, paying })).toBe(decision);
});

test('the page says from how many it runs, how many have booked, and when it’s decided', () => {
  const text = (booked: number, isDecided = false) => runsFromText({ people: 6, booked, isDecided }, 'July 1');
  expect(text(4)).toBe('Runs from 6 people. 4 have booked. Decided on July 1.');
  expect(text(1)).toBe('Runs from 6 people. 1 has booked. Decided on July 1.');
  expect(text(0)).toBe('Runs from 6 people. No one has booked yet. Decided on July 1.');
  expect(text(4, true)).toBe('Runs from 6 people. It’s decided: this date takes place.');
});
