import { useState } from 'react';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { OpenFormsContext, useOpenForms } from '../../ui/form/open-forms';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Icon } from '../../ui/layout/Icon';
import { Skeleton } from '../../ui/layout/Skeleton';
import { type CatalogEntry, type CatalogKind, eventsText } from './catalog-kind';
import styles from './CatalogPanel.module.css';
import { EntryForm } from './EntryForm';
import { EntryRow } from './EntryRow';
import { SettingsPanel } from './SettingsPanel';
import { type Catalog, useCatalogActions, type CatalogActions } from './use-catalog-actions';

/** How many are listed before 'Show all'. */
const shownAtFirst = 6;

/** Categories or event features: a form for a new one, and the list with inline edit and delete. */
export function CatalogPanel({ kind, catalog }: { readonly kind: CatalogKind; readonly catalog: Catalog }) {
  const actions = useCatalogActions(kind, catalog);
  const entries: readonly CatalogEntry[] | undefined = catalog.list.data;
  const active = entries?.filter(({ isActive }) => isActive).length;
  return (
    <SettingsPanel title={kind.title} count={entries?.length} aside={active === undefined ? '' : `${active} active`}>
      <EntryForm
        label={`Add a ${kind.shortNoun}`}
        className={styles.add}
        entry={null}
        hasPlanets={kind.hasPlanets}
        onSubmit={actions.create}
      >
        {(isSending) => (
          <div>
            <Button type="submit" busy={(isSending || catalog.create.isPending) && 'Adding...'}>
              <Icon name="plus" size="small" />
              <span>{`Add ${kind.shortNoun}`}</span>
            </Button>
          </div>
        )}
      </EntryForm>
      {catalog.list.isError ? (
        <ErrorState
          title={`Failed to load ${kind.plural}`}
          text="Please try again later"
          level={3}
          onRetry={() => void catalog.list.refetch()}
        />
      ) : (
        <Entries kind={kind} entries={entries} actions={actions} />
      )}
    </SettingsPanel>
  );
}

interface EntriesProps {
  readonly kind: CatalogKind;
  readonly entries: readonly CatalogEntry[] | undefined;
  readonly actions: ReturnType<typeof useCatalogActions>;
}

function Entries({ kind, entries, actions }: EntriesProps) {
  const [isWhole, setWhole] = useState(false);
  const [editedId, setEditedId] = useState<number | null>(null);
  const [doomed, setDoomed] = useState<CatalogEntry | null>(null);
  const forms = useOpenForms();
  const edit = async (id: number) => {
    if (await forms.settle()) setEditedId(id);
  };
  if (!entries) return <LoadingEntries />;
  if (entries.length === 0) {
    return <EmptyState title={`No ${kind.plural} yet`} text={`${kind.title} you add will appear here.`} level={3} />;
  }
  const shown = isWhole ? entries : entries.filter(({ id }, index) => index < shownAtFirst || id === editedId);
  return (
    <OpenFormsContext value={forms}>
      <ul className={styles.list}>
        {shown.map((entry) => (
          <li key={entry.id}>
            <EntryRow
              kind={kind}
              entry={entry}
              isEdited={entry.id === editedId}
              actions={actions}
              onEdit={(isOn) => (isOn ? void edit(entry.id) : setEditedId(null))}
              onDelete={() => setDoomed(entry)}
            />
          </li>
        ))}
      </ul>
      {shown.length < entries.length ? (
        <div className="row space-between">
          <span className="meta">{`${shown.length} of ${entries.length} shown`}</span>
          <Button size="small" onClick={() => setWhole(true)}>
            {`Show all ${entries.length}`}
          </Button>
        </div>
      ) : null}
      {doomed === null ? null : (
        <DeleteEntryDialog kind={kind} entry={doomed} actions={actions} onClose={() => setDoomed(null)} />
      )}
    </OpenFormsContext>
  );
}

const places = Array.from({ length: shownAtFirst }, (_, index) => index);

function LoadingEntries() {
  return (
    <ul className={styles.list} aria-hidden="true">
      {places.map((place) => (
        <li key={place}>
          <Skeleton shape="row" />
        </li>
      ))}
    </ul>
  );
}

interface DeleteEntryDialogProps {
  readonly kind: CatalogKind;
  readonly entry: CatalogEntry;
  readonly actions: CatalogActions;
  readonly onClose: () => void;
}

/** Asks before deleting, and says when events keep it from being deleted. */
function DeleteEntryDialog({ kind, entry, actions, onClose }: DeleteEntryDialogProps) {
  const isUsed = entry.eventCount > 0;
  return (
    <Dialog
      onClose={onClose}
      title={`Delete ${entry.name}?`}
      role="alertdialog"
      keep={`Keep ${kind.shortNoun}`}
      action={{
        label: isUsed ? 'Deactivate' : 'Delete',
        kind: 'danger',
        busy: actions.isRemoving && 'Deleting...',
        onDo: () => actions.remove(entry, onClose),
      }}
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
