import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The row of buttons at the bottom. */
  readonly footer?: ReactNode;
  /** `picture`: as wide as the screen is high enough for. */
  readonly width?: 'narrow' | 'wide' | 'picture';
  /** alertdialog: asks before something that can't be undone. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** Loaded apart from the pages: Radix is 9 kB that only someone who opens a dialog needs. */
const Panel = lazyPart(async () => (await import('./DialogPanel')).DialogPanel);

/** Loads what every dialog needs, so that the next one opens at once. */
export const loadDialogs = Panel.preload;

/** A dialog in front of the page; a sheet from the bottom on a phone. */
export function Dialog(props: DialogProps) {
  return props.open ? <Panel {...props} /> : null;
}
