import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { eventsText, type CatalogEntry, type CatalogKind } from './catalog-kind';
import type { CatalogActions } from './use-catalog-actions';

interface DeleteEntryDialogProps {
  readonly kind: CatalogKind;
  readonly entry: CatalogEntry;
  readonly actions: CatalogActions;
  readonly onClose: () => void;
}

/** Asks before deleting, and says when events keep it from being deleted. */
export function DeleteEntryDialog({ kind, entry, actions, onClose }: DeleteEntryDialogProps) {
  const isUsed = entry.eventCount > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Delete ${entry.name}?`}
      role="alertdialog"
      footer={
        <div className="row align-end">
          <Button onClick={onClose}>{`Keep ${kind.shortNoun}`}</Button>
          <Button
            kind="danger"
            busy={actions.isRemoving && 'Deleting...'}
            onClick={() => actions.remove(entry, onClose)}
          >
            {isUsed ? 'Deactivate' : 'Delete'}
          </Button>
        </div>
      }
    >
      <p>
        {isUsed
          ? `${eventsText(entry.eventCount)} ${entry.eventCount === 1 ? 'uses' : 'use'} it, so we’ll deactivate it instead. ` +
            'Those events will keep it, but organizers won’t be able to choose it.'
          : 'No events use it. This action cannot be undone.'}
      </p>
    </Dialog>
  );
}
