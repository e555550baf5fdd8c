import { useQuery } from '@tanstack/react-query';
import { discrepanciesQuery, useResolveDiscrepancy, type Discrepancy } from '../../data/operations';
import { Button } from '../../ui/button/Button';
import type { Column } from '../../ui/table/DataTable';
import { instantText } from '../../ui/text/instant-text';
import { discrepancyLabels } from './discrepancy-labels';
import { DiscrepancyTable } from './DiscrepancyTable';

/** Discrepancies that still need someone to act. */
export function OpenDiscrepancies() {
  const resolve = useResolveDiscrepancy();
  const columns: readonly Column<Discrepancy>[] = [
    { label: 'Last seen', className: 'no-wrap numeric', render: ({ lastSeenAt }) => instantText(lastSeenAt) },
    {
      label: 'Action',
      isAction: true,
      isRight: true,
      render: ({ id, kind, subject }) => (
        <Button
          size="small"
          busy={resolve.isPending && resolve.variables === id && 'Resolving...'}
          onClick={() => resolve.mutate(id)}
          aria-label={`Resolve: ${discrepancyLabels(kind).title}, ${subject}`}
        >
          Resolve
        </Button>
      ),
    },
  ];
  return (
    <DiscrepancyTable
      query={useQuery(discrepanciesQuery)}
      caption="Open discrepancies"
      empty={{ title: 'All clear', text: 'No discrepancies with the payment provider.' }}
      hasAdvice
      columns={columns}
    />
  );
}
