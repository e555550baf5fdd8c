import {
  waiverTextMaxLength,
  waiverTextMissing,
  waiverTitleMaxLength,
  waiverTitleMissing,
} from '@ascendant/domain/booking/waiver';
import { useState } from 'react';
import { errorSentence, fieldsOf } from '../../api/api-error';
import { useWriteWaiver, type EventWaiver } from '../../data/waivers';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Choice } from '../../ui/form/Choice';
import { FieldError } from '../../ui/form/Field';
import { TextAreaField, TextField } from '../../ui/form/TextField';
import { useFirstWrong } from '../../ui/form/use-first-wrong';
import { Note } from '../../ui/layout/Note';
import { OtherWaivers, type Typed } from './OtherWaivers';

interface WaiverDialogProps {
  readonly eventId: number;
  readonly current: EventWaiver;
  readonly onClose: () => void;
}

/** Writes a version of the waiver. If a colleague saves one meanwhile, theirs is shown and what was typed stays. */
export function WaiverDialog({ eventId, current, onClose }: WaiverDialogProps) {
  const [typed, setTyped] = useState<Typed>({ title: current.waiver?.title ?? '', text: current.waiver?.text ?? '' });
  const [basedOn, setBasedOn] = useState(current.waiver);
  const [asksAgain, setAsksAgain] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [formRef, focusFirstWrong] = useFirstWrong();
  const write = useWriteWaiver();
  const newest = current.waiver;
  const theirs = newest !== null && newest.version !== (basedOn?.version ?? 0) ? newest : null;
  const problems = problemsOf(typed);
  const sent = fieldsOf(write.error);
  const errors: Readonly<Record<string, string>> = isChecked ? { ...sent, ...problems } : {};
  const submit = () => {
    setChecked(true);
    focusFirstWrong();
    if (Object.keys(problems).length > 0) return;
    write.mutate(
      { eventId, ...typed, asksAgain, basedOn: basedOn?.version ?? 0 },
      {
        onSuccess: ({ waiver }) => {
          showToast({ title: `Version ${waiver?.version ?? 1} saved` });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      onClose={onClose}
      guardsTyping
      title={current.waiver === null ? 'Write a waiver' : 'Change the waiver'}
      keep="Don’t save"
      action={{ label: 'Save as a new version', busy: write.isPending && 'Saving...' }}
      onSubmit={submit}
      formRef={formRef}
    >
      {current.otherDates > 0 ? (
        <p className="meta">{`It’s asked for on this date and its ${current.otherDates} other dates.`}</p>
      ) : null}
      {current.otherWaivers.length > 0 ? (
        <OtherWaivers of={current.otherWaivers} typed={typed} onCopy={setTyped} />
      ) : null}
      <TextField
        label="Title"
        error={errors['title']}
        value={typed.title}
        maxLength={waiverTitleMaxLength}
        autoComplete="off"
        onChange={(event) => setTyped({ ...typed, title: event.target.value })}
      />
      <TextAreaField
        label="Text"
        help="Have a lawyer check it. We don’t."
        error={errors['text']}
        value={typed.text}
        rows={12}
        maxLength={waiverTextMaxLength}
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
      />
      {current.versions.length === 0 ? null : (
        <Choice type="checkbox" checked={asksAgain} onChange={(event) => setAsksAgain(event.target.checked)}>
          Ask people who signed an earlier version to sign again
        </Choice>
      )}
      {theirs === null ? null : <Theirs text={theirs.text} onTake={() => setBasedOn(theirs)} />}
      {write.isError && Object.keys(sent).length === 0 ? <FieldError>{errorSentence(write.error)}</FieldError> : null}
    </Dialog>
  );
}

/** A colleague's text, to compare with one's own. */
function Theirs({ text, onTake }: { readonly text: string; readonly onTake: () => void }) {
  return (
    <Note>
      <div className="stack">
        <TextAreaField label="The text that your colleague saved" value={text} rows={8} readOnly />
        <p>
          <Button size="small" onClick={onTake}>
            I’ve compared them: save mine after theirs
          </Button>
        </p>
      </div>
    </Note>
  );
}

function problemsOf({ title, text }: Typed): Readonly<Record<string, string>> {
  return {
    ...(title.trim() === '' ? { title: waiverTitleMissing } : {}),
    ...(text.trim() === '' ? { text: waiverTextMissing } : {}),
  };
}
