import { fromSignedWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { holdLabels } from '@ascendant/domain/payout/plan';
import type { OrganizerPage } from '../../data/admin-organizers';
import { Facts } from '../../ui/table/Facts';

const figures = [
  ['owed', 'Owed'],
  ['ready', 'Ready to be paid out'],
  ['disputed', 'Held back for disputes'],
  ['onItsWay', 'On its way'],
  ['paidOut', 'Paid out'],
] as const;

/** What an organizer is owed and was paid, and what holds their payouts back. */
export function OrganizerMoney({ money }: Pick<OrganizerPage, 'money'>) {
  return (
    <div className="stack">
      {money.isOn ? (
        <p>{money.hold === null ? 'The account is connected.' : holdLabels[money.hold]}</p>
      ) : (
        <p>Payouts are off on this site.</p>
      )}
      <Facts>
        {figures.map(([figure, label]) => (
          <div key={figure}>
            <dt>{label}</dt>
            <dd>{formatDollars(fromSignedWire(money[figure])).replace('-', '−')}</dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}
