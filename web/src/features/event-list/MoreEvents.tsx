import { Link } from 'react-router';
import { inFigures } from './EventCount';
import { browsePageSize } from '@ascendant/domain/list-limits';

interface MoreEventsProps {
  readonly shown: number;
  readonly total: number;
  /** Where the next page stands, for those without JavaScript and for search engines. */
  readonly nextHref: string | null;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** The way to the next page of the list. */
export function MoreEvents({ shown, total, nextHref, isLoading, onMore }: MoreEventsProps) {
  if (!nextHref) return null;
  return (
    <div className="more-events">
      <Link
        className="btn btn-secondary"
        to={nextHref}
        rel="next"
        aria-disabled={isLoading}
        onClick={(e) => {
          e.preventDefault();
          if (!isLoading) onMore();
        }}
      >
        {isLoading ? <span className="spin" aria-hidden="true" /> : null}
        Show {Math.min(browsePageSize, Math.max(1, total - shown))} more
      </Link>
      <p className="meta num" aria-live="polite">
        Showing {inFigures(shown)} of {inFigures(total)}
      </p>
    </div>
  );
}
