import type { DialogProps } from './dialog-props';
import { lazyDialog } from './lazy-dialog';

/** Loaded apart from the pages: Radix is 9 kB that only someone who opens a dialog needs. */
const Panel = lazyDialog(async () => (await import('./DialogPanel')).DialogPanel);

/** Loads what every dialog needs, so that the next one opens at once. */
export const loadDialogs = Panel.preload;

/** A dialog in front of the page; a sheet from the bottom on a phone. */
export function Dialog(props: DialogProps) {
  return <Panel {...props} />;
}
