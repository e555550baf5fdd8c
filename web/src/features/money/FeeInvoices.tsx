import { useQuery } from '@tanstack/react-query';
import { feeInvoicesQuery, type FeeInvoice } from '../../data/payouts';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { amountText } from '../../ui/text/amount-text';
import { monthText } from '../../ui/text/month-text';
import { MoneyLoading } from './MoneyLoading';

/** The fee invoices of each month, as files. */
export function FeeInvoices() {
  const { data, isError, refetch } = useQuery(feeInvoicesQuery);
  return (
    <Panel title="Fee invoices">
      {data ? <Invoices invoices={data} /> : <MoneyLoading isError={isError} onRetry={() => void refetch()} />}
    </Panel>
  );
}

function Invoices({ invoices }: { readonly invoices: readonly FeeInvoice[] }) {
  if (invoices.length === 0)
    return (
      <EmptyState
        title="No invoices yet"
        text="Once a month is over, the booking fees that travellers paid for your events will be listed here. They’ve paid them, so you won’t have to."
        level={3}
      />
    );
  const rows = invoices.map((invoice, index) => ({ ...invoice, id: index }));
  return <DataTable caption="The booking fees of each month" columns={columns} rows={rows} />;
}

const columns: readonly Column<FeeInvoice & { readonly id: number }>[] = [
  { label: 'Month', className: 'no-wrap', render: ({ period }) => monthText(period) },
  { label: 'Number', className: 'reference', render: ({ number }) => number },
  {
    label: 'Fees',
    isRight: true,
    className: 'numeric no-wrap',
    render: ({ total, currency }) => `${amountText(total)} ${currency.toUpperCase()}`,
  },
  {
    label: 'File',
    render: ({ number }) => (
      <a className="link" href={paths.documentPdf(number)} download>
        PDF<span className="visually-hidden">{` of ${number}`}</span>
      </a>
    ),
  },
];
