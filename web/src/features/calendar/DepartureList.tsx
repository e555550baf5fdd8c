import { missingText, type DepartureState } from '@ascendant/domain/event/departure';
import { townOf } from '@ascendant/domain/town-of';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Departure } from '../../data/departures';
import { paths } from '../../paths';
import { ShareBar } from '../../ui/chart/ShareBar';
import { StatusBadge } from '../../ui/layout/Badge';
import { Icon } from '../../ui/layout/Icon';
import { dayOfYear, dayWithWeekday } from '../../ui/text/day-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './Calendar.module.css';
import { DepartureLinks } from './DepartureLinks';

interface DepartureListProps {
  readonly dates: readonly Departure[];
  /** A day that they're on. */
  readonly day: string;
  /** With what can be done for each. */
  readonly hasLinks: boolean;
}

export function DepartureList({ dates, day, hasLinks }: DepartureListProps) {
  return (
    <ul className={styles.dates} aria-label={`Dates on ${dayWithWeekday(day)}`}>
      {dates.map((date) => (
        <DateOnDay key={date.id} date={date} day={day}>
          {hasLinks ? (
            <div className={styles.links}>{isAhead(date) ? <DepartureLinks date={date} /> : null}</div>
          ) : null}
        </DateOnDay>
      ))}
    </ul>
  );
}

/** Whether it isn't over or cancelled. */
export function isAhead({ state }: Departure): boolean {
  return state === 'to_come' || state === 'under_way';
}

interface DateOnDayProps {
  readonly date: Departure;
  readonly day: string;
  readonly children: ReactNode;
}

/** When, where, how full, who leads it, and what's missing. */
function DateOnDay({ date, day, children }: DateOnDayProps) {
  const { id, title, location, guides, missing, state } = date;
  const when = timesOn(date, day);
  return (
    <li className={styles.date}>
      <div className={styles.about}>
        <p className="meta numeric">{when}</p>
        <p className="strong">
          <Link className="link" to={paths.attendees(id)} aria-label={`${title}, ${when}`}>
            {title}
          </Link>
        </p>
        <p className="meta">{townOf(location)}</p>
        {state === 'to_come' ? null : <StatusBadge {...states[state]} />}
      </div>
      <div className={styles.about}>
        <Seats date={date} />
        {guides.length === 0 ? null : (
          <p className={styles.fact}>
            <Icon name="people" size="small" />
            <span>{guides.join(', ')}</span>
          </p>
        )}
        {missing.length === 0 ? null : (
          <ul aria-label="Missing">
            {missing.map((each) => (
              <li key={each.what} className={styles.missing}>
                <Icon name="warn" size="small" />
                <span>{missingText(each)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </li>
  );
}

const states = {
  under_way: { tone: 'good', text: 'Under way' },
  over: { tone: 'plain', text: 'Over' },
  cancelled: { tone: 'poor', text: 'Cancelled' },
} as const satisfies Record<Exclude<DepartureState, 'to_come'>, unknown>;

function Seats({ date: { seatsTaken, capacity, checkedIn } }: { readonly date: Departure }) {
  const seats = `${seatsTaken} of ${capacity} seats taken`;
  return (
    <p className="meta numeric">
      <ShareBar share={seatsTaken / capacity} width={72} />
      <span>{checkedIn === 0 ? seats : `${seats}, ${checkedIn} checked in`}</span>
    </p>
  );
}

/** '9:00 a.m. to 5:00 p.m.'; of several days '9:00 a.m. to Sun, Jul 4', 'All day', 'Until 5:00 p.m.'. */
function timesOn({ startDate, startTime, endDate, endTime }: Departure, day: string): string {
  if (startDate !== day) return endDate === day ? `Until ${timeText(endTime)}` : 'All day';
  return `${timeText(startTime)} to ${endDate === day ? timeText(endTime) : dayOfYear(endDate)}`;
}
