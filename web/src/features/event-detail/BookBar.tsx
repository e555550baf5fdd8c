import type { EventDetail } from '@ascendant/contract/event';
import { shownPrices } from '@ascendant/contract/tier-wire';
import { priceLabel, priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { buttonClass } from '../../ui/button/button-class';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Price } from '../../ui/text/Price';
import styles from './BookBar.module.css';
import { BookButton } from './BookButton';
import { goingSentence, type Going } from './going';
import { saleOf, waitlistAnchor } from './sale';

interface BookBarProps {
  readonly event: EventDetail;
  /** Set if the user is already going: a link to their tickets replaces the button. */
  readonly going: Going | null;
}

/** The price and the booking button at the bottom of small screens. */
export function BookBar({ event, going }: BookBarProps) {
  if (going) return <TicketBar going={going} />;
  const sale = saleOf(event);
  if (!sale.isOpen) return sale.isSoldOut ? <WaitBar /> : null;
  const { from, today } = shownPrices(event);
  return (
    <section className={styles.bar} data-bottom-bar aria-label="Book">
      <Price>
        <b>{priceLabel(from)}</b>
        <small>{priceWithFeeLabel(today, 'bar')}</small>
      </Price>
      <BookButton event={event} className={buttonClass({ kind: 'primary' })} />
    </section>
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
