import { addDays, isCalendarDay } from '@ascendant/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { goodDaysQuery, type GoodDay } from '../../data/matches';
import { paths } from '../../paths';
import { classNames } from '../../ui/class-names';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { dayOfYear } from '../../ui/text/day-text';
import { bestDays } from './day-score';
import { DayTable } from './DayTable';
import styles from './GoodDays.module.css';
import { HeatMap, matchesText } from './HeatMap';
import dayStyles from './HeatMap.module.css';

/** How well each day's sky over the coming year suits the user (docs/rules/matching-model.md, "Good days"). */
export function GoodDays() {
  const { data: days, isError, refetch } = useQuery(goodDaysQuery);
  return (
    <section className={styles.days} aria-labelledby="good-days">
      <div className={classNames(styles.head, 'row space-between wrap align-baseline')}>
        <div>
          <h2 className="small-heading" id="good-days">
            Your good days
          </h2>
          <p className="meta">
            The darker the day, the better it suits your chart. Choose one to see what’s on.{' '}
            <Link className="link" to={paths.goodDaysExplained}>
              How we score a day
            </Link>
          </p>
        </div>
        <Legend />
      </div>
      {isError ? (
        <ErrorState title="We couldn’t load your good days" level={3} onRetry={() => void refetch()} />
      ) : (
        <>
          <Year days={days} />
          {days ? <BestDays days={days} /> : <BestDaysSkeleton />}
          {days ? <DayTable days={days} /> : null}
        </>
      )}
    </section>
  );
}

/** The calendar, and the chosen day below it. */
function Year({ days }: { readonly days: readonly GoodDay[] | undefined }) {
  const [chosen, setChosen] = useState(0);
  const day = days?.[chosen];
  return (
    <>
      <section className={classNames(styles.heat, 'scroller')} aria-label="Calendar, scrolls sideways">
        {days ? (
          <HeatMap days={days} chosen={chosen} onChoose={setChosen} />
        ) : (
          <Skeleton shape="block" className={styles.heatSkeleton} />
        )}
      </section>
      <p className={classNames(styles.chosen, 'meta')} aria-live="polite">
        {day ? (
          <>
            <b>{dayOfYear(day.day)}</b>
            <span>{`: ${day.score.toFixed(1)} of 10, ${matchesText(day.eventCount)}. ${day.reason === null ? '' : `${day.reason} `}`}</span>
            <Link className="link" to={paths.browseDays(day.day, day.day)}>
              See what’s on
            </Link>
          </>
        ) : null}
      </p>
    </>
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
    <>
      <h3 className={classNames(styles.bestTitle, 'label')} id="best-days">
        Your best days in the next eight weeks
      </h3>
      <ol className={styles.best} aria-labelledby="best-days">
        {best.map(({ day, score, eventCount, reason }) => (
          <li key={day}>
            <b className="numeric">{score.toFixed(1)}</b>
            <span>
              <strong>{dayOfYear(day)}</strong>
              {eventCount > 0 ? (
                <Link className={classNames(styles.matches, 'meta')} to={paths.browseDays(day, day)}>
                  <span>{`${eventCount} ${eventCount === 1 ? 'match' : 'matches'}`}</span>
                  <span className="visually-hidden">{` of 8 or more on ${dayOfYear(day)}`}</span>
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
      </ol>
    </>
  );
}
