import { whoComes } from '@ascendant/domain/booking/partial-cancellation';
import { partySize } from '@ascendant/domain/pricing/party-label';
import { countTickets } from '@ascendant/domain/pricing/quote';
import type { BookingRow } from '../../../db/schema/bookings';
import type { LetterFact } from '../../mail/letter';
import { namesText } from '../../mail/names-text';

/** Who comes, for an email about a booking. */
export function whoComesFact({
  attendees,
  cancelledPositions,
}: Pick<BookingRow, 'attendees' | 'cancelledPositions'>): LetterFact {
  const people = whoComes(attendees, cancelledPositions);
  return ['Who', namesText(people.map(({ name }) => name)), partySize(countTickets(people))];
}
