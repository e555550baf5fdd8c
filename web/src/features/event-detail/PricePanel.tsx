import type { EventDetail } from '@ascendant/contract/event';
import { saleOf } from '@ascendant/contract/event-sale';
import { shownPrices } from '@ascendant/contract/tier-wire';
import { freeCancellationSummary, policySummary } from '@ascendant/domain/booking/cancellation-policy';
import { groupPriceLabel } from '@ascendant/domain/pricing/group-price';
import { partySize } from '@ascendant/domain/pricing/party-label';
import { priceLabel, priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { chargeRatesOf } from '@ascendant/domain/pricing/rates';
import { numberText } from '@ascendant/domain/site/locale';
import { Suspense, type ReactNode, useState } from 'react';
import { HeldSeats, type SeatsToPay } from '../../fields/HeldSeats';
import { lazyPage } from '../../lazy-page';
import { buttonClass, ButtonLink } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { useHydrated } from '../../ui/late/use-hydrated';
import { Icon } from '../../ui/layout/Icon';
import { siteCurrency } from '../../ui/text/site-currency';
import { BookButton } from './BookButton';
import styles from './PricePanel.module.css';
import { goingSentence, type Going, waitlistAnchor, usePartyPrice } from './sale';
import { TierList } from './TierList';

const PartyStepper = lazyPage(async () => (await import('./PartyStepper')).PartyStepper);
const PriceTypeLines = lazyPage(async () => (await import('./PriceTypeLines')).PriceTypeLines);
const RunsFromLine = lazyPage(async () => (await import('../../fields/RunsFromLine')).RunsFromLine);

interface PricePanelProps {
  readonly event: EventDetail;
  /** Set if the user is already going: a link to their tickets replaces the button. */
  readonly going: Going | null;
  /** Set if seats are held for the user: paying for them comes before booking others. */
  readonly held?: SeatsToPay | null;
  /** Which date it is, and the others to choose from. */
  readonly date?: ReactNode;
  /** What to offer while the event is sold out. */
  readonly children?: ReactNode;
}

/** The price and the booking button. An event that's over has no price to book by. */
export function PricePanel({ event, going, held = null, date, children }: PricePanelProps) {
  const sale = saleOf(event);
  if (!sale.isOpen && sale.isOver)
    return (
      <div className="panel">
        {date}
        {going ? <YourTickets going={going} /> : <BookButton event={event} className="" />}
      </div>
    );
  return <PriceToBook {...{ event, going, held, date }}>{children}</PriceToBook>;
}

function PriceToBook({ event, going, held, date, children }: PricePanelProps) {
  const { from, today } = shownPrices(event);
  const sale = saleOf(event);
  return (
    <div className="panel">
      {date}
      <p className={styles.price}>
        <span className={classNames(styles.amount, 'numeric')}>{priceLabel(from)}</span>{' '}
        {from === null ? null : <span className="meta">Adult pricing</span>}
      </p>
      {sale.isOpen && !going ? (
        <PartyChoice event={event} />
      ) : (
        <p className="meta numeric">
          {priceWithFeeLabel(today, { where: 'panel', currency: siteCurrency(), rates: chargeRatesOf(event.taxes) })}
        </p>
      )}
      <TierList event={event} />
      <PriceTypes event={event} />
      {(event.groupPrices ?? []).map((price) => (
        <p key={price.people} className={classNames(styles.smallPrint, 'meta row')}>
          <Icon name="people" size="small" />
          <span>{groupPriceLabel(price)}</span>
        </p>
      ))}
      {going ? (
        <YourTickets going={going} />
      ) : held ? (
        <SeatsHeld event={event} held={held} />
      ) : (
        <BookButton
          event={event}
          className={classNames(buttonClass({ kind: 'primary', size: 'large', block: true }), styles.action)}
        />
      )}
      {sale.isOpen ? (
        <>
          <p className={classNames(styles.smallPrint, 'meta row')}>
            <Icon name="people" size="small" />
            <span>{`${numberText(event.seatsLeft)} of ${numberText(event.capacity)} seats left`}</span>
          </p>
          <RunsFrom runsFrom={event.runsFrom} />
          {going ? null : (
            <p className={classNames(styles.smallPrint, 'meta row')}>
              <Icon name="info" size="small" />
              <span>{from === null ? freeCancellationSummary : policySummary(event.cancellationPolicy)}</span>
            </p>
          )}
        </>
      ) : null}
      {!going && !held && !sale.isOpen && sale.isSoldOut ? (
        <section id={waitlistAnchor} className={styles.instead} aria-label="Waitlist">
          {children}
        </section>
      ) : null}
    </div>
  );
}

/** What else people can come as or take along. Few events sell that, so its code isn't part of the page. */
function PriceTypes({ event }: Pick<PricePanelProps, 'event'>) {
  const isHydrated = useHydrated();
  return isHydrated && (event.priceTypes ?? event.extras) ? (
    <Suspense fallback={null}>
      <PriceTypeLines event={event} />
    </Suspense>
  ) : null;
}

/** From how many people it runs. Few events say it, so its code isn't part of the page. */
function RunsFrom({ runsFrom }: Pick<EventDetail, 'runsFrom'>) {
  const isHydrated = useHydrated();
  return isHydrated && runsFrom ? (
    <Suspense fallback={null}>
      <p className={classNames(styles.smallPrint, 'meta row')}>
        <Icon name="info" size="small" />
        <RunsFromLine runsFrom={runsFrom} />
      </p>
    </Suspense>
  ) : null;
}

/** The same size as the button and the line below it, which it replaces. */
function YourTickets({ going: { people, ticketsPath } }: { readonly going: Going }) {
  return (
    <>
      <ButtonLink size="large" block className={styles.action} to={ticketsPath}>
        <Icon name="ticket" />
        Your tickets
      </ButtonLink>
      <p className={classNames(styles.smallPrint, 'meta row')}>
        <Icon name="check" size="small" />
        <span>{goingSentence(people)}</span>
      </p>
    </>
  );
}

/** The way back to paying, and below it the way to book other people instead. The seats that are held may be the last ones. */
function SeatsHeld({ event, held }: { readonly event: EventDetail; readonly held: SeatsToPay }) {
  return (
    <>
      <div className={classNames(styles.action, styles.held)}>
        <HeldSeats held={held} size="large" />
      </div>
      {saleOf(event).isOpen ? <BookButton event={event} className={buttonClass({ block: true })} /> : null}
    </>
  );
}

/** What the people who were chosen pay in all, and how to choose others. What chooses them is loaded when it's opened. */
function PartyChoice({ event }: { readonly event: EventDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { count, tickets, rates } = usePartyPrice(event);
  return (
    <>
      <output className={classNames(styles.total, 'meta numeric')}>
        {priceWithFeeLabel(tickets, { where: 'panel', currency: siteCurrency(), rates })}
      </output>
      <button type="button" className={styles.choice} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="people" size="small" />
        <span>{`For ${partySize(count)}`}</span>
        <Icon name="down" size="small" />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PartyStepper event={event} />
        </Suspense>
      ) : null}
    </>
  );
}
