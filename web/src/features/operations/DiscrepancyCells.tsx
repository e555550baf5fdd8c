import { bookingReference } from '@ascendant/domain/booking/reference';
import { discrepancyLines, discrepancyLabels } from './discrepancy-labels';
import type { Discrepancy } from '../../data/operations';

/** A discrepancy's kind and subject. @param hasAdvice whether something still has to be done */
export function DiscrepancyHead({
  discrepancy,
  hasAdvice,
}: {
  readonly discrepancy: Discrepancy;
  readonly hasAdvice: boolean;
}) {
  const { title, advice } = discrepancyLabels(discrepancy.kind);
  return (
    <td className="head">
      <b>{title}</b>
      <span className="meta subject">{discrepancy.subject}</span>
      {hasAdvice ? <span className="meta">{advice}</span> : null}
    </td>
  );
}

/** What differs, and the booking it's about. */
export function DiscrepancyFacts({ discrepancy }: { readonly discrepancy: Discrepancy }) {
  return (
    <>
      <td data-l="Details">
        <span>
          {discrepancyLines(discrepancy.details).map(([label, value]) => (
            <span key={label} className="below num">
              {label} {value}
            </span>
          ))}
        </span>
      </td>
      <td data-l="Booking" className="num">
        {discrepancy.bookingId === null ? 'None' : bookingReference(discrepancy.bookingId)}
      </td>
    </>
  );
}
