import { useQuery } from '@tanstack/react-query';
import { workDatesOnQuery, type WorkDate } from '../../data/team';
import { whenText } from '../../fields/WorkDatePicks';
import { Button } from '../../ui/button/Button';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Spinner } from '../../ui/layout/Spinner';
import { dayWithWeekday } from '../../ui/text/day-text';
import { instantText } from '../../ui/text/instant-text';
import { countOf } from '../../ui/text/number-text';
import styles from './FieldSheet.module.css';
import { SheetHead } from './SheetHead';
import { SheetParties } from './SheetParties';
import { useFieldSheets, type SheetState } from './use-field-sheet';

/** The field sheets of all dates of a day that one works on, by the time they start: one document, each date on a page of its own. */
export function DaySheets({ day }: { readonly day: string }) {
  const { data, isError, refetch } = useQuery(workDatesOnQuery(day));
  const dates = data?.dates ?? [];
  const sheets = useFieldSheets(dates.map(({ id }) => id));
  if (isError)
    return (
      <ErrorState
        title="We couldn’t load the field sheets of this day"
        text="Connect to the internet and try again. A sheet that you’ve opened before opens offline from its check-in."
        level={1}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined || sheets === null) return <Spinner label="Loading the field sheets" />;
  return (
    <div className={styles.sheet}>
      <div className={styles.dayHead}>
        <h1>{`Field sheets, ${dayWithWeekday(day)}`}</h1>
        {dates.length === 0 ? null : (
          <p className="row wrap">
            <Button size="small" onClick={() => window.print()}>
              {sheets.length === 1 ? 'Print' : `Print all ${sheets.length}`}
            </Button>
            <span className="meta numeric">{dayText(sheets)}</span>
          </p>
        )}
      </div>
      {dates.length === 0 ? (
        <EmptyState title="No dates on this day" text="Published dates that aren’t over will appear here." level={2} />
      ) : (
        dates.map((date, index) => <SheetOfDay key={date.id} date={date} state={sheets[index]} />)
      )}
    </div>
  );
}

/** '3 dates · 23 people' */
function dayText(sheets: readonly SheetState[]): string {
  const people = sheets.flatMap(({ sheet }) => sheet?.parties ?? []).flatMap((party) => party.people);
  return `${countOf(sheets.length, 'date')} · ${countOf(people.length, 'person', 'people')}`;
}

function SheetOfDay({ date, state }: { readonly date: WorkDate; readonly state: SheetState | undefined }) {
  const sheet = state?.sheet ?? null;
  return (
    <section className={styles.date}>
      {sheet === null ? (
        <div className={styles.head}>
          <h2>{date.title}</h2>
          <p className="meta">{whenText(date)}</p>
          <p>We couldn’t load this field sheet. Reload the page to try again.</p>
        </div>
      ) : (
        <>
          <SheetHead sheet={sheet} level={2} />
          {state?.connection === 'online' ? null : (
            <p className={styles.note}>{`This device’s copy, from ${instantText(sheet.readAt)}`}</p>
          )}
          {sheet.parties.length === 0 ? (
            <p>No one is booked yet.</p>
          ) : (
            <SheetParties sheet={sheet} label={`Who’s coming: ${date.title}`} />
          )}
        </>
      )}
    </section>
  );
}
