import type { EventDetail } from '@ascendant/contract/event';
import { partySize } from '@ascendant/domain/pricing/party-label';
import { priceWithFeeLabel } from '@ascendant/domain/pricing/price-label';
import { useState } from 'react';
import { classNames } from '../../ui/class-names';
import { lazyDialog } from '../../ui/dialog/lazy-dialog';
import { Icon } from '../../ui/layout/Icon';
import { siteCurrency } from '../../ui/text/site-currency';
import { usePartyPrice } from './party-price';
import styles from './PartyChoice.module.css';

const PartyStepper = lazyDialog(async () => (await import('./PartyStepper')).PartyStepper);

/** What the people who were chosen pay in all, and how to choose others. What chooses them is loaded when it's opened. */
export function PartyChoice({ event }: { readonly event: EventDetail }) {
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
      {isOpen ? <PartyStepper event={event} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
