import { Button } from '../../ui/button/Button';
import { Glyph } from '../../ui/chart/Glyph';
import { classNames } from '../../ui/class-names';
import { Badge } from '../../ui/layout/Badge';
import { eventsText, type CatalogEntry, type CatalogKind } from './catalog-kind';
import { EntryForm } from './EntryForm';
import styles from './EntryRow.module.css';
import type { CatalogActions } from './use-catalog-actions';

interface EntryRowProps {
  readonly kind: CatalogKind;
  readonly entry: CatalogEntry;
  readonly isEdited: boolean;
  readonly actions: CatalogActions;
  readonly onEdit: (isOn: boolean) => void;
  readonly onDelete: () => void;
}

/** One category or feature: shown, or edited in its place. */
export function EntryRow({ kind, entry, isEdited, actions, onEdit, onDelete }: EntryRowProps) {
  if (isEdited) {
    return (
      <EntryForm
        label={`Edit ${entry.name}`}
        className={styles.form}
        entry={entry}
        hasPlanets={kind.hasPlanets}
        onSubmit={(values, answered) => actions.update(entry, values, { ...answered, onSuccess: () => onEdit(false) })}
      >
        {(isSending) => (
          <div className="row align-end">
            <Button kind="ghost" onClick={() => onEdit(false)}>
              Cancel
            </Button>
            <Button kind="pine" type="submit" busy={(isSending || actions.isUpdating) && 'Saving...'}>
              Save
            </Button>
          </div>
        )}
      </EntryForm>
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.name}>
        <p className="strong">
          <span>{entry.name}</span> {entry.isActive ? null : <Badge tone="outlined">Inactive</Badge>}
        </p>
        {entry.description === null ? null : <p className="meta">{entry.description}</p>}
      </div>
      {kind.hasPlanets ? <Planets planets={entry.rulingPlanets ?? []} /> : null}
      <span className="meta numeric no-wrap">{eventsText(entry.eventCount)}</span>
      <span className={styles.buttons}>
        <Button kind="ghost" size="small" aria-label={`Edit ${entry.name}`} onClick={() => onEdit(true)}>
          Edit
        </Button>
        <Button
          kind="ghost"
          size="small"
          className={styles.ends}
          aria-label={`Delete ${entry.name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </span>
    </div>
  );
}

function Planets({ planets }: { readonly planets: NonNullable<CatalogEntry['rulingPlanets']> }) {
  if (planets.length === 0) return <span className="meta">No ruling planets (neutral weights)</span>;
  return (
    <span className={classNames(styles.planets, 'meta')}>
      {planets.map((planet) => (
        <span key={planet} className={styles.planet}>
          <Glyph name={planet} />
          <span>{planet}</span>
        </span>
      ))}
    </span>
  );
}
