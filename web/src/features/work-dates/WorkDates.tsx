import { useQuery } from '@tanstack/react-query';
import { workDatesQuery, type WorkDate } from '../../data/team';
import { DaySheetsLink } from '../../fields/DaySheetsLink';
import { whenText } from '../../fields/WorkDatePicks';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import { FirstRows } from '../../ui/table/FirstRows';
import { PanelRow } from '../../ui/table/PanelRow';
import styles from './WorkDates.module.css';

/** The dates that a guide is assigned to and that aren't over, the soonest first. */
export function WorkDates() {
  const { data, isError, refetch } = useQuery(workDatesQuery());
  if (isError)
    return (
      <div className="panel">
        <ErrorState title="We couldn’t load your dates" text="Please try again later." onRetry={() => void refetch()} />
      </div>
    );
  if (!data)
    return (
      <div className="panel">
        <Spinner label="Loading your dates" />
      </div>
    );
  if (data.dates.length === 0)
    return (
      <div className="panel">
        <EmptyState title="No dates yet" text="Dates that you’re assigned to will appear here." />
      </div>
    );
  return (
    <div className="panel">
      <FirstRows rows={data.dates} what="dates">
        {(dates) => (
          <ul className={styles.rows} aria-label="Your dates">
            {dates.map((date, index) => (
              <PanelRow key={date.id} name={date.title} meta={whenText(date)}>
                <div className={styles.actions}>
                  {dates[index - 1]?.startDate === date.startDate ? null : (
                    <DaySheetsLink day={date.startDate} count={onDay(data.dates, date.startDate)} />
                  )}
                  <ButtonLink
                    kind="primary"
                    size="small"
                    to={paths.checkIn(date.id)}
                    reloadDocument
                    aria-label={`Check-in for ${date.title}, ${whenText(date)}`}
                  >
                    Check-in
                  </ButtonLink>
                  <ButtonLink
                    size="small"
                    to={paths.fieldSheet(date.id)}
                    reloadDocument
                    aria-label={`Field sheet of ${date.title}, ${whenText(date)}`}
                  >
                    Field sheet
                  </ButtonLink>
                  <ButtonLink
                    size="small"
                    to={paths.attendees(date.id)}
                    aria-label={`Attendees of ${date.title}, ${whenText(date)}`}
                  >
                    Attendees
                  </ButtonLink>
                </div>
              </PanelRow>
            ))}
          </ul>
        )}
      </FirstRows>
    </div>
  );
}

/** How many of the dates a day is one of. */
function onDay(dates: readonly WorkDate[], day: string): number {
  return dates.filter(({ startDate, endDate }) => startDate <= day && day <= endDate).length;
}
