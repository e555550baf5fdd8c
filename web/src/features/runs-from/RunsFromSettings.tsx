import {
  fewestToRun,
  maxDecideDaysBefore,
  proposedToRun,
  refundedIfTooFew,
  runsFromText,
} from '@ascendant/domain/event/runs-from';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useLetRun, useSetRunsFrom, type RunsFromForm } from '../../data/runs-from';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Choice } from '../../ui/form/Choice';
import { FieldError } from '../../ui/form/Field';
import { TextField } from '../../ui/form/TextField';
import { Note } from '../../ui/layout/Note';
import { dayText } from '../../ui/text/day-text';
import { countOf } from '../../ui/text/number-text';

interface RunsFromSettingsProps {
  readonly event: { readonly id: number; readonly title: string };
  readonly form: RunsFromForm;
  readonly onClose: () => void;
}

const askedBefore =
  'If too few have booked a day before, we’ll email you: you can decide that it takes place all the same, or cancel it.';

/** The setting as it is. What's typed stays when it's refused. */
export function RunsFromSettings({ event, form, onClose }: RunsFromSettingsProps) {
  const [isOn, setOn] = useState(form.runsFrom !== null);
  const [people, setPeople] = useState(String(form.runsFrom ?? proposedToRun.runsFrom));
  const [days, setDays] = useState(String(form.decideDaysBefore ?? proposedToRun.decideDaysBefore));
  const [isForAll, setForAll] = useState(form.otherDates > 0);
  const save = useSetRunsFrom();
  const fields = fieldsOf(save.error);
  const submit = () => {
    const body = {
      runsFrom: isOn ? wholeOf(people) : null,
      decideDaysBefore: isOn ? wholeOf(days) : null,
      dates: isForAll ? ('all' as const) : ('this' as const),
    };
    save.mutate({ id: event.id, body }, { onSuccess: onClose });
  };
  return (
    <Dialog
      onClose={onClose}
      title="Number of people"
      guardsTyping
      keep="Close"
      action={{ label: 'Save', busy: save.isPending && 'Saving...', disabled: form.isDecided }}
      onSubmit={submit}
    >
      <Decision event={event} form={form} />
      <Choice type="checkbox" checked={isOn} disabled={form.isDecided} onChange={({ target }) => setOn(target.checked)}>
        This event only takes place if enough people book
      </Choice>
      {isOn ? (
        <>
          <div className="field-grid two-columns">
            <NumberField
              label="People it needs"
              help={`At least ${fewestToRun}, at most the ${countOf(form.capacity, 'seat')} there are.`}
              error={fields['runsFrom']}
              value={people}
              disabled={form.isDecided}
              onValue={setPeople}
            />
            <NumberField
              label="Days before"
              help={`It’s decided at noon, 1 to ${maxDecideDaysBefore} days before the start.`}
              error={fields['decideDaysBefore']}
              value={days}
              disabled={form.isDecided}
              onValue={setDays}
            />
          </div>
          <p className="meta">{`${refundedIfTooFew} ${askedBefore}`}</p>
        </>
      ) : null}
      {form.otherDates > 0 ? (
        <Choice type="checkbox" checked={isForAll} onChange={({ target }) => setForAll(target.checked)}>
          {`Also for the ${countOf(form.otherDates, 'other date')} to come`}
        </Choice>
      ) : null}
      {save.isError && Object.keys(fields).length === 0 ? <FieldError>{errorSentence(save.error)}</FieldError> : null}
    </Dialog>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly help: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly disabled: boolean;
  readonly onValue: (text: string) => void;
}

function NumberField({ label, help, error, value, disabled, onValue }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      help={help}
      error={error}
      inputMode="numeric"
      value={value}
      disabled={disabled}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}

/** Where it is now, and the way to let it run with fewer. */
function Decision({ event, form }: Pick<RunsFromSettingsProps, 'event' | 'form'>) {
  const letRun = useLetRun();
  const { runsFrom, booked, decidedOn, isDecided, canDecide } = form;
  if (runsFrom === null || decidedOn === null) return null;
  return (
    <Note tone={isDecided ? 'good' : 'info'}>
      <div className="stack">
        <p>{runsFromText({ people: runsFrom, booked, isDecided }, dayText(decidedOn))}</p>
        {canDecide ? (
          <p>
            <Button size="small" busy={letRun.isPending && 'Deciding...'} onClick={() => letRun.mutate(event.id)}>
              Let it take place now
            </Button>
          </p>
        ) : null}
        {letRun.isError ? <FieldError>{errorSentence(letRun.error)}</FieldError> : null}
      </div>
    </Note>
  );
}

/** What isn't a number is sent as one that's refused at its field. */
function wholeOf(text: string): number {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
}
