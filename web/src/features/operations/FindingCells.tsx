import { bookingReference } from '@ascendant/domain/booking/reference';
import { findingLines, findingWords } from './finding-words';
import type { Finding } from './operations.queries';

/** What a finding is, and about what. @param hasAdvice whether something is still to be done */
export function FindingHead({ finding, hasAdvice }: { readonly finding: Finding; readonly hasAdvice: boolean }) {
  const { title, advice } = findingWords(finding.kind);
  return (
    <td className="head">
      <b>{title}</b>
      <span className="meta subject">{finding.subject}</span>
      {hasAdvice ? <span className="meta">{advice}</span> : null}
    </td>
  );
}

/** How the books differ, and whose booking it is about. */
export function FindingFacts({ finding }: { readonly finding: Finding }) {
  return (
    <>
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
        {finding.bookingId === null ? 'None' : bookingReference(finding.bookingId)}
      </td>
    </>
  );
}
