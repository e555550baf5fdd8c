import { policySentences } from '@ascendant/domain/booking/cancellation-policy';
import { holdLength } from '@ascendant/domain/booking/hold';
import { seatsOf } from '@ascendant/domain/booking/party-rules';
import { formatDollars } from '@ascendant/domain/money';
import { bookingFeeLabel, taxLinesOf, totalLabelOf } from '@ascendant/domain/pricing/charge-label';
import { currencySentence } from '@ascendant/domain/pricing/currency';
import { extraName, extrasPrice } from '@ascendant/domain/pricing/extra';
import { extrasText } from '@ascendant/domain/pricing/extra-text';
import { kindOfTicket } from '@ascendant/domain/pricing/party-label';
import { amountOrFree } from '@ascendant/domain/pricing/price-label';
import { includedText, sharesPackage } from '@ascendant/domain/pricing/price-type';
import { priceOf } from '@ascendant/domain/pricing/quote';
import { tierName } from '@ascendant/domain/pricing/tier';
import { RunsFromLine } from '../../fields/RunsFromLine';
import { Badge } from '../../ui/layout/Badge';
import { Icon } from '../../ui/layout/Icon';
import { Note } from '../../ui/layout/Note';
import { Facts } from '../../ui/table/Facts';
import { siteCurrency } from '../../ui/text/site-currency';
import type { BookingOrder } from './booking-order';
import styles from './ConfirmStep.module.css';
import { EventLine } from './EventLine';
import { isFree } from './party';

/** The price, line by line, before booking. */
export function ConfirmStep({ event, attendees, tier, quote }: BookingOrder) {
  const free = isFree(quote);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
    <section className={styles.step} tabIndex={0} aria-label="What you’re booking">
      <EventLine event={event} />
      <Facts className={styles.facts}>
        {attendees.map((attendee, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- guests have no id, and the order is fixed here
          <div key={position}>
            <dt>
              <span>{attendee.name}</span>{' '}
              <Badge>{kindOfTicket({ ...attendee, priceType: attendee.priceType?.name })}</Badge>
            </dt>
            <dd>{sharesPackage(attendee.priceType ?? {}) ? includedText : amountOrFree(priceOf(attendee, tier))}</dd>
          </div>
        ))}
        {attendees.flatMap(({ name, extras = [] }, position) =>
          extras.map((extra) => (
            <div key={`${position} ${extraName(extra)}`}>
              <dt>{`${extrasText([extra])} (${name})`}</dt>
              <dd>{amountOrFree(extrasPrice([extra]))}</dd>
            </div>
          )),
        )}
        <div>
          <dt>Tier</dt>
          <dd>
            <Badge tone="sunrise">{tierName(tier.tierType)}</Badge>
          </dd>
        </div>
        <div data-row="subtotal">
          <dt>Subtotal</dt>
          <dd>{formatDollars(quote.subtotal)}</dd>
        </div>
        {quote.bookingFee > 0 ? (
          <div>
            <dt>{bookingFeeLabel}</dt>
            <dd>{formatDollars(quote.bookingFee)}</dd>
          </div>
        ) : null}
        {taxLinesOf(quote).map(({ label, amount }) =>
          amount > 0 ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatDollars(amount)}</dd>
            </div>
          ) : null,
        )}
        <div data-row="total">
          <dt>{free ? 'Total' : totalLabelOf(quote)}</dt>
          <dd>{formatDollars(quote.total)}</dd>
        </div>
      </Facts>
      {event.runsFrom ? (
        <Note>
          <Icon name="people" />
          <p>
            <RunsFromLine runsFrom={event.runsFrom} />
          </p>
        </Note>
      ) : null}
      {free ? null : (
        <Note>
          <Icon name="clock" />
          <p>{`${holdSentence(seatsOf(attendees))} ${policySentences(event.cancellationPolicy)} ${currencySentence(siteCurrency())}`}</p>
        </Note>
      )}
    </section>
  );
}

const numerals = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function holdSentence(seats: number): string {
  const whose = seats === 1 ? 'your seat' : `your ${numerals[seats] ?? seats} seats`;
  return `Once you go to checkout, we’ll hold ${whose} for ${holdLength}.`;
}
