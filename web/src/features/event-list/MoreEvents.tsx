import { browsePageSize } from '@ascendant/domain/list-limits';
import { numberText } from '@ascendant/domain/site/locale';
import { ButtonLink } from '../../ui/button/Button';
import { Spinner } from '../../ui/layout/Spinner';
import { MoreFailed } from '../../ui/table/MoreFailed';
import { formatTotal } from './EventCount';
import styles from './MoreEvents.module.css';

interface MoreEventsProps {
  readonly shown: number;
  readonly total: number;
  readonly isTotalCapped: boolean;
  /** The URL of the next page, for search engines and browsers without JavaScript. */
  readonly nextHref: string | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly onMore: () => void;
}

/** Loads the next page of the list. */
export function MoreEvents({ shown, total, isTotalCapped, nextHref, isLoading, isFailed, onMore }: MoreEventsProps) {
  if (!nextHref) return null;
  const left = isTotalCapped ? browsePageSize : Math.max(1, total - shown);
  return (
    <div className={styles.more}>
      <ButtonLink
        to={nextHref}
        rel="next"
        aria-disabled={isLoading}
        onClick={(e) => {
          e.preventDefault();
          if (!isLoading) onMore();
        }}
      >
        {isLoading ? <Spinner /> : null}
        <span>{`Show ${Math.min(browsePageSize, left)} more`}</span>
      </ButtonLink>
      <MoreFailed isFailed={isFailed} onRetry={onMore} />
      <p className="meta numeric" aria-live="polite">
        {`Showing ${numberText(shown)} of ${formatTotal(total, isTotalCapped)}`}
      </p>
    </div>
  );
}
