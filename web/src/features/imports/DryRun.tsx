import { dayOrders, type DayOrder } from '@ascendant/domain/imports/clocks';
import { importSourceNames } from '@ascendant/domain/imports/columns';
import { saveFile } from '../../api/file';
import type { ImportChoice, ImportPreview } from '../../data/imports';
import { Button } from '../../ui/button/Button';
import { Choice } from '../../ui/form/Choice';
import { FieldGroup } from '../../ui/form/Field';
import { Note } from '../../ui/layout/Note';
import { countOf } from '../../ui/text/number-text';
import { ColumnChoice } from './ColumnChoice';
import { DateChoice } from './DateChoice';
import styles from './Imports.module.css';

interface DryRunProps {
  readonly preview: ImportPreview;
  readonly choice: ImportChoice;
  readonly onChoose: (choice: ImportChoice) => void;
}

/** What importing a file would do, and what can be chosen about it. */
export function DryRun({ preview, choice, onChoose }: DryRunProps) {
  const { mustChooseOrder, dates } = preview;
  return (
    <>
      {mustChooseOrder ? null : <Summary preview={preview} />}
      {mustChooseOrder || choice.dayOrder !== undefined ? (
        <OrderChoice
          chosen={choice.dayOrder}
          onChoose={(dayOrder) => onChoose({ ...choice, dayOrder, dates: new Map() })}
        />
      ) : null}
      <ColumnChoice preview={preview} onChoose={(columns) => onChoose({ ...choice, columns, dates: new Map() })} />
      {mustChooseOrder || dates.length === 0 ? null : (
        <DateChoice
          preview={preview}
          onChoose={(date, eventId) => onChoose({ ...choice, dates: new Map([...choice.dates, [date, eventId]]) })}
        />
      )}
      {mustChooseOrder ? null : <Refused preview={preview} />}
    </>
  );
}

function Summary({ preview: { source, summary, before, totals } }: Pick<DryRunProps, 'preview'>) {
  return (
    <Note tone={totals.bookings > 0 ? 'good' : 'fair'} aria-live="polite">
      <div>
        <p>
          <b>{summary}</b>
        </p>
        {before === null ? null : <p>{before}</p>}
        <p className="meta">{`Read as ${importSourceNames[source]}. Times are those of each event’s own clock.`}</p>
      </div>
    </Note>
  );
}

const orderLabels: Readonly<Record<DayOrder, string>> = {
  month_first: 'Month first: 07/12 is July 12',
  day_first: 'Day first: 07/12 is December 7',
};

interface OrderChoiceProps {
  readonly chosen: DayOrder | undefined;
  readonly onChoose: (order: DayOrder) => void;
}

function OrderChoice({ chosen, onChoose }: OrderChoiceProps) {
  return (
    <FieldGroup legend="How are days written in this file?" help="Each of them could be read in both ways.">
      {dayOrders.map((order) => (
        <Choice key={order} type="radio" name="day-order" checked={chosen === order} onChange={() => onChoose(order)}>
          {orderLabels[order]}
        </Choice>
      ))}
    </FieldGroup>
  );
}

/** Rows that are shown; the file has them all. */
const shown = 20;

/** Rows that can't be imported, besides those of dates whose reason is above. */
function Refused({ preview: { dates, refused, refusedCsv, totals } }: Pick<DryRunProps, 'preview'>) {
  if (refusedCsv === null) return null;
  const ofDates = new Set(dates.map(({ refusal }) => refusal));
  const listed = refused.filter(({ reason }) => !ofDates.has(reason)).slice(0, shown);
  const more = totals.refused - listed.length;
  return (
    <section className={styles.part}>
      <h3>Rows that can’t be imported</h3>
      {listed.length === 0 ? null : (
        <ul className={styles.reasons}>
          {listed.map(({ line, reason }) => (
            <li key={line}>{`Line ${line}: ${reason}`}</li>
          ))}
        </ul>
      )}
      {more > 0 ? <p className="meta">{`${countOf(more, 'more row')} in the file`}</p> : null}
      <div>
        <Button size="small" onClick={() => saveFile(new Blob([refusedCsv], { type: 'text/csv' }), 'not-imported.csv')}>
          Download these rows
        </Button>
      </div>
    </section>
  );
}
