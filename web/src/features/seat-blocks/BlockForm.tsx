import { seatBlockLabelMaxLength, seatBlockLabelMissing } from '@ascendant/domain/booking/seat-block';
import { useState, type SubmitEvent } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useBlockSeats } from '../../data/seat-blocks';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { FieldError } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';

const nothing = { label: '', seats: '', releaseAt: '' };

/** Sets seats aside: for whom, how many, and until when on this device's clock. */
export function BlockForm({ eventId }: { readonly eventId: number }) {
  const [typed, setTyped] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const block = useBlockSeats();
  const problems = problemsOf(typed);
  const sent = fieldsOf(block.error);
  const errors: Readonly<Record<string, string>> = isChecked ? { ...sent, ...problems } : {};
  const set = (change: Partial<typeof nothing>) => {
    block.reset();
    setTyped({ ...typed, ...change });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    focusFirstWrong();
    if (Object.keys(problems).length > 0) return;
    const releaseAt = typed.releaseAt === '' ? undefined : new Date(typed.releaseAt).toISOString();
    block.mutate(
      { eventId, label: typed.label, seats: Number(typed.seats), releaseAt },
      {
        onSuccess: () => {
          setTyped(nothing);
          setChecked(false);
          showToast({ title: 'Seats set aside', description: 'They can’t be booked until they’re released.' });
        },
      },
    );
  };
  return (
    <form ref={formRef} className="stack" noValidate onSubmit={submit}>
      <div className="field-grid two-columns">
        <TextField
          label="For whom"
          help="A hotel’s desk, another site"
          error={errors['label']}
          value={typed.label}
          maxLength={seatBlockLabelMaxLength}
          autoComplete="off"
          onChange={(event) => set({ label: event.target.value })}
        />
        <TextField
          label="Seats"
          error={errors['seats']}
          value={typed.seats}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => set({ seats: event.target.value })}
        />
        <TextField
          label="Released at (optional)"
          help="On this device’s clock. Without a time, you release them."
          error={errors['releaseAt']}
          type="datetime-local"
          value={typed.releaseAt}
          onChange={(event) => set({ releaseAt: event.target.value })}
        />
      </div>
      {block.isError && Object.keys(sent).length === 0 ? <FieldError>{errorSentence(block.error)}</FieldError> : null}
      <p>
        <Button type="submit" busy={block.isPending && 'Saving...'}>
          Set seats aside
        </Button>
      </p>
    </form>
  );
}

function problemsOf({ label, seats }: typeof nothing): Readonly<Record<string, string>> {
  return {
    ...(label.trim() === '' ? { label: seatBlockLabelMissing } : {}),
    ...(/^[1-9]\d{0,5}$/.test(seats.trim()) ? {} : { seats: 'Enter how many, as a whole number' }),
  };
}
