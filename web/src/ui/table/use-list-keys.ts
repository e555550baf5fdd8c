import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { readListKeys, subscribeToListKeys } from '../../storage/list-keys';

/** What a list's keys do. */
type ListAction = 'next' | 'previous' | 'search' | 'help';

/** The keys, as `aria-keyshortcuts` has them. */
export const listKeys = 'j k / ?';

const actions: Readonly<Record<string, ListAction>> = { j: 'next', k: 'previous', '/': 'search', '?': 'help' };

/** The action of a key press; null while someone types, with a modifier, and while something is open above the list. */
function actionOf(event: KeyboardEvent): ListAction | null {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]'))
    return null;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return null;
  return actions[key] ?? null;
}

/**
 * Keys of a list: `j` and `k` go from row to row, `/` to its search, `?` shows the keys. They move the real focus, so a screen reader says
 * what it lands on. They can be turned off, because speech input types letters (WCAG 2.1.4).
 */
export function useListKeys(list: RefObject<HTMLElement | null>) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isOn = useSyncExternalStore(subscribeToListKeys, readListKeys, () => true);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (action === null || list.current === null) return;
      event.preventDefault();
      if (action === 'help') setHelpOpen(true);
      else if (action === 'search') goToSearch(list.current);
      else goToRow(list.current, action === 'next' ? 1 : -1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn, list]);
  return { isHelpOpen, setHelpOpen };
}

function goToSearch(list: HTMLElement): void {
  const field = list.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
}

/** From no row, to the first. Beyond either end, it stays. */
function goToRow(list: HTMLElement, step: 1 | -1): void {
  const rows = [...list.querySelectorAll<HTMLElement>('tbody > tr, [data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at === -1 ? 0 : at + step];
  if (row) nameOf(row)?.focus();
}

/** What names a row: itself if it can be focused, else its first link or button. */
function nameOf(row: HTMLElement): HTMLElement | null {
  return row.tabIndex === -1 && row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('a[href], button');
}
