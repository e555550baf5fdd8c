import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useDecideDispute, type Dispute } from '../../data/refunds-and-disputes';
import { Dialog } from '../../ui/dialog/Dialog';
import { Choice } from '../../ui/form/Choice';
import { FieldError, FieldGroup } from '../../ui/form/Field';
import { NoteField } from './NoteField';

/** Asks what becomes of the booking of a lost dispute, and says what each answer does. */
export function DecideDisputeDialog({ dispute, onClose }: { readonly dispute: Dispute; readonly onClose: () => void }) {
  const [decision, setDecision] = useState<'keep' | 'end'>('keep');
  const [note, setNote] = useState('');
  const decide = useDecideDispute();
  const submit = () => decide.mutate({ id: dispute.id, decision, note }, { onSuccess: onClose });
  return (
    <Dialog
      onClose={onClose}
      title={`What happens to ${dispute.reference}?`}
      role="alertdialog"
      keep="Not now"
      action={{
        label: decision === 'end' ? 'End booking' : 'Keep booking',
        kind: decision === 'end' ? 'danger' : 'primary',
        busy: decide.isPending && 'Saving...',
        onDo: submit,
      }}
    >
      <p>The bank returned the money to the traveller. The booking is still confirmed.</p>
      <FieldGroup legend="Booking">
        <Choice type="radio" name="decision" checked={decision === 'keep'} onChange={() => setDecision('keep')}>
          Keep it: the tickets stay valid
        </Choice>
        <Choice type="radio" name="decision" checked={decision === 'end'} onChange={() => setDecision('end')}>
          End it: the tickets become void, the seats are available again, and we’ll email the traveller
        </Choice>
      </FieldGroup>
      <NoteField label="Note (optional)" value={note} onChange={setNote} />
      {decide.isError ? <FieldError>{errorSentence(decide.error)}</FieldError> : null}
    </Dialog>
  );
}
