import type { RefObject } from 'react';
import { Button } from '../button/Button';
import { lazyDialog } from '../dialog/lazy-dialog';
import styles from './ListKeys.module.css';
import { useListKeys } from './use-list-keys';

const ListKeysDialog = lazyDialog(async () => (await import('./ListKeysDialog')).ListKeysDialog);

interface ListKeysProps {
  readonly list: RefObject<HTMLElement | null>;
  /** Whether the list has a search, which `/` goes to. */
  readonly hasSearch?: boolean;
}

/** Gives a list its keys, and a button that shows them. */
export function ListKeys({ list, hasSearch = true }: ListKeysProps) {
  const { isHelpOpen, setHelpOpen } = useListKeys(list);
  return (
    <>
      <p className={styles.help}>
        <Button kind="ghost" size="small" onClick={() => setHelpOpen(true)}>
          Keyboard shortcuts
        </Button>
      </p>
      {isHelpOpen ? <ListKeysDialog hasSearch={hasSearch} onClose={() => setHelpOpen(false)} /> : null}
    </>
  );
}
