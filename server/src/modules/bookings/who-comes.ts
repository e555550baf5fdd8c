import { isUnnamed } from '@ascendant/domain/booking/guests';
import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { extrasText } from '@ascendant/domain/pricing/extra-text';
import { partySize } from '@ascendant/domain/pricing/party-label';
import { countPeople } from '@ascendant/domain/pricing/party-tickets';
import type { BookingRow } from '../../../db/schema/bookings';
import { namesText } from '../../mail/event-facts';
import type { LetterFact } from '../../mail/letter';

/** Who comes with what, for an email about a booking. @param namesUrl where guests without a name can be named; left out where it isn't said */
export function whoComesFact(
  { attendees, cancelledPositions }: Pick<BookingRow, 'attendees' | 'cancelledPositions'>,
  namesUrl?: string,
): LetterFact {
  const people = whoComes(attendees, cancelledPositions);
  const along = people.flatMap(({ name, extras }) => (extras ? [`${name}: ${extrasText(extras)}`] : []));
  const who = [
    'Who',
    namesText(people.map(({ name }) => name)),
    [partySize(countPeople(people)), ...along].join('. '),
  ] as const;
  return namesUrl !== undefined && people.some(isUnnamed) ? [...who, { label: 'Add names', url: namesUrl }] : who;
}
