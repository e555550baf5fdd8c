import { clockText } from '../../date-form';

/**
 * What's wrong with a time that the clocks at the event's place skip on that day.
 * @param time `HH:MM`
 * Source: docs/rules/events.md, "The event form".
 */
export function skippedTimeProblem(time: string): string {
  return `The clocks go forward that day, so ${clockText(time)} doesn’t exist. Please choose another time.`;
}

/** The same of a date that an event is repeated on. @param what begins or ends then */
export function skippedOnDateProblem(time: string, what: 'starts' | 'ends'): string {
  return `The clocks go forward then, so ${clockText(time)}, when it ${what}, doesn’t exist. Please choose another date.`;
}
