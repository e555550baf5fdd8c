import type { EventDetail } from '@ascendant/contract/event';
import { shownPrices, tierFromWire } from '@ascendant/contract/tier-wire';
import { oneAdult, type PartyCount } from '@ascendant/domain/booking/party-count';
import type { Cents } from '@ascendant/domain/money';
import { chargeRatesOf, type ChargeRates } from '@ascendant/domain/pricing/rates';
import { ticketsTotalOf } from '@ascendant/domain/pricing/tickets-total';
import { childPriceOf } from '@ascendant/domain/pricing/tier';
import { usePartyOfEvent } from '../../fields/party-address';

/** Who's chosen so far, and what their tickets cost. */
export interface PartyPrice {
  readonly count: PartyCount;
  /** Before fee and tax, in cents; null for a free event. */
  readonly tickets: Cents | null;
  /** By which fee and tax are added: the event's. */
  readonly rates: ChargeRates;
}

/** The price of the people chosen on an event's page, by the tier on sale. */
export function usePartyPrice(event: EventDetail): PartyPrice {
  const count = usePartyOfEvent(event).count ?? oneAdult;
  const sold = event.pricingTiers.find(({ id }) => id === event.currentTierId);
  const rates = chargeRatesOf(event.taxes);
  if (sold === undefined) return { count, rates, tickets: shownPrices(event).today };
  const tier = tierFromWire(sold);
  const tickets = ticketsTotalOf({ ...count, adultPrice: tier.adultPrice, childPrice: childPriceOf(tier) });
  return { count, rates, tickets: tickets === 0 ? null : tickets };
}
