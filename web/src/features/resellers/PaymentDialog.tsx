import { fromSignedWire } from '@ascendant/contract/money';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useNotePayment, type Reseller } from '../../data/resellers';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';

interface PaymentDialogProps {
  readonly reseller: Reseller;
  readonly onClose: () => void;
}

/** Notes what a reseller has paid. Sent twice, it's noted once. */
export function PaymentDialog({ reseller: { id, name, owed }, onClose }: PaymentDialogProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(fromSignedWire(owed) > 0 ? owed : '');
  const [paidOn, setPaidOn] = useState(() => new Date().toISOString().slice(0, 10));
  const note = useNotePayment();
  const fields = fieldsOf(note.error);
  const save = () =>
    note.mutate(
      { id, amount, paidOn, idempotencyKey },
      {
        onSuccess: () => {
          showToast({ title: 'The payment is noted' });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={`Payment of ${name}`}
      onClose={onClose}
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={note.isPending && 'Saving...'} onClick={save}>
            Note the payment
          </Button>
        </div>
      }
    >
      <div className="stack">
        <TextField
          label="Amount"
          inputMode="decimal"
          autoComplete="off"
          error={fields['amount']}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextField
          label="Paid on"
          type="date"
          error={fields['paidOn']}
          value={paidOn}
          onChange={(event) => setPaidOn(event.target.value)}
        />
        {note.isError && Object.keys(fields).length === 0 ? <FieldError>{errorSentence(note.error)}</FieldError> : null}
      </div>
    </Dialog>
  );
}
