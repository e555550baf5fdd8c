import { personNoteMaxLength } from '@ascendant/domain/person/account-limits';
import { trimmedLines } from '@ascendant/domain/plain-text';
import { useRef, useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useAddPersonNote, useRemovePersonNote, type PersonPage } from '../../data/lookup';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { FieldError } from '../../ui/form/Field';
import { TextAreaField } from '../../ui/form/TextField';
import { Panel } from '../../ui/layout/Panel';
import { FirstRows } from '../../ui/table/FirstRows';
import { datedInstantText } from '../../ui/text/instant-text';
import styles from './Lookup.module.css';

type Note = PersonPage['notes'][number];

/** What admins noted about a person, and a form to add more. */
export function PersonNotes({ userId, notes }: { readonly userId: number; readonly notes: readonly Note[] }) {
  const [asked, setAsked] = useState<Note | null>(null);
  const remove = useRemovePersonNote(userId);
  return (
    <Panel className="stack" title="Notes">
      {notes.length === 0 ? null : (
        <FirstRows rows={notes} what="notes">
          {(shown) => (
            <ul className={styles.timeline}>
              {shown.map((note) => (
                <li key={note.id}>
                  <span className="meta numeric">{`${datedInstantText(note.at)}, ${authorText(note)}`}</span>
                  <div className="row space-between">
                    <p className={styles.note}>{note.text}</p>
                    <Button
                      kind="ghost"
                      size="small"
                      aria-label={`Delete the note of ${datedInstantText(note.at)}`}
                      onClick={() => setAsked(note)}
                    >
                      Delete
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </FirstRows>
      )}
      <NewNote userId={userId} />
      {asked === null ? null : (
        <ConfirmDialog
          title="Delete this note?"
          confirmLabel="Delete note"
          keep="Keep it"
          busy={remove.isPending}
          onConfirm={() => remove.mutate(asked.id, { onSettled: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        >
          It can’t be restored. The audit log keeps that you deleted it.
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function authorText({ by }: Note): string {
  return by === null ? 'an admin whose account is gone' : `@${by}`;
}

function NewNote({ userId }: { readonly userId: number }) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useAddPersonNote(userId);
  const isMissing = trimmedLines(text) === '';
  const submit = () => {
    setChecked(true);
    if (isMissing) return field.current?.focus();
    return add.mutate(text, {
      onSuccess: () => {
        setText('');
        setChecked(false);
      },
    });
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextAreaField
        label="Add a note"
        help="Only admins see it here, but the person gets it when they ask for their data."
        error={isChecked && isMissing ? 'Please write a note' : undefined}
        isShort
        ref={field}
        rows={3}
        maxLength={personNoteMaxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {add.isError ? <FieldError>{errorSentence(add.error)}</FieldError> : null}
      <p>
        <Button type="submit" busy={add.isPending && 'Adding...'}>
          Add note
        </Button>
      </p>
    </form>
  );
}
