import { Button } from '../../ui/button/Button';
import type { EntryList } from './entry-errors';
import styles from './ListPanel.module.css';
import type { RemovedEntry } from './removed-entry';
import { entryButtonId } from './use-entries';

interface RemovedRowProps {
  readonly list: EntryList;
  readonly removed: RemovedEntry;
  readonly onUndo: (removed: RemovedEntry) => void;
}

/** In place of an entry that was removed. It doesn't go away by itself, so no one has to be quick. */
export function RemovedRow({ list, removed, onUndo }: RemovedRowProps) {
  const { name } = removed;
  return (
    <li className={styles.removed}>
      <div className={styles.heading}>
        <b>{`${name} removed`}</b>
        <Button
          id={entryButtonId(list, 'undo')}
          size="small"
          kind="ghost"
          aria-label={`Undo removing ${name.toLowerCase()}`}
          onClick={() => onUndo(removed)}
        >
          Undo
        </Button>
      </div>
    </li>
  );
}
