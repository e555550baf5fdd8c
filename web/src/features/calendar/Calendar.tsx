import { addDays, isCalendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { mondayOf } from '@ascendant/domain/event/departure';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAddressQuery } from '../../address-query';
import { departuresQuery, type Departures } from '../../data/departures';
import { paths, type CalendarView } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { Input } from '../../ui/form/Input';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Spinner } from '../../ui/layout/Spinner';
import { dayRange, dayWithWeekday, localDay } from '../../ui/text/day-text';
import styles from './Calendar.module.css';
import { CalendarDays } from './CalendarDays';

interface Shown {
  readonly view: CalendarView;
  /** The day, or the Monday of the week. */
  readonly from: CalendarDay;
}

/** The dates of a day or a week, of those who run them. Which one is in the address. */
export function Calendar() {
  const [query] = useAddressQuery();
  const asked = query.get('from') ?? '';
  const day = isCalendarDay(asked) ? asked : localDay();
  const view = query.get('view') === 'week' ? 'week' : 'day';
  const shown = { view, from: view === 'week' ? mondayOf(day) : day } as const;
  const { data, isError, refetch } = useQuery(departuresQuery({ from: shown.from, days: daysOf[view] }));
  return (
    <>
      <Tools view={view} day={day} />
      <div className="panel">
        <h2>
          {view === 'week' ? dayRange(shown.from, addDays(shown.from, daysOf.week - 1)) : dayWithWeekday(shown.from)}
        </h2>
        {isError ? (
          <ErrorState
            title="We couldn’t load these dates"
            text="Please try again later."
            onRetry={() => void refetch()}
          />
        ) : data === undefined ? (
          <Spinner label="Loading the dates" />
        ) : data.departures.length === 0 ? (
          <NoDates {...shown} next={data.next} />
        ) : (
          <CalendarDays {...shown} data={data} />
        )}
      </div>
    </>
  );
}

const daysOf = { day: 1, week: 7 } as const satisfies Record<CalendarView, number>;
const views = ['day', 'week'] as const;

/** Another day or week, and the way of looking at it. */
function Tools({ view, day }: { readonly view: CalendarView; readonly day: CalendarDay }) {
  const to = (days: number) => paths.calendar(view, addDays(day, days * daysOf[view]));
  return (
    <div className={styles.tools}>
      <nav className="row" aria-label={view === 'week' ? 'Weeks' : 'Days'}>
        <ButtonLink square to={to(-1)} aria-label={`Previous ${view}`}>
          <Icon name="left" />
        </ButtonLink>
        <ButtonLink to={paths.calendar(view, localDay())}>Today</ButtonLink>
        <ButtonLink square to={to(1)} aria-label={`Next ${view}`}>
          <Icon name="right" />
        </ButtonLink>
      </nav>
      <DayField view={view} day={day} />
      <nav className="row" aria-label="View">
        {views.map((each) => (
          <ButtonLink
            key={each}
            kind={each === view ? 'pine' : 'secondary'}
            to={paths.calendar(each, day)}
            aria-current={each === view ? 'true' : undefined}
          >
            {each === 'week' ? 'Week' : 'Day'}
          </ButtonLink>
        ))}
      </nav>
    </div>
  );
}

/** Someone who types a day types earlier ones on the way to it. */
const typingPauseMs = 500;
const firstYear = '1000';

function DayField({ view, day }: { readonly view: CalendarView; readonly day: CalendarDay }) {
  const [, changeQuery] = useAddressQuery();
  const [typed, setTyped] = useState<string>(day);
  const [shown, setShown] = useState(day);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (shown !== day) {
    setShown(day);
    setTyped(day);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = (from: string) => {
    setTyped(from);
    clearTimeout(timer.current);
    if (from < firstYear) return;
    timer.current = setTimeout(() => changeQuery(() => new URLSearchParams({ view, from })), typingPauseMs);
  };
  return (
    <Input
      type="date"
      className={styles.field}
      aria-label="Choose a day"
      value={typed}
      onChange={({ target }) => choose(target.value)}
    />
  );
}

function NoDates({ view, next }: Shown & Pick<Departures, 'next'>) {
  return (
    <EmptyState
      title={view === 'week' ? 'No dates this week' : 'No dates on this day'}
      text={
        next === null
          ? 'Published dates that you manage or are assigned to will appear here.'
          : `The next date is on ${dayWithWeekday(next)}.`
      }
      level={3}
    >
      {next === null ? null : (
        <ButtonLink to={paths.calendar(view, next)}>{`Go to ${dayWithWeekday(next, 'short')}`}</ButtonLink>
      )}
    </EmptyState>
  );
}
