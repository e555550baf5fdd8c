import type { EventDetail } from '@ascendant/contract/event';
import { saleOf } from '@ascendant/contract/event-sale';
import { partySize } from '@ascendant/domain/pricing/party-label';
import { priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { useState } from 'react';
import { HeldSeats, type SeatsToPay } from '../../fields/HeldSeats';
import { buttonClass, ButtonLink } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Icon } from '../../ui/layout/Icon';
import { dayOfYear } from '../../ui/text/day-text';
import { Price } from '../../ui/text/Price';
import { siteCurrency } from '../../ui/text/site-currency';
import styles from './BookBar.module.css';
import { BookButton } from './BookButton';
import { goingSentence, type Going, waitlistAnchor, usePartyPrice } from './sale';

const PartySheet = lazyDialog(async () => (await import('./PartySheet')).PartySheet);

interface BookBarProps {
  readonly event: EventDetail;
  /** Set if the user is already going: a link to their tickets replaces the button. */
  readonly going: Going | null;
  /** Set if seats are held for the user: paying for them replaces the button. */
  readonly held: SeatsToPay | null;
}

/** The price and the booking button at the bottom of small screens. */
export function BookBar({ event, going, held }: BookBarProps) {
  if (going) return <TicketBar going={going} />;
  if (held) return <PayBar held={held} />;
  const sale = saleOf(event);
  if (!sale.isOpen) return sale.isSoldOut ? <WaitBar /> : null;
  return (
    <section className={styles.bar} data-bottom-bar aria-label="Book">
      <PartyButton event={event} />
      <BookButton event={event} className={buttonClass({ kind: 'primary' })} />
    </section>
  );
}

/** Which date it is, and what the people who were chosen pay in all; pressed, it opens the sheet that chooses them. */
function PartyButton({ event }: { readonly event: EventDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { count, tickets, rates } = usePartyPrice(event);
  return (
    <>
      <button type="button" className={styles.party} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <b className={styles.who}>
          <span>{`${dayOfYear(event.startDate)} · ${partySize(count)}`}</span> <Icon name="down" size="small" />
        </b>
        <span className="numeric">{priceWithFeeLabel(tickets, { where: 'bar', currency: siteCurrency(), rates })}</span>
      </button>
      {isOpen ? <PartySheet event={event} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function TicketBar({ going: { people, ticketsPath } }: { readonly going: Going }) {
  return (
    <section className={styles.bar} data-bottom-bar aria-label="Book">
      <p className={styles.going}>{goingSentence(people)}</p>
      <ButtonLink to={ticketsPath}>Your tickets</ButtonLink>
    </section>
  );
}

function PayBar({ held }: { readonly held: SeatsToPay }) {
  return (
    <section className={styles.bar} data-bottom-bar aria-label="Book">
      <HeldSeats held={held} />
    </section>
  );
}

function WaitBar() {
  return (
    <section className={styles.bar} data-bottom-bar aria-label="Book">
      <Price>
        <b>Sold out</b>
      </Price>
      <a className={buttonClass({ kind: 'primary' })} href={`#${waitlistAnchor}`}>
        Go to waitlist
      </a>
    </section>
  );
}
