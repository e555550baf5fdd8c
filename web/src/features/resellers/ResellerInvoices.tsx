import type { ResellerInvoice } from '../../data/resellers';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { amountText } from '../../ui/text/amount-text';
import { monthText } from '../../ui/text/month-text';

/** The invoices of each month, as files to send to the resellers. */
export function ResellerInvoices({ invoices }: { readonly invoices: readonly ResellerInvoice[] }) {
  const rows = invoices.map((invoice, index) => ({ ...invoice, id: index }));
  return (
    <Panel title="Invoices">
      {rows.length === 0 ? (
        <EmptyState
          title="No invoices yet"
          text="Once a month is over, what each reseller owes you for its dates will be here, to send to them."
          level={3}
        />
      ) : (
        <DataTable caption="What resellers owe for each month" columns={columns} rows={rows} />
      )}
    </Panel>
  );
}

const columns: readonly Column<ResellerInvoice & { readonly id: number }>[] = [
  { label: 'Month', className: 'no-wrap', render: ({ period }) => monthText(period) },
  { label: 'Reseller', render: ({ reseller }) => reseller },
  { label: 'Number', className: 'reference', render: ({ number }) => number },
  {
    label: 'Owed',
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
