import { dateTimeText } from './date-text';
import type { LetterFact } from './letter';
import type { Recipient } from './recipient.repository';

/** When an event starts and ends, in words and with its time zone, and where it is. */
export function whenAndWhere(
  event: Pick<Recipient['event'], 'startsAt' | 'endsAt' | 'timezone' | 'location'>,
): readonly LetterFact[] {
  return [
    ['When', dateTimeText(event.startsAt, event.timezone), `Ends ${dateTimeText(event.endsAt, event.timezone)}`],
    ['Where', event.location],
  ];
}
