import { taxLabel } from '@ascendant/domain/ledger/figures';
import type { SiteMoney } from '../../data/money';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { amountText } from '../../ui/text/amount-text';
import { monthText } from '../../ui/text/month-text';
import { AmountButton } from './AmountButton';
import type { OpenedLines } from './LinesDialog';

interface MoneyTableProps {
  readonly money: SiteMoney;
  readonly onOpen: (opened: OpenedLines) => void;
}

type Owed = SiteMoney['organizers'][number] & { readonly id: number };

/** What each organizer is owed, the most first. */
export function OwedTable({ money, onOpen }: MoneyTableProps) {
  const rows = money.organizers.map((organizer) => ({ ...organizer, id: organizer.organizerId ?? 0 }));
  const columns: readonly Column<Owed>[] = [
    {
      label: 'Organizer',
      render: ({ name, organizerId }) =>
        name ?? (organizerId === null ? 'Deleted account' : `Deleted account ${organizerId}`),
    },
    {
      label: 'Owed',
      isRight: true,
      render: ({ name, organizerId, owed }) =>
        organizerId === null ? (
          <span className="numeric">{amountText(owed)}</span>
        ) : (
          <AmountButton
            amount={owed}
            label={`Owed to ${name ?? 'a deleted account'}`}
            onOpen={() =>
              onOpen({
                title: `Owed to ${name ?? 'a deleted account'}`,
                amount: owed,
                of: { viewer: 'admin', account: 'organizer', organizerId },
              })
            }
          />
        ),
    },
  ];
  return (
    <Panel title="Owed to organizers">
      {rows.length === 0 ? (
        <EmptyState title="Nothing owed" text="What organizers earn will appear here." level={3} />
      ) : (
        <DataTable caption="What each organizer is owed" columns={columns} rows={rows} />
      )}
    </Panel>
  );
}

type MonthOfTax = SiteMoney['taxByMonth'][number] & { readonly id: string };

/** Tax by month, with the sum of each tax. */
export function TaxTable({ money, onOpen }: MoneyTableProps) {
  const rows = money.taxByMonth.map((month) => ({ ...month, id: `${month.month} ${month.tax}` }));
  const columns: readonly Column<MonthOfTax>[] = [
    { label: 'Month', className: 'no-wrap', render: ({ month }) => monthText(month) },
    { label: 'Tax', render: ({ tax }) => taxLabel(tax) },
    { label: 'Amount', isRight: true, className: 'numeric', render: ({ amount }) => amountText(amount) },
  ];
  return (
    <Panel title="Tax">
      {rows.length === 0 ? (
        <EmptyState title="No tax so far" text="Tax that’s to be remitted will appear here, by month." level={3} />
      ) : (
        <>
          {money.taxes.map(({ tax, amount }) => (
            <p key={tax} className="row wrap">
              <span>{`${taxLabel(tax)}, in all`}</span>
              <AmountButton
                amount={amount}
                label={taxLabel(tax)}
                onOpen={() => onOpen({ title: taxLabel(tax), amount, of: { viewer: 'admin', account: 'tax', tax } })}
              />
            </p>
          ))}
          <DataTable caption="Tax by month" columns={columns} rows={rows} />
        </>
      )}
    </Panel>
  );
}
