import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/layout/Icon';
import type { EntryList } from './entry-errors';
import styles from './ListPanel.module.css';
import { entryButtonId, type useEntries } from './use-entries';

interface EntryHeadProps {
  readonly list: EntryList;
  readonly entryName: string;
  readonly index: number;
  readonly entries: ReturnType<typeof useEntries>;
}

/** The number of an entry, and what can be done with it. */
export function EntryHead({ list, entryName, index, entries: { ids, move, remove } }: EntryHeadProps) {
  const what = `${entryName.toLowerCase()} ${index + 1}`;
  return (
    <div className={styles.heading}>
      <b>{`${entryName} ${index + 1}`}</b>
      <span className="row">
        <IconButton
          id={entryButtonId(list, 'up', index)}
          className={styles.raise}
          aria-label={`Move ${what} up`}
          disabled={index === 0}
          onClick={() => move(index, index - 1)}
        >
          <Icon name="down" size="small" />
        </IconButton>
        <IconButton
          id={entryButtonId(list, 'down', index)}
          aria-label={`Move ${what} down`}
          disabled={index === ids.length - 1}
          onClick={() => move(index, index + 1)}
        >
          <Icon name="down" size="small" />
        </IconButton>
        <IconButton
          id={entryButtonId(list, 'remove', index)}
          aria-label={`Remove ${what}`}
          onClick={() => remove(index)}
        >
          <Icon name="x" size="small" />
        </IconButton>
      </span>
    </div>
  );
}
