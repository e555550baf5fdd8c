import { useQuery } from '@tanstack/react-query';
import { discrepanciesQuery, useResolveDiscrepancy } from '../../data/operations';
import { Button } from '../../ui/button/Button';
import { Table } from '../../ui/table/Table';
import { instantText } from '../../ui/text/instant-text';
import { discrepancyLabels } from './discrepancy-labels';
import { DiscrepancyFacts, DiscrepancyHead } from './DiscrepancyCells';
import { ListStates } from './ListStates';

/** Discrepancies that still need someone to act. */
export function OpenDiscrepancies() {
  const discrepancies = useQuery(discrepanciesQuery);
  const resolve = useResolveDiscrepancy();
  return (
    <ListStates
      query={discrepancies}
      empty={{ title: 'All clear', text: 'No discrepancies with the payment provider.' }}
      failed="We couldn’t load the discrepancies."
    >
      {(rows) => (
        <Table folds>
          <caption className="visually-hidden">Open discrepancies</caption>
          <thead>
            <tr>
              <th scope="col">Discrepancy</th>
              <th scope="col">Details</th>
              <th scope="col">Booking</th>
              <th scope="col">Last seen</th>
              <th scope="col">
                <span className="visually-hidden">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((discrepancy) => (
              <tr key={discrepancy.id}>
                <DiscrepancyHead discrepancy={discrepancy} hasAdvice />
                <DiscrepancyFacts discrepancy={discrepancy} />
                <td data-label="Last seen" className="no-wrap numeric">
                  {instantText(discrepancy.lastSeenAt)}
                </td>
                <td className="align-right">
                  <Button
                    size="small"
                    busy={resolve.isPending && resolve.variables === discrepancy.id && 'Resolving...'}
                    onClick={() => resolve.mutate(discrepancy.id)}
                    aria-label={`Resolve: ${discrepancyLabels(discrepancy.kind).title}, ${discrepancy.subject}`}
                  >
                    Resolve
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ListStates>
  );
}
