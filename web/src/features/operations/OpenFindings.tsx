import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button';
import { instantInWords } from '../../ui/instant-words';
import { findingWords } from './finding-words';
import { FindingFacts, FindingHead } from './FindingCells';
import { ListStates } from './ListStates';
import { findingsQuery, useResolveFinding } from './operations.queries';

/** What is still to be dealt with. */
export function OpenFindings() {
  const findings = useQuery(findingsQuery);
  const resolve = useResolveFinding();
  return (
    <ListStates
      query={findings}
      empty={{ title: 'All is well', text: 'Our books and the provider’s say the same.' }}
      failed="The findings could not be loaded."
    >
      {(rows) => (
        <table className="table fold">
          <caption className="vh">Open findings</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How it differs</th>
              <th scope="col">Booking</th>
              <th scope="col">Seen</th>
              <th scope="col">
                <span className="vh">Action</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((finding) => (
              <tr key={finding.id}>
                <FindingHead finding={finding} hasAdvice />
                <FindingFacts finding={finding} />
                <td data-l="Seen" className="nowrap num">
                  {instantInWords(finding.lastSeenAt)}
                </td>
                <td className="n">
                  <Button
                    size="sm"
                    busy={resolve.isPending && resolve.variables === finding.id && 'Resolving...'}
                    onClick={() => resolve.mutate(finding.id)}
                    aria-label={`Resolve: ${findingWords(finding.kind).title}, ${finding.subject}`}
                  >
                    Resolve
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListStates>
  );
}
