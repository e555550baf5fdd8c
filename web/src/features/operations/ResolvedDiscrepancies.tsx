import { useQuery } from '@tanstack/react-query';
import { resolvedDiscrepanciesQuery, type ResolvedDiscrepancy } from '../../data/operations';
import type { Column } from '../../ui/table/DataTable';
import { instantText } from '../../ui/text/instant-text';
import { DiscrepancyTable } from './DiscrepancyTable';

const columns: readonly Column<ResolvedDiscrepancy>[] = [
  { label: 'Resolved', className: 'no-wrap numeric', render: ({ resolvedAt }) => instantText(resolvedAt) },
  { label: 'By', className: 'breakable', render: ({ resolvedBy }) => resolvedBy ?? 'Automatically' },
];

/** Discrepancies that were resolved, by whom and when. */
export function ResolvedDiscrepancies() {
  return (
    <DiscrepancyTable
      query={useQuery(resolvedDiscrepanciesQuery)}
      caption="Resolved discrepancies"
      empty={{ title: 'None yet', text: 'Resolved items will appear here.' }}
      columns={columns}
    />
  );
}
