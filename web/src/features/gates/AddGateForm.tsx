import { gateGraceHours, gateNameMaxLength } from '@ascendant/domain/organization/gate-device';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useAddGate, type AddedGate } from '../../data/gates';
import { sentWork, WorkDatePicks, type ChosenWork } from '../../fields/WorkDatePicks';
import { Button } from '../../ui/button/Button';
import { FieldError } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import styles from './Gates.module.css';

const noWork: ChosenWork = { dates: [], series: [] };

/** Makes a link for a phone. What's entered stays until the link is made. */
export function AddGateForm({ onAdded }: { readonly onAdded: (added: AddedGate) => void }) {
  const [name, setName] = useState('');
  const [work, setWork] = useState(noWork);
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const add = useAddGate();
  const missing = { name: name.trim() === '', dates: work.dates.length + work.series.length === 0 };
  const fields = fieldsOf(add.error);
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
    if (missing.name || missing.dates) return;
    add.mutate(
      { name, ...sentWork(work) },
      {
        onSuccess: (added) => {
          setName('');
          setWork(noWork);
          setChecked(false);
          onAdded(added);
        },
      },
    );
  };
  return (
    <form
      ref={formRef}
      className={`panel ${styles.form}`}
      aria-labelledby="add-gate"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 id="add-gate">Make a check-in link</h2>
      <p className="muted">
        {`A phone that opens it checks people in on the dates you choose, without an account. It ends by itself ${gateGraceHours} hours after the last date is over.`}
      </p>
      <TextField
        label="Name"
        help="Which phone it is: “North gate”, “Alex’s phone”."
        error={isChecked && missing.name ? 'Please enter a name, such as “North gate”' : fields['name']}
        required
        autoComplete="off"
        maxLength={gateNameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <WorkDatePicks
        legend="Dates"
        chosen={work}
        onChoose={setWork}
        error={isChecked && missing.dates ? 'Please choose at least one date' : fields['dates']}
      />
      {add.isError && Object.keys(fields).length === 0 ? <FieldError>{errorSentence(add.error)}</FieldError> : null}
      <div>
        <Button kind="primary" type="submit" busy={add.isPending && 'Making the link...'}>
          Make the link
        </Button>
      </div>
    </form>
  );
}
