import type { BookingOrder } from '@ascendant/contract/booking';
import type { Attendee, Candidate } from '@ascendant/domain/booking/attendees';
import type { Transaction } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { findCandidates, type FoundCandidate } from './candidates.repository';

/** Whose order it is. */
export interface OwnOrder {
  readonly userId: number;
  readonly order: BookingOrder;
}

/** The buyers of some orders, and those of their dependents whom the orders name. */
export async function findPeople(tx: Transaction, orders: readonly OwnOrder[]): Promise<readonly FoundCandidate[]> {
  const userIds = orders.map(({ userId }) => userId);
  const dependentIds = orders.flatMap(({ order }) => dependentsOf(order)).filter((id) => id !== undefined);
  return findCandidates(tx, userIds, dependentIds);
}

/**
 * The people of an order, the buyer first.
 * @throws AppError attendee_refused if the first attendee isn't the buyer; not_found for someone else's dependent
 */
export function peopleOf({ userId, order }: OwnOrder, found: readonly FoundCandidate[]): Candidate[] {
  const own = found.filter((person) => person.userId === userId);
  const buyer = own.find(({ type }) => type === 'user');
  const [first] = order.attendees;
  if (!buyer || first?.type !== 'user' || (first.id !== undefined && first.id !== userId)) {
    throw new AppError('attendee_refused', { message: 'The first attendee must be the person who books.' });
  }
  const dependents = new Map(own.filter(({ type }) => type === 'dependent').map((person) => [person.id, person]));
  const others = order.attendees.slice(1).map(({ type, id }) => {
    // The buyer again, whom the rule refuses as already added.
    if (type === 'user') return id === undefined || id === userId ? buyer : undefined;
    return dependents.get(id ?? 0);
  });
  return [buyer, ...others.map((other) => other ?? notYours())];
}

function dependentsOf(order: BookingOrder): readonly (number | undefined)[] {
  return order.attendees.map((other) => (other.type === 'dependent' ? other.id : undefined));
}

/** Whether an order names the people of a booking, in any order. Anyone whom it names twice, or without saying who, isn't in one. */
export function namesSamePeople(order: BookingOrder, attendees: readonly Attendee[]): boolean {
  const buyer = attendees[0]?.id;
  const named = order.attendees.map(({ type, id }) => `${type} ${type === 'user' ? (id ?? buyer) : id}`);
  const booked = attendees.map(({ type, id }) => `${type} ${id}`);
  return named[0] === booked[0] && named.toSorted().join() === booked.toSorted().join();
}

function notYours(): never {
  throw new AppError('not_found', { message: "This person isn't in your family." });
}
