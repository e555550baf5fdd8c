import type { SavedViewList } from '@ascendant/domain/site/saved-view';
import { useState } from 'react';
import { Button } from '../ui/button/Button';
import { lazyDialog } from '../ui/dialog/lazy-dialog';

const SavedViewsDialog = lazyDialog(async () => (await import('./SavedViewsDialog')).SavedViewsDialog);

interface SavedViewsProps {
  readonly list: SavedViewList;
  /** The filters and the order, as the address names them. */
  readonly names: readonly string[];
}

/** Opens the filters that an admin has saved of a list. */
export function SavedViews({ list, names }: SavedViewsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="ghost" size="small" onClick={() => setOpen(true)}>
        Saved views
      </Button>
      {isOpen ? <SavedViewsDialog list={list} names={names} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
