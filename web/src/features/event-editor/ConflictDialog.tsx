import type { EventForm } from '@ascendant/contract/event-editor';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Table } from '../../ui/table/Table';
import styles from './ConflictDialog.module.css';
import type { EditorFacts } from './editor-context';
import { valuesOf, type EventValues } from './event-values';
import { fieldLabels } from './field-labels';
import { fieldText } from './field-text';
import { changesOf } from './three-way';

/** Someone else has saved the event while it was open here. */
export interface Conflict {
  readonly base: EventValues;
  readonly mine: EventValues;
  readonly current: EventForm;
}

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly facts: EditorFacts;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Shows what someone else has changed, and asks whose version counts. Nothing is saved until then. */
export function ConflictDialog({ conflict, facts, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const versions = { base: conflict.base, mine: conflict.mine, theirs: valuesOf(conflict.current) };
  const changes = changesOf(versions);
  return (
    <Dialog
      onClose={onClose}
      title="Someone else has changed this event"
      width="wide"
      role="alertdialog"
      footer={
        <div className="row align-end">
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button kind="primary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </div>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it has to be reachable by keyboard */}
      <section className="stack" tabIndex={0} aria-label="Both versions">
        <p>
          Nothing has been saved yet. <b>Keep mine</b> saves your changes and keeps theirs in the fields you haven’t
          changed. <b>Take theirs</b> discards your changes.
        </p>
        {changes.length === 0 ? (
          <p className="meta">Both versions have the same values. Only the event’s status may be different.</p>
        ) : (
          <Table folds className={styles.changes}>
            <caption className="visually-hidden">What has changed</caption>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Yours</th>
                <th scope="col">Theirs</th>
                <th scope="col">If you keep yours</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, isContested }) => (
                <tr key={field}>
                  <td>
                    <b>{fieldLabels[field]}</b>
                  </td>
                  <td data-label="Yours">{fieldText(field, versions.mine, facts)}</td>
                  <td data-label="Theirs">{fieldText(field, versions.theirs, facts)}</td>
                  <td data-label="If you keep yours">{isContested ? 'Yours' : 'Theirs: you haven’t changed it'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </section>
    </Dialog>
  );
}
