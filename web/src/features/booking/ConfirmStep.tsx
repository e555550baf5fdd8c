import { formatDollars } from '@ascendant/domain/money';
import { holdMinutes } from '@ascendant/domain/booking/hold';
import { bookingFeeLabel, taxLabel } from '@ascendant/domain/pricing/charge-label';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { ticketPrice, tierName } from '@ascendant/domain/pricing/tier';
import { Icon } from '../../ui/Icon';
import type { BookingOrder } from './booking-order';
import { EventLine } from './EventLine';
import { isFree } from './party';

/** The price, line by line, before it is booked. */
export function ConfirmStep({ event, attendees, tier, quote }: BookingOrder) {
  const free = isFree(quote);
  return (
    <>
      <EventLine event={event} />
      <dl className="facts confirm-facts">
        {attendees.map((attendee) => (
          <div key={`${attendee.type}-${attendee.id}`}>
            <dt>
              {attendee.name} <span className="badge">{attendee.isChild ? 'Child' : 'Adult'}</span>
            </dt>
            <dd>{amountOrFree(ticketPrice(tier, attendee))}</dd>
          </div>
        ))}
        <div>
          <dt>Tier</dt>
          <dd>
            <span className="badge sun">{tierName(tier.tierType)}</span>
          </dd>
        </div>
        <div className="sub">
          <dt>Subtotal</dt>
          <dd>{formatDollars(quote.subtotal)}</dd>
        </div>
        {quote.bookingFee > 0 ? (
          <div>
            <dt>{bookingFeeLabel}</dt>
            <dd>{formatDollars(quote.bookingFee)}</dd>
          </div>
        ) : null}
        <div className="sum">
          <dt>{free ? 'Total' : 'Before tax'}</dt>
          <dd>{formatDollars(quote.totalBeforeTax)}</dd>
        </div>
      </dl>
      {free ? null : (
        <div className="note">
          <Icon name="clock" />
          <p>
            {holdSentence(attendees.length)} {taxLabel} is added there.
          </p>
        </div>
      )}
    </>
  );
}

const numerals = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function holdSentence(places: number): string {
  const whose = places === 1 ? 'Your place is' : `Your ${numerals[places] ?? places} places are`;
  return `${whose} held for ${holdMinutes} minutes once you go to checkout.`;
}
