import type { EventSummary } from '@ascendant/contract/event';
import { shownPrices } from '@ascendant/contract/tier-wire';
import { priceLabel, priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import { useAuth } from '../../auth/AuthProvider';
import { usePartyText, withParty } from '../../fields/party-address';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { Badge } from '../../ui/layout/Badge';
import { Price } from '../../ui/text/Price';
import { siteCurrency } from '../../ui/text/site-currency';

interface EventPriceProps {
  readonly event: Pick<EventSummary, 'pricingTiers' | 'currentTierId' | 'today' | 'startDate' | 'taxes'>;
  /** 'per person' beside the price. */
  readonly hasUnit?: boolean;
}

/** The lowest price that can still be booked, and below it what one adult pays today in all (docs/rules/pricing.md, "Honest prices"). */
export function EventPrice({ event, hasUnit = false }: EventPriceProps) {
  const { from, today } = shownPrices(event);
  return (
    <Price>
      <b>{priceLabel(from)}</b>
      {hasUnit && from !== null ? (
        <>
          {' '}
          <span className="meta no-wrap">per person</span>
        </>
      ) : null}
      <small>
        {priceWithFeeLabel(today, { where: 'card', currency: siteCurrency(), rates: chargeRatesOf(event.taxes) })}
      </small>
    </Price>
  );
}

/** Starts a booking. Visitors sign in first and return to the event, where its dialog opens (specification 1, section 2 (Event card)). */
export function BookNow({
  event,
}: {
  readonly event: Pick<EventSummary, 'id' | 'title' | 'seatsLeft' | 'hasBegun' | 'isSalesPaused'>;
}) {
  const { user, isLoading } = useAuth();
  const party = usePartyText();
  if (event.hasBegun) return <Badge>Booking closed</Badge>;
  if (event.isSalesPaused) return <Badge>Sales paused</Badge>;
  if (event.seatsLeft <= 0) return <Badge>Sold out</Badge>;
  const dialog = withParty(paths.bookEvent(event.id), party);
  const isKnown = user !== null || isLoading;
  return (
    <ButtonLink
      size="small"
      to={isKnown ? dialog : paths.authThen(paths.event(event.id))}
      state={isKnown ? undefined : { dialog }}
    >
      Book Now<span className="visually-hidden">{`: ${event.title}`}</span>
    </ButtonLink>
  );
}
