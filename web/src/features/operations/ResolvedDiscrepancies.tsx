import { useQuery } from '@tanstack/react-query';
import { resolvedDiscrepanciesQuery } from '../../data/operations';
import { instantText } from '../../ui/text/instant-text';
import { DiscrepancyTable } from './DiscrepancyTable';

/** Discrepancies that were resolved, by whom and when. */
export function ResolvedDiscrepancies() {
  return (
    <DiscrepancyTable
      query={useQuery(resolvedDiscrepanciesQuery)}
      caption="Resolved discrepancies"
      empty={{ title: 'None yet', text: 'Resolved items will appear here.' }}
      heads={
        <>
          <th scope="col">Resolved</th>
          <th scope="col">By</th>
        </>
      }
    >
      {({ resolvedAt, resolvedBy }) => (
        <>
          <td data-label="Resolved" className="no-wrap numeric">
            {instantText(resolvedAt)}
          </td>
          <td data-label="By">{resolvedBy ?? 'Automatically'}</td>
        </>
      )}
    </DiscrepancyTable>
  );
}
