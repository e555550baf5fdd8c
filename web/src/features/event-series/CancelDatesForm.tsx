import type { CancellableDate } from '@ascendant/contract/dates-edit';
import { datesText } from '@ascendant/domain/event/dates-edit-text';
import { useState } from 'react';
import { consequences } from '../../fields/consequences';
import { ReasonField } from '../../fields/ReasonField';
import { Dialog } from '../../ui/dialog/Dialog';
import { Choice } from '../../ui/form/Choice';
import { FieldError } from '../../ui/form/Field';
import styles from './CancelDates.module.css';
import { sumsOf } from './chosen-dates';
import { DatesToCancel } from './DatesToCancel';
import { useCancelling } from './use-cancelling';

interface CancelDatesFormProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly found: { readonly dates: readonly CancellableDate[]; readonly hasSchedule: boolean };
  readonly title: string;
  readonly onClose: () => void;
}

export function CancelDatesForm({ event, found: { dates, hasSchedule }, title, onClose }: CancelDatesFormProps) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState('');
  const [endsSchedule, setEndsSchedule] = useState(true);
  const { cancel, isBusy, refusal } = useCancelling(event.id, onClose);
  const chosen = dates.filter(({ id }) => ids.has(id));
  const isAll = chosen.length === dates.length;
  const endSchedule = hasSchedule && isAll && endsSchedule;
  const label = chosen.length === 0 ? 'Cancel dates' : `Cancel ${datesText(chosen.length)}`;
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={title}
      keep="Back"
      action={{
        label: label,
        kind: 'danger',
        busy: isBusy && 'Cancelling...',
        disabled: isBusy || chosen.length === 0,
        onDo: () => cancel({ chosen, reason, endSchedule }),
      }}
    >
      <p>
        <b>{event.title}</b>
      </p>
      <DatesToCancel dates={dates} ids={ids} onChange={setIds} />
      <ul className={styles.consequences} aria-live="polite">
        {chosen.length === 0 ? <li>Choose the dates to cancel.</li> : null}
        {(chosen.length === 0 ? [] : consequencesOf(chosen)).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {hasSchedule && isAll ? (
        <Choice type="checkbox" checked={endsSchedule} onChange={({ target }) => setEndsSchedule(target.checked)}>
          End the schedule too, so that no more dates are added
        </Choice>
      ) : null}
      <ReasonField
        label="Reason (optional)"
        help="We’ll include it in the email to everyone who booked."
        value={reason}
        onChange={setReason}
      />
      {refusal === null ? null : <FieldError>{refusal}</FieldError>}
    </Dialog>
  );
}

/** 'They won’t be bookable any more', then as for one event; with how many people it is. */
function consequencesOf(chosen: readonly CancellableDate[]): readonly string[] {
  const sums = sumsOf(chosen);
  const people = sums.seatsTaken === 1 ? '1 person has a seat.' : `${sums.seatsTaken} people have seats.`;
  return [
    `${datesText(chosen.length)} will be cancelled. You can’t publish them again.`,
    ...(sums.seatsTaken === 0 ? [] : [people]),
    ...consequences(sums),
  ];
}
