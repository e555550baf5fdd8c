import { addDays, isCalendarDay } from '@ascendant/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { goodDaysQuery, type GoodDay } from '../../data/matches';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { dayOfYear } from '../../ui/day-text';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { bestDays } from './day-score';
import styles from './GoodDays.module.css';
import { HeatMap, matchesText } from './HeatMap';
import dayStyles from './HeatMap.module.css';

/** How well each day's sky over the coming year suits the user (docs/rules/matching-model.md, "Good days"). */
export function GoodDays() {
  const { data: days, isError, refetch } = useQuery(goodDaysQuery);
  return (
    <section className={styles.days} aria-labelledby="good-days">
      <div className={classNames(styles.head, 'row space-between wrap align-baseline')}>
        <h2 className="small-heading" id="good-days">
          Your good days
        </h2>
        <Legend />
      </div>
      {isError ? (
        <ErrorState title="We couldn’t load your good days" level={3} onRetry={() => void refetch()} />
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
          <section className={classNames(styles.heat, 'scroller')} tabIndex={0} aria-label="Calendar, scrolls sideways">
            {days ? <HeatMap days={days} /> : <Skeleton shape="block" className={styles.heatSkeleton} />}
          </section>
          {days ? <BestDays days={days} /> : <BestDaysSkeleton />}
        </>
      )}
    </section>
  );
}

function Legend() {
  return (
    <p className={classNames(styles.legend, 'meta')}>
      <span>less</span>
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} className={dayStyles[`day${step}`]} />
      ))}
      <span>more</span>
      <span className="no-wrap">
        <i className={styles.dot} />
        day with a match of 8 or more
      </span>
    </p>
  );
}

/** A placeholder as tall as the three days and the link below them. */
function BestDaysSkeleton() {
  return <div className={classNames(styles.best, styles.bestSkeleton)} aria-hidden="true" />;
}

function BestDays({ days }: { readonly days: readonly GoodDay[] }) {
  const best = bestDays(days);
  const first = days[0]?.day;
  return (
    <ul className={styles.best}>
      {best.map(({ day, score, eventCount, reason }) => (
        <li key={day}>
          <b className="numeric">{score.toFixed(1)}</b>
          <span>
            <strong>{dayOfYear(day)}</strong>
            {eventCount > 0 ? (
              <Link className={classNames(styles.matches, 'meta')} to={paths.browseDays(day, day)}>
                {eventCount} {eventCount === 1 ? 'match' : 'matches'}
                <span className="visually-hidden"> of 8 or more on {dayOfYear(day)}</span>
              </Link>
            ) : null}
            <br />
            <span className="meta">{reason ?? matchesText(eventCount)}</span>
          </span>
        </li>
      ))}
      {first && isCalendarDay(first) ? (
        <li className={styles.more}>
          <Link className="link" to={paths.browseDays(first, addDays(first, 30))}>
            See the next 30 days
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
