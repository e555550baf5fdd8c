import { expect, it } from 'vitest';
import { calendarDay } from '../calendar-day';
import { datesSpan } from './dates-span';

const day = calendarDay;
const today = day('2027-06-01');

it.each([
  [{}, { from: '2027-06-01', to: '2028-05-31' }],
  [{ from: day('2027-07-01') }, { from: '2027-07-01', to: '2028-06-30' }],
  [{ to: day('2027-06-01') }, { from: '2027-06-01', to: '2027-06-01' }],
  [
    { from: day('2027-06-01'), to: day('2028-05-31') },
    { from: '2027-06-01', to: '2028-05-31' },
  ],
  [{ from: day('2027-06-01'), to: day('2028-06-01') }, { problem: 'Please choose at most 366 days' }],
  [{ from: day('2027-06-02'), to: day('2027-06-01') }, { problem: 'The last day can’t be before the first' }],
])('the days whose dates are listed: asked for %j, they’re %j', (asked, span) => {
  expect(datesSpan(asked, today)).toEqual(span);
});
