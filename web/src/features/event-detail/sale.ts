import type { MyBooking } from '@ascendant/contract/booking';
import type { EventDetail } from '@ascendant/contract/event';
import { partyPrice, type PartyPrice } from '@ascendant/contract/event-sale';
import { usePartyOfEvent } from '../../fields/party-address';

const namedAtMost = 3;

/** The id of the waitlist section on an event's page. */
export const waitlistAnchor = 'waitlist';

/** Who of one's own has a seat on the event that is shown, and where their tickets are. */
export interface Going {
  /** The user who booked comes first. */
  readonly people: readonly Pick<MyBooking['attendees'][number], 'name' | 'guest'>[];
  readonly ticketsPath: string;
}

/** 'You’re going', 'You and Jonas are going', 'You and 9 others are going' */
export function goingSentence(people: Going['people']): string {
  const [, ...company] = people;
  const others = company.map(({ name }) => name.split(' ', 1)[0] ?? name);
  if (others.length === 0) return 'You’re going';
  if (others.length > namedAtMost || company.some(({ guest }) => guest === 'unnamed'))
    return `You and ${others.length === 1 ? '1 other' : `${others.length} others`} are going`;
  return `${['You', ...others.slice(0, -1)].join(', ')} and ${others.at(-1)} are going`;
}

/** The price of the people chosen on an event's page, by the tier on sale. */
export function usePartyPrice(event: EventDetail): PartyPrice {
  return partyPrice(event, usePartyOfEvent(event).count);
}
