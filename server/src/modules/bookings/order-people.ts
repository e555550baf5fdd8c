import type { BookingOrder } from '@ascendant/contract/booking';
import type { ErrorCode } from '@ascendant/contract/errors';
import { withPriceTypes } from '@ascendant/domain/booking/attendee-prices';
import {
  admitParty,
  childRefusal,
  type Attendee,
  type AttendeeRefusalCode,
  type Candidate,
} from '@ascendant/domain/booking/attendees';
import { guestOf } from '@ascendant/domain/booking/guests';
import type { OfferedType } from '@ascendant/domain/pricing/price-type';
import type { Refusal } from '@ascendant/domain/result';
import { AppError } from '../../errors/app-error';
import type { EventForSale } from '../capacity/sale.repository';
import type { FoundCandidate } from './candidates.repository';
import type { OrderToPrice } from './order';

/**
 * The people of an order, the buyer first.
 * @throws AppError attendee_refused if the first attendee isn't the buyer; not_found for someone else's dependent
 */
export function peopleOf(
  { userId, order }: Pick<OrderToPrice, 'userId'> & { readonly order: Pick<BookingOrder, 'attendees'> },
  found: readonly FoundCandidate[],
): Candidate[] {
  const own = found.filter((person) => person.userId === userId);
  const buyer = own.find(({ type }) => type === 'user');
  const [first] = order.attendees;
  if (
    !buyer ||
    first?.type !== 'user' ||
    first.guest !== undefined ||
    (first.id !== undefined && first.id !== userId)
  ) {
    throw new AppError('attendee_refused', { message: 'The first attendee must be the person who books.' });
  }
  const dependents = new Map(own.filter(({ type }) => type === 'dependent').map((person) => [person.id, person]));
  const others = order.attendees.slice(1).map(({ type, id, guest }) => {
    // A guest of the buyer, or the buyer again, whom the rule refuses as already added.
    const buyerOrGuest = guest === undefined ? buyer : guestOf(buyer);
    if (type === 'user') return id === undefined || id === userId ? buyerOrGuest : undefined;
    return dependents.get(id ?? 0);
  });
  return [buyer, ...others.map((other) => other ?? notYours())];
}

function notYours(): never {
  throw new AppError('not_found', { message: "This person isn't in your family." });
}

export function admit(people: readonly Candidate[], event: EventForSale): readonly Attendee[] {
  const party = admitParty(people, event);
  if (!party.ok) throw refusedParty(party);
  const refusal = childRefusal(party.value, event);
  if (refusal !== null) throw refusedParty(refusal);
  return party.value;
}

function refusedParty({ code: reason, message }: Refusal<AttendeeRefusalCode>): AppError {
  const code: ErrorCode = reason === 'birth_date_required' ? 'birth_date_required' : 'attendee_refused';
  return new AppError(code, { message, fields: { attendees: message }, details: { reason } });
}

/** @throws AppError attendee_refused for a price type that isn't offered, or isn't for someone's age */
export function typed(
  { attendees }: Pick<BookingOrder, 'attendees'>,
  party: readonly Attendee[],
  offered: readonly OfferedType[],
): readonly Attendee[] {
  const answer = withPriceTypes(
    party,
    attendees.map(({ priceType }) => priceType),
    offered,
  );
  if (!answer.ok) throw refusedParty(answer);
  return answer.value;
}
