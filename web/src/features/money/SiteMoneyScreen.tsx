import type { LedgerAccount } from '@ascendant/domain/ledger/accounts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { siteMoneyQuery, type SiteMoney } from '../../data/money';
import { paths } from '../../paths';
import { Tile, Tiles } from '../../ui/chart/Tiles';
import { Panel } from '../../ui/layout/Panel';
import { instantText } from '../../ui/text/instant-text';
import { countOf } from '../../ui/text/number-text';
import { AdminPayouts } from './AdminPayouts';
import { AmountButton } from './AmountButton';
import { LinesDialog, type OpenedLines } from './LinesDialog';
import { MoneyLoading } from './MoneyLoading';
import { OwedTable, TaxTable } from './SiteMoneyTables';

/** The site's money: what it has, what it owes, what it earned. Each figure opens its lines. */
export function SiteMoneyScreen() {
  const { data, isError, refetch } = useQuery(siteMoneyQuery);
  const [opened, setOpened] = useState<OpenedLines | null>(null);
  if (!data) return <MoneyLoading isError={isError} onRetry={() => void refetch()} />;
  return (
    <div className="stack">
      <Tiles>
        {shownAlways.map((figure) => (
          <AccountTile key={figure.account} figure={figure} money={data} onOpen={setOpened} />
        ))}
      </Tiles>
      <Tiles>
        {shownNext.map((figure) => (
          <AccountTile key={figure.account} figure={figure} money={data} onOpen={setOpened} />
        ))}
      </Tiles>
      <Comparison money={data} />
      <AdminPayouts />
      <OwedTable money={data} onOpen={setOpened} />
      <TaxTable money={data} onOpen={setOpened} />
      {opened === null ? null : <LinesDialog opened={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface AccountFigure {
  readonly account: LedgerAccount;
  readonly figure: Exclude<keyof SiteMoney, 'currency' | 'taxes' | 'taxByMonth' | 'organizers' | 'comparison'>;
  readonly label: string;
  readonly note: string;
}

const shownAlways: readonly AccountFigure[] = [
  { account: 'provider', figure: 'atProvider', label: 'At the provider', note: 'before payouts to your bank' },
  { account: 'organizer', figure: 'owedToOrganizers', label: 'Owed to organizers', note: 'less what was paid out' },
  { account: 'paid_out', figure: 'paidOut', label: 'Paid out', note: 'to organizers’ accounts' },
  { account: 'fees', figure: 'siteFees', label: 'Site fees', note: 'less what was refunded' },
  { account: 'provider_fees', figure: 'providerFees', label: 'Provider’s fees', note: 'posted once a day' },
];

const shownNext: readonly AccountFigure[] = [
  { account: 'refunds_due', figure: 'refundsDue', label: 'Refunds due', note: 'asked for, not made yet' },
  { account: 'disputes', figure: 'inDispute', label: 'In dispute', note: 'withheld by banks' },
  { account: 'unclaimed', figure: 'unclaimed', label: 'Closed refunds', note: 'closed by an admin, unpaid' },
  { account: 'paid_elsewhere', figure: 'paidElsewhere', label: 'Paid another way', note: 'closed by an admin' },
  { account: 'adjustments', figure: 'adjustments', label: 'Adjustments', note: 'given to organizers' },
  { account: 'discounts', figure: 'siteDiscounts', label: 'Discounts', note: 'that the site pays' },
  { account: 'losses', figure: 'losses', label: 'Losses', note: 'went back twice' },
  { account: 'unassigned', figure: 'unassigned', label: 'Unexpected payments', note: 'until they’re refunded' },
];

interface AccountTileProps {
  readonly figure: AccountFigure;
  readonly money: SiteMoney;
  readonly onOpen: (opened: OpenedLines) => void;
}

function AccountTile({ figure: { account, figure, label, note }, money, onOpen }: AccountTileProps) {
  const amount = money[figure];
  const open = () => onOpen({ title: label, amount, of: { viewer: 'admin', account } });
  return <Tile label={label} value={<AmountButton amount={amount} label={label} onOpen={open} />} note={note} />;
}

function Comparison({ money: { comparison } }: { readonly money: SiteMoney }) {
  const { comparedAt, differences } = comparison;
  const when =
    comparedAt === null
      ? 'The ledger hasn’t been compared with the provider yet.'
      : `Last compared: ${instantText(comparedAt)}`;
  return (
    <Panel title="Comparison with the provider">
      <p>{when}</p>
      {differences === 0 ? (
        <p>No differences.</p>
      ) : (
        <p>
          <Link className="link" to={paths.adminPayments}>
            {countOf(differences, 'difference')}
          </Link>
        </p>
      )}
    </Panel>
  );
}
