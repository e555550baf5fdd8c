import { fromSignedWire } from '@ascendant/contract/money';
import { cents, formatDollars } from '@ascendant/domain/money';
import { useState } from 'react';
import type { MadeReseller, Reseller, Sellable } from '../../data/resellers';
import { Button } from '../../ui/button/Button';
import { Badge } from '../../ui/layout/Badge';
import { PanelRow } from '../../ui/table/PanelRow';
import { datedInstantText } from '../../ui/text/instant-text';
import { ChangeResellerDialog } from './ChangeResellerDialog';
import { PaymentDialog } from './PaymentDialog';
import styles from './Resellers.module.css';
import { StatementDialog } from './StatementDialog';

interface ResellerRowProps {
  readonly reseller: Reseller;
  readonly series: Sellable;
  readonly onRenewed: (made: MadeReseller) => void;
}

/** A reseller, what it sells and what it owes. */
export function ResellerRow({ reseller, series, onRenewed }: ResellerRowProps) {
  const [opened, setOpened] = useState<'change' | 'payment' | 'statement' | null>(null);
  const { name, isOn } = reseller;
  const close = () => setOpened(null);
  return (
    <PanelRow
      name={name}
      badge={<Badge tone={isOn ? 'good' : 'outlined'}>{isOn ? 'Sells' : 'Turned off'}</Badge>}
      meta={linesOf(reseller).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    >
      <Button size="small" aria-label={`Note a payment of ${name}`} onClick={() => setOpened('payment')}>
        Note a payment
      </Button>
      <Button size="small" aria-label={`Statement of ${name}`} onClick={() => setOpened('statement')}>
        Statement
      </Button>
      <Button size="small" aria-label={`Change ${name}`} onClick={() => setOpened('change')}>
        Change
      </Button>
      {opened === 'change' ? (
        <ChangeResellerDialog reseller={reseller} series={series} onRenewed={onRenewed} onClose={close} />
      ) : null}
      {opened === 'payment' ? <PaymentDialog reseller={reseller} onClose={close} /> : null}
      {opened === 'statement' ? <StatementDialog reseller={reseller} onClose={close} /> : null}
    </PanelRow>
  );
}

/** The events that it can sell, by name if they're few. */
function soldText(series: Reseller['series']): string {
  if (series.length === 0) return 'Nothing to sell';
  return series.length > mostNamed ? `${series.length} events` : series.map(({ title }) => title).join(', ');
}

const mostNamed = 3;

function linesOf({ series, commission, bookings, owed, keyStart, lastUsedAt }: Reseller): readonly string[] {
  const amount = fromSignedWire(owed);
  return [
    `${soldText(series)} · ${commission}% commission`,
    `${bookings} ${bookings === 1 ? 'booking' : 'bookings'} to come`,
    amount < 0 ? `You owe them ${formatDollars(cents(-amount))}` : `Owes you ${formatDollars(amount)}`,
    keyStart === null
      ? 'No key'
      : `Key ${keyStart}… ${lastUsedAt === null ? 'not used yet' : `last used ${datedInstantText(lastUsedAt)}`}`,
  ];
}
