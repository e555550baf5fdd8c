import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { departuresQuery } from '../../data/departures';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Skeleton } from '../../ui/layout/Skeleton';
import { dayWithWeekday, localDay } from '../../ui/text/day-text';
import styles from './Calendar.module.css';
import { DepartureList, isAhead } from './DepartureList';

/** More are in the calendar. */
const mostShown = 3;

/** The dashboard's part of the calendar: today while it has dates that aren't over, otherwise the next day that has some. */
export function NextDates() {
  const today = localDay();
  const { data: now, isError, refetch } = useQuery(departuresQuery({ from: today, days: 1 }));
  const day = now === undefined || now.departures.some(isAhead) ? today : (now.next ?? today);
  const { data } = useQuery(departuresQuery({ from: day, days: 1 }));
  const dates = data?.departures.filter(isAhead);
  if (dates === undefined && !isError)
    return (
      <div aria-busy="true">
        <output className="visually-hidden">Loading your next dates...</output>
        <Skeleton shape="block" className={styles.next} />
      </div>
    );
  return (
    <Panel
      className={styles.next}
      title={day === today ? 'Today' : dayWithWeekday(day)}
      aside={
        <Link className="link meta" to={paths.calendar('day', day)}>
          {dates === undefined || dates.length <= mostShown ? 'Calendar' : `All ${dates.length} dates`}
        </Link>
      }
    >
      {dates === undefined ? (
        <ErrorState
          title="We couldn’t load your next dates"
          text="Please try again."
          level={3}
          onRetry={() => void refetch()}
        />
      ) : dates.length === 0 ? (
        <EmptyState title="No dates to come" text="Your next published dates will appear here." level={3} />
      ) : (
        <DepartureList dates={dates.slice(0, mostShown)} day={day} hasLinks />
      )}
    </Panel>
  );
}
