import { numberText } from '@ascendant/domain/site/locale';
import type { EventPage } from '../../data/events';

/** How many events match, out of how many; announced when it changes. */
export function EventCount({ page, isFailed }: { readonly page: EventPage | undefined; readonly isFailed: boolean }) {
  return (
    <p className="numeric" aria-live="polite">
      {page ? <Counts page={page} /> : isFailed ? null : 'Loading events...'}
    </p>
  );
}

function Counts({ page: { total, isTotalCapped, unfilteredTotal } }: { readonly page: EventPage }) {
  if (total === unfilteredTotal && !isTotalCapped) {
    return (
      <>
        <b>{numberText(total)}</b> <span>{total === 1 ? 'event' : 'events'}</span>
      </>
    );
  }
  return (
    <>
      <b>{formatTotal(total, isTotalCapped)}</b> <span>{`of ${numberText(unfilteredTotal)} events`}</span>
    </>
  );
}

/** '37', or '1,000+' where the server stopped counting. */
export function formatTotal(total: number, isCapped: boolean): string {
  return `${numberText(total)}${isCapped ? '+' : ''}`;
}
