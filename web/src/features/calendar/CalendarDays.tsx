import { addDays, type CalendarDay } from '@ascendant/domain/calendar-day';
import { departuresOn } from '@ascendant/domain/event/departure';
import { Link } from 'react-router';
import type { DaySky, Departure, Departures } from '../../data/departures';
import { paths, type CalendarView } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { MoonPhase } from '../../ui/chart/MoonPhase';
import { dayOfYear, dayWithWeekday } from '../../ui/text/day-text';
import { countOf } from '../../ui/text/number-text';
import { timeText } from '../../ui/text/reader-form';
import styles from './Calendar.module.css';
import { DepartureList, isAhead } from './DepartureList';

interface CalendarDaysProps {
  readonly data: Departures;
  readonly view: CalendarView;
  readonly from: CalendarDay;
}

/** One day with what can be done for each of its dates; or a week, side by side where there's room. */
export function CalendarDays({ data, view, from }: CalendarDaysProps) {
  if (view === 'day') return <Day day={from} data={data} isAlone />;
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  return (
    <>
      <div className={styles.week}>
        {days.map((day) => (
          <Day key={day} day={day} data={data} />
        ))}
      </div>
      {data.hasMore ? (
        <p className="meta">{`The first ${data.departures.length} dates are shown. Open a day to see all of it.`}</p>
      ) : null}
    </>
  );
}

interface DayProps {
  readonly day: CalendarDay;
  readonly data: Departures;
  readonly isAlone?: boolean;
}

function Day({ day, data, isAlone = false }: DayProps) {
  const dates = departuresOn(data.departures, day);
  const name = dayWithWeekday(day);
  return (
    <section className={styles.day} aria-label={name}>
      {isAlone ? null : (
        <h3>
          <Link className="link" to={paths.calendar('day', day)} aria-label={name}>
            {dayOfYear(day)}
          </Link>
        </h3>
      )}
      {data.skies
        .filter((sky) => sky.day === day)
        .map((sky) => (
          <Sky key={sky.place} sky={sky} />
        ))}
      <PrintLink day={day} dates={dates} />
      {dates.length === 0 ? (
        <p className="meta">No dates</p>
      ) : (
        <DepartureList dates={dates} day={day} hasLinks={isAlone} />
      )}
    </section>
  );
}

/** 'Banff · Sunrise 5:33 a.m. · Sunset 10:00 p.m. · Moon, full' */
function Sky({ sky: { place, sunrise, sunset, moonPhaseDeg, moonLabel } }: { readonly sky: DaySky }) {
  const parts = [
    place,
    sunrise === null ? null : `Sunrise ${timeText(sunrise)}`,
    sunset === null ? null : `Sunset ${timeText(sunset)}`,
    moonLabel,
  ];
  return (
    <p className={styles.sky}>
      <MoonPhase phaseDeg={moonPhaseDeg} />
      <span>{parts.filter((part) => part !== null).join(' · ')}</span>
    </p>
  );
}

/** Leads to the field sheets of all of a day's dates that aren't over, which are printed at once. */
function PrintLink({ day, dates }: { readonly day: CalendarDay; readonly dates: readonly Departure[] }) {
  const count = dates.filter(isAhead).length;
  if (count === 0) return null;
  return (
    <ButtonLink
      size="small"
      to={paths.daySheets(day)}
      reloadDocument
      aria-label={`Print the day: ${countOf(count, 'field sheet')} of ${dayWithWeekday(day)}`}
    >
      Print the day
    </ButtonLink>
  );
}
