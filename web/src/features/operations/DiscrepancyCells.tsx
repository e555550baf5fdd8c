import { bookingReference } from '@ascendant/domain/booking/reference';
import type { Discrepancy } from '../../data/operations';
import { classNames } from '../../ui/class-names';
import { discrepancyLabels, discrepancyLines } from './discrepancy-labels';
import operationsStyles from './Operations.module.css';

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
    <td>
      <b>{title}</b>
      <span className={classNames(operationsStyles.below, operationsStyles.subject, 'meta')}>
        {discrepancy.subject}
      </span>
      {hasAdvice ? <span className={classNames(operationsStyles.below, 'meta')}>{advice}</span> : null}
    </td>
  );
}

/** What differs, and the booking it's about. */
export function DiscrepancyFacts({ discrepancy }: { readonly discrepancy: Discrepancy }) {
  return (
    <>
      <td data-label="Details">
        <span>
          {discrepancyLines(discrepancy.details).map(([label, value]) => (
            <span key={label} className={classNames(operationsStyles.below, 'numeric')}>
              {`${label} ${value}`}
            </span>
          ))}
        </span>
      </td>
      <td data-label="Booking" className="numeric">
        {discrepancy.bookingId === null ? 'None' : bookingReference(discrepancy.bookingId)}
      </td>
    </>
  );
}
