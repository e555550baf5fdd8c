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

/** The same with where people meet and what they bring, as far as the organizer says, for those who are going. */
export function howToGetThere(event: Recipient['event']): readonly LetterFact[] {
  const { meetingPoint, whatToBring } = event;
  return [
    ...whenAndWhere(event),
    ...(meetingPoint === '' ? [] : [['Meet', meetingPoint] as const]),
    ...(whatToBring === '' ? [] : [['Bring', whatToBring] as const]),
  ];
}
