import { Link } from 'react-router';
import { paths } from '../../paths';
import { Icon } from '../../ui/layout/Icon';
import { countOf } from '../../ui/text/number-text';
import { dayAndTime } from '../../ui/text/time-text';
import styles from './AnalysedEvent.module.css';
import { datesBelow, type AnalyticsRow } from './use-analytics-rows';

/** Which event a row is about: its title, or for a date below its series the day. A series has a button that shows its dates. */
export function AnalysedEvent({ row }: { readonly row: AnalyticsRow }) {
  const { eventId, title, isBelow, startDate, startTime } = row;
  return (
    <div className={isBelow ? styles.below : undefined}>
      <Link className="link" to={paths.event(eventId)}>
        {isBelow ? dayAndTime({ startDate, startTime }, 'short') : title}
      </Link>
      {row.dateList ? <Dates row={row} dateList={row.dateList} /> : null}
    </div>
  );
}

interface DatesProps {
  readonly row: AnalyticsRow;
  readonly dateList: NonNullable<AnalyticsRow['dateList']>;
}

function Dates({ row: { seriesId, dates, title }, dateList: { state, onPress } }: DatesProps) {
  const count = countOf(dates, 'date');
  return (
    <div className={styles.dates}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={state === 'open'}
        aria-label={`${count} of ${title}`}
        onClick={onPress}
      >
        <span>{count}</span>
        <Icon name="down" size="small" />
      </button>
      {state === 'loading' ? <output className="meta">Loading dates...</output> : null}
      {state === 'failed' ? <output className="meta">We couldn’t load the dates. Press again to retry.</output> : null}
      {state === 'open' && dates > datesBelow ? (
        <Link className="link" to={`?series=${seriesId}&sort=date`}>{`All ${count}`}</Link>
      ) : null}
    </div>
  );
}
