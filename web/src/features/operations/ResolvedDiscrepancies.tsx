import { useQuery } from '@tanstack/react-query';
import { resolvedDiscrepanciesQuery } from '../../data/operations';
import { Table } from '../../ui/table/Table';
import { instantText } from '../../ui/text/instant-text';
import { DiscrepancyFacts, DiscrepancyHead } from './DiscrepancyCells';
import { ListStates } from './ListStates';

/** Discrepancies that were resolved, by whom and when. */
export function ResolvedDiscrepancies() {
  const discrepancies = useQuery(resolvedDiscrepanciesQuery);
  return (
    <ListStates
      query={discrepancies}
      empty={{ title: 'None yet', text: 'Resolved items will appear here.' }}
      failed="We couldn’t load the discrepancies."
    >
      {(rows) => (
        <Table folds>
          <caption className="visually-hidden">Resolved discrepancies</caption>
          <thead>
            <tr>
              <th scope="col">Discrepancy</th>
              <th scope="col">Details</th>
              <th scope="col">Booking</th>
              <th scope="col">Resolved</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((discrepancy) => (
              <tr key={discrepancy.id}>
                <DiscrepancyHead discrepancy={discrepancy} hasAdvice={false} />
                <DiscrepancyFacts discrepancy={discrepancy} />
                <td data-label="Resolved" className="no-wrap numeric">
                  {instantText(discrepancy.resolvedAt)}
                </td>
                <td data-label="By">{discrepancy.resolvedBy ?? 'Automatically'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ListStates>
  );
}
