import { importSourceNames } from '@ascendant/domain/imports/columns';
import { undoDays, type ImportState } from '@ascendant/domain/imports/import-state';
import { useState } from 'react';
import { errorSentence } from '../../api/api-error';
import { useUndoImport, type ImportRecord } from '../../data/imports';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { showToast } from '../../ui/dialog/toast-store';
import { Badge } from '../../ui/layout/Badge';
import { PanelRow } from '../../ui/table/PanelRow';
import { datedInstantText } from '../../ui/text/instant-text';
import { countOf } from '../../ui/text/number-text';
import styles from './Imports.module.css';

const stateLabels: Readonly<Record<ImportState, string>> = {
  running: 'Importing...',
  done: 'Imported',
  undoing: 'Undoing...',
  undone: 'Undone',
};

/** An import: what it made, what went wrong, and its undo. */
export function ImportRow({ of }: { readonly of: ImportRecord }) {
  const [isAsked, setAsked] = useState(false);
  const undo = useUndoImport();
  const name = `${importSourceNames[of.source]}, ${datedInstantText(of.createdAt)}`;
  const confirm = () =>
    undo.mutate(of.id, {
      onError: (error) => showToast({ title: 'Couldn’t undo it', description: errorSentence(error), tone: 'bad' }),
      onSettled: () => setAsked(false),
    });
  return (
    <PanelRow
      name={name}
      badge={<Badge tone={of.state === 'done' ? 'good' : 'outlined'}>{stateLabels[of.state]}</Badge>}
      meta={
        <>
          {linesOf(of).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
          <Problems of={of} />
        </>
      }
    >
      {of.canUndo ? (
        <Button size="small" aria-label={`Undo: ${name}`} onClick={() => setAsked(true)}>
          Undo
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        title="Undo this import?"
        confirmLabel="Undo it"
        keep="Cancel"
        busy={undo.isPending}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        {`${countOf(of.bookings, 'booking')} for ${countOf(of.people, 'person', 'people')} will go, and codes of their old tickets no longer open the gate. What someone has changed, or whose guests were checked in or emailed, stays. You can undo an import for ${undoDays} days.`}
      </ConfirmDialog>
    </PanelRow>
  );
}

function linesOf({ dates, bookings, people, refused, waiting }: ImportRecord): readonly string[] {
  const made = `${countOf(dates, 'date')}, ${countOf(bookings, 'booking')} for ${countOf(people, 'person', 'people')}`;
  return [
    made,
    waiting === 0 ? '' : `${countOf(waiting, 'booking')} still to be made`,
    refused === 0 ? '' : `${countOf(refused, 'row')} not imported`,
  ].filter((line) => line !== '');
}

function Problems({ of: { problems } }: { readonly of: ImportRecord }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {problems.map(({ booking, text }) => (
        <li key={`${booking} ${text}`}>{booking === null ? text : `${booking}: ${text}`}</li>
      ))}
    </ul>
  );
}
