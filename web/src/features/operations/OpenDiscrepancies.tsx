import { useQuery } from '@tanstack/react-query';
import { discrepanciesQuery, useResolveDiscrepancy } from '../../data/operations';
import { Button } from '../../ui/button/Button';
import { instantText } from '../../ui/text/instant-text';
import { discrepancyLabels } from './discrepancy-labels';
import { DiscrepancyTable } from './DiscrepancyTable';

/** Discrepancies that still need someone to act. */
export function OpenDiscrepancies() {
  const resolve = useResolveDiscrepancy();
  return (
    <DiscrepancyTable
      query={useQuery(discrepanciesQuery)}
      caption="Open discrepancies"
      empty={{ title: 'All clear', text: 'No discrepancies with the payment provider.' }}
      hasAdvice
      heads={
        <>
          <th scope="col">Last seen</th>
          <th scope="col">
            <span className="visually-hidden">Action</span>
          </th>
        </>
      }
    >
      {({ id, kind, subject, lastSeenAt }) => (
        <>
          <td data-label="Last seen" className="no-wrap numeric">
            {instantText(lastSeenAt)}
          </td>
          <td className="align-right">
            <Button
              size="small"
              busy={resolve.isPending && resolve.variables === id && 'Resolving...'}
              onClick={() => resolve.mutate(id)}
              aria-label={`Resolve: ${discrepancyLabels(kind).title}, ${subject}`}
            >
              Resolve
            </Button>
          </td>
        </>
      )}
    </DiscrepancyTable>
  );
}
