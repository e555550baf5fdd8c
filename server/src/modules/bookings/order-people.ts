import type { BookingOrder } from '@ascendant/contract/booking';
import type { ErrorCode } from '@ascendant/contract/errors';
import { soldOutText, sumTaken, takenBy, withExtras } from '@ascendant/domain/booking/attendee-extras';
import { withPriceTypes } from '@ascendant/domain/booking/attendee-prices';
import {
  admitParty,
  childRefusal,
  type Attendee,
  type AttendeeRefusalCode,
  type Candidate,
} from '@ascendant/domain/booking/attendees';
import { guestOf } from '@ascendant/domain/booking/guests';
import { partyRefusal } from '@ascendant/domain/booking/party-rules';
import type { ChosenExtra, OfferedExtra } from '@ascendant/domain/pricing/extra';
import { offeredExtras } from '@ascendant/domain/pricing/offered-extras';
import type { OfferedType } from '@ascendant/domain/pricing/price-type';
import { sellsExtras } from '@ascendant/domain/pricing/taxes';
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
  return [buyer, ...companionsOf({ userId, attendees: order.attendees.slice(1) }, found)];
}

/**
 * The people who come along with a traveller.
 * @throws AppError not_found for someone else's dependent
 */
export function companionsOf(
  { userId, attendees }: { readonly userId: number } & Pick<BookingOrder, 'attendees'>,
  found: readonly FoundCandidate[],
): Candidate[] {
  const own = found.filter((person) => person.userId === userId);
  const traveller = own.find(({ type }) => type === 'user');
  const dependents = new Map(own.filter(({ type }) => type === 'dependent').map((person) => [person.id, person]));
  return attendees.map(({ type, id, guest }) => {
    if (type === 'dependent') return dependents.get(id ?? 0) ?? notYours();
    if (!traveller || (id !== undefined && id !== userId)) return notYours();
    // The traveller again is refused as already added.
    return guest === undefined ? traveller : guestOf(traveller);
  });
}

function notYours(): never {
  throw new AppError('not_found', { message: "This person isn't in your family." });
}

/** @param coming who has a seat in the same booking already @throws AppError birth_date_required, attendee_refused */
export function admit(
  people: readonly Candidate[],
  event: EventForSale,
  coming: readonly Attendee[] = [],
): readonly Attendee[] {
  const party = admitParty(people, event, coming);
  if (!party.ok) throw refusedParty(party);
  const refusal = childRefusal([...coming, ...party.value], event);
  if (refusal !== null) throw refusedParty(refusal);
  return party.value;
}

function refusedParty({ code: reason, message }: Refusal<AttendeeRefusalCode>): AppError {
  const code: ErrorCode = reason === 'birth_date_required' ? 'birth_date_required' : 'attendee_refused';
  return new AppError(code, { message, fields: { attendees: message }, details: { reason } });
}

/**
 * @param coming who has a seat in the same booking already
 * @throws AppError attendee_refused for a price type that isn't offered, isn't for someone's age, or needs more adults
 */
export function typed(
  { attendees }: Pick<BookingOrder, 'attendees'>,
  party: readonly Attendee[],
  { offered, coming = [] }: { readonly offered: readonly OfferedType[]; readonly coming?: readonly Attendee[] },
): readonly Attendee[] {
  const answer = withPriceTypes(
    party,
    attendees.map(({ priceType }) => priceType),
    { offered, coming },
  );
  if (!answer.ok) throw refusedParty(answer);
  refuseParty([...coming, ...answer.value]);
  return answer.value;
}

/** @throws AppError attendee_refused for people who can't come together as what they chose */
export function refuseParty(party: readonly Attendee[]): void {
  const refusal = partyRefusal(party);
  if (refusal !== null) throw refusedParty(refusal);
}

/** The extras of a date, with what's left after those who have it already. @param own what's counted as taken and is theirs */
export function extrasFor(
  { extras, taxPlace }: Pick<EventForSale, 'extras' | 'taxPlace'>,
  { before = [], own = [] }: { readonly before?: readonly TakingAlong[]; readonly own?: readonly TakingAlong[] } = {},
): readonly OfferedExtra[] {
  if (extras === null || !sellsExtras(taxPlace)) return [];
  const taken = sumTaken(extras.taken, takenBy(before));
  return offeredExtras(extras.extras, sumTaken(taken, takenBy(own), -1));
}

type TakingAlong = Pick<Attendee, 'extras'>;

/** @throws AppError extra_not_offered; extra_sold_out for more than is left */
export function takingAlong(
  { attendees }: { readonly attendees: readonly { readonly extras?: readonly ChosenExtra[] | undefined }[] },
  party: readonly Attendee[],
  offered: readonly OfferedExtra[],
): readonly Attendee[] {
  const answer = withExtras(
    party,
    attendees.map(({ extras }) => extras),
    offered,
  );
  if (!answer.ok) throw new AppError(answer.code, { message: answer.message, fields: { extras: answer.message } });
  return answer.value;
}

/** What people took along comes to another date with them. @throws AppError extra_sold_out if it isn't left there */
export function refuseWithoutExtras(coming: readonly TakingAlong[], offered: readonly OfferedExtra[]): void {
  const message = soldOutText(coming, offered, 'there');
  if (message !== null) throw new AppError('extra_sold_out', { message });
}
