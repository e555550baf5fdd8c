import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { trimmedLines } from '@ascendant/domain/plain-text';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useCloseRefund, type UnmadeRefund } from '../../data/refunds-and-disputes';
import { Dialog } from '../../ui/dialog/Dialog';
import { Choice } from '../../ui/form/Choice';
import { FieldError } from '../../ui/form/Field';
import { NoteField } from './NoteField';

/** Closes a refund that won't be made: asks for a note, and whether the traveller was paid another way. */
export function CloseRefundDialog({
  refund,
  onClose,
}: {
  readonly refund: UnmadeRefund;
  readonly onClose: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const [isPaidAnotherWay, setPaidAnotherWay] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const close = useCloseRefund();
  const isMissing = trimmedLines(note) === '';
  const submit = () => {
    setChecked(true);
    if (isMissing) field.current?.focus();
    else close.mutate({ id: refund.id, note, isPaidAnotherWay }, { onSuccess: onClose });
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={`Close the refund of ${formatDollars(fromWire(refund.amount))}?`}
      role="alertdialog"
      keep="Not now"
      action={{ label: 'Close refund', kind: 'danger', busy: close.isPending && 'Closing...', onDo: submit }}
    >
      <p>{`It won’t be sent to the card any more. We’ll email the traveller of ${refund.reference}.`}</p>
      <Choice type="checkbox" checked={isPaidAnotherWay} onChange={(event) => setPaidAnotherWay(event.target.checked)}>
        I’ve paid the traveller another way
      </Choice>
      <NoteField
        label="Note"
        error={isChecked && isMissing ? 'Please add a note' : undefined}
        value={note}
        onChange={setNote}
        ref={field}
      />
      {close.isError ? <FieldError>{errorSentence(close.error)}</FieldError> : null}
    </Dialog>
  );
}
