import type { PartyCount } from '@ascendant/domain/booking/party-count';
import { zeroCents } from '@ascendant/domain/money';
import { allInNote, partyTotalLabel } from '@ascendant/domain/pricing/charge-label';
import type { GroupPrice } from '@ascendant/domain/pricing/group-price';
import { partySize } from '@ascendant/domain/pricing/party-label';
import { quoteTickets, type Tickets } from '@ascendant/domain/pricing/quote';
import type { ChargeRates } from '@ascendant/domain/pricing/rates';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { siteCurrency } from '../../ui/text/site-currency';
import styles from './BookingFooters.module.css';

interface FooterProps {
  readonly count: PartyCount;
  /** Of everyone; null while nothing is on sale. */
  readonly tickets: Tickets | null;
  /** What each price is lowered by. */
  readonly group?: GroupPrice | undefined;
  /** Of the event, by which its taxes are added. */
  readonly rates: ChargeRates;
  /** Left out on the first step. */
  readonly onBack?: () => void;
  readonly onLabel: string;
  readonly onGo: () => void;
  readonly isBusy?: boolean;
  /** The label while it works. */
  readonly busyLabel?: string | false;
}

/** Who comes and what they pay in all, on every step, beside the buttons that lead to the others. */
export function BookingFooter(props: FooterProps) {
  const { onBack, onLabel, onGo, isBusy = false, busyLabel = false } = props;
  const isOff = isBusy || busyLabel !== false;
  return (
    <div className={styles.footer}>
      <PartyTotal {...props} />
      <span className={styles.buttons}>
        {onBack ? (
          <Button kind="ghost" onClick={onBack} disabled={isOff}>
            Back
          </Button>
        ) : null}
        <Button kind="primary" onClick={onGo} disabled={isBusy} busy={busyLabel}>
          {onLabel}
        </Button>
      </span>
    </div>
  );
}

function PartyTotal({ count, tickets, group, rates }: Pick<FooterProps, 'count' | 'tickets' | 'group' | 'rates'>) {
  const total = tickets && quoteTickets(tickets, zeroCents, rates);
  return (
    <output className={classNames(styles.total, 'meta numeric')}>
      <span>{partySize(tickets ?? count)}</span>
      {total === null ? null : <b>{partyTotalLabel(total, siteCurrency())}</b>}
      {total === null || total.total === 0 ? null : <span>{allInNote}</span>}
      {group ? <span>{`Group price: ${group.percent}% off`}</span> : null}
    </output>
  );
}
