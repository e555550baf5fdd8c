import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button';
import { instantInWords } from '../../ui/instant-words';
import { findingLines, findingWords } from './finding-words';
import { findingsQuery, useResolveFinding, type Finding } from './operations.queries';
import { ListPanel } from './ListPanel';

/** Where the provider's books and ours differ, and what was done there by hand. */
export function FindingsPanel() {
  const findings = useQuery(findingsQuery);
  return (
    <ListPanel
      id="findings"
      title="What differs"
      query={findings}
      empty="Our books and the provider’s say the same."
      failed="The findings could not be loaded."
    >
      {(rows) => <FindingTable findings={rows} />}
    </ListPanel>
  );
}

function FindingTable({ findings }: { readonly findings: readonly Finding[] }) {
  const resolve = useResolveFinding();
  return (
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
        {findings.map((finding) => (
          <FindingRow
            key={finding.id}
            finding={finding}
            isBusy={resolve.isPending && resolve.variables === finding.id}
            onResolve={() => resolve.mutate(finding.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface FindingRowProps {
  readonly finding: Finding;
  readonly isBusy: boolean;
  readonly onResolve: () => void;
}

function FindingRow({ finding, isBusy, onResolve }: FindingRowProps) {
  const { title, advice } = findingWords(finding.kind);
  return (
    <tr>
      <td className="head">
        <b>{title}</b>
        <span className="meta subject">{finding.subject}</span>
        <span className="meta">{advice}</span>
      </td>
      <td data-l="How it differs">
        <span>
          {findingLines(finding.details).map(([label, value]) => (
            <span key={label} className="below num">
              {label} {value}
            </span>
          ))}
        </span>
      </td>
      <td data-l="Booking" className="num">
        {finding.bookingId ?? 'None'}
      </td>
      <td data-l="Seen" className="nowrap num">
        {instantInWords(finding.lastSeenAt)}
      </td>
      <td className="n">
        <Button
          size="sm"
          busy={isBusy && 'Resolving...'}
          onClick={onResolve}
          aria-label={`Resolve: ${title}, ${finding.subject}`}
        >
          Resolve
        </Button>
      </td>
    </tr>
  );
}
