import { useQuery } from '@tanstack/react-query';
import { instantInWords } from '../../ui/instant-words';
import { FindingFacts, FindingHead } from './FindingCells';
import { ListStates } from './ListStates';
import { resolvedFindingsQuery } from './operations.queries';

/** What was dealt with, by whom and when. */
export function ResolvedFindings() {
  const findings = useQuery(resolvedFindingsQuery);
  return (
    <ListStates
      query={findings}
      empty={{ title: 'None yet', text: 'What is resolved stands here.' }}
      failed="The findings could not be loaded."
    >
      {(rows) => (
        <table className="table fold">
          <caption className="vh">Resolved findings</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">How it differs</th>
              <th scope="col">Booking</th>
              <th scope="col">Resolved</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((finding) => (
              <tr key={finding.id}>
                <FindingHead finding={finding} hasAdvice={false} />
                <FindingFacts finding={finding} />
                <td data-l="Resolved" className="nowrap num">
                  {instantInWords(finding.resolvedAt)}
                </td>
                <td data-l="By">{finding.resolvedBy ?? 'By itself'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListStates>
  );
}
