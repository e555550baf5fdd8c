import { tryFromSignedWire } from '@ascendant/contract/money';
import { trimmedLines } from '@ascendant/domain/plain-text';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useAdjustEarnings } from '../../data/payouts';
import { Dialog } from '../../ui/dialog/Dialog';
import { FieldError } from '../../ui/form/Field';
import { TextAreaField, TextField } from '../../ui/form/TextField';

/** Whose earnings. */
export interface Adjusted {
  readonly organizerId: number;
  readonly name: string;
}

/** Gives an organizer money of the site, or takes some back, with a reason that they read. */
export function AdjustDialog({ adjusted, onClose }: { readonly adjusted: Adjusted; readonly onClose: () => void }) {
  const [amountField, reasonField] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)];
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const adjust = useAdjustEarnings();
  const isAmount = (tryFromSignedWire(amount) ?? 0) !== 0;
  const hasReason = trimmedLines(reason) !== '';
  const order = { organizerId: adjusted.organizerId, amount: amount.trim(), reason };
  const submit = () => {
    setChecked(true);
    if (!isAmount) amountField.current?.focus();
    else if (!hasReason) reasonField.current?.focus();
    else adjust.mutate(order, { onSuccess: onClose });
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={`Adjust what ${adjusted.name} is owed`}
      keep="Not now"
      action={{ label: 'Save adjustment', busy: adjust.isPending && 'Saving...', onDo: submit }}
    >
      <TextField
        label="Amount"
        help="What the site gives them. With a minus sign, it’s taken from what they’re owed."
        error={isChecked && !isAmount ? 'Enter an amount such as 12.50, or -12.50 to take it back' : undefined}
        ref={amountField}
        inputMode="text"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <TextAreaField
        label="Reason"
        help="They read it on their statement."
        error={isChecked && !hasReason ? 'Please say why' : undefined}
        isShort
        ref={reasonField}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {adjust.isError ? <FieldError>{errorSentence(adjust.error)}</FieldError> : null}
    </Dialog>
  );
}
