import { admitAttendee, type Attendee } from '@ascendant/domain/booking/attendees';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import { discountOn, discountTerms } from '@ascendant/domain/pricing/discount';
import { ticketsOf } from '@ascendant/domain/pricing/party-tickets';
import { quoteTickets, ticketsTotalOf, type Quote } from '@ascendant/domain/pricing/quote';
import type { TierType } from '@ascendant/domain/pricing/tier';
import { runsOn, type DiscountPlan } from './discount-plan';
import type { EventPlan } from './event-plan';
import { localDay } from './moments';
import type { PersonPlan } from './people-plan';

/** One person of the party: the booker, or one of their dependents by position. */
export interface PartyMember extends Omit<Attendee, 'id'> {
  readonly dependentIndex: number | null;
}

/** A booking to write, with the price at the time it was made. */
export interface BookingPlan {
  readonly event: EventPlan;
  readonly bookerIndex: number;
  readonly party: readonly PartyMember[];
  readonly bookedAt: Date;
  readonly tierType: TierType;
  readonly discountCode: string | null;
  readonly quote: Quote;
}

/** Who in a household wants to come. */
export interface PartyWish {
  readonly booker: PersonPlan;
  /** Positions in the booker's list of dependents. */
  readonly companions: readonly number[];
  /** The most people that may come. */
  readonly seats: number;
}

/** The booker and the companions the event admits; empty if it doesn't admit the booker. */
export function gatherParty(event: EventPlan, { booker, companions, seats }: PartyWish): readonly PartyMember[] {
  const self = admit(event, { type: 'user', person: booker.content, dependentIndex: null });
  if (!self) return [];
  const others = companions.flatMap((dependentIndex) => {
    const person = booker.content.dependents[dependentIndex];
    const member = person && admit(event, { type: 'dependent', person, dependentIndex });
    return member ? [member] : [];
  });
  return [self, ...others].slice(0, seats);
}

interface Candidate {
  readonly type: Attendee['type'];
  readonly person: { readonly firstName: string; readonly lastName: string; readonly birth: { readonly date: string } };
  readonly dependentIndex: number | null;
}

function admit(event: EventPlan, { type, person, dependentIndex }: Candidate): PartyMember | null {
  const name = `${person.firstName} ${person.lastName}`;
  const answer = admitAttendee(
    { type, id: 0, name, dateOfBirth: calendarDay(person.birth.date) },
    { minimumAge: event.content.minimumAge, startDate: event.startDate },
  );
  return answer.ok ? { type, name, age: answer.value.age, isChild: answer.value.isChild, dependentIndex } : null;
}

/**
 * Prices a party by the pricing rules, with the tier that was on sale at that moment.
 * @returns null if nothing was on sale then
 */
export function priceParty(
  event: EventPlan,
  order: { party: readonly PartyMember[]; bookerIndex: number; bookedAt: Date; discount: DiscountPlan | null },
): BookingPlan | null {
  const day = localDay(order.bookedAt, event.content.place.timezone);
  const tier = currentTier(
    event.tiers.map((tier) => ({ ...tier, id: 0 })),
    { today: day, hasBegun: false },
  );
  if (!tier) return null;
  const discount = order.discount && runsOn(order.discount, day) ? order.discount : null;
  const terms = discount ? discountTerms(discount.discountType, discount.value * 100) : null;
  const { party, bookerIndex, bookedAt } = order;
  const tickets = ticketsOf(party, tier);
  const quote = quoteTickets(tickets, discountOn(ticketsTotalOf(tickets), terms));
  return { event, bookerIndex, party, bookedAt, tierType: tier.tierType, discountCode: discount?.code ?? null, quote };
}
