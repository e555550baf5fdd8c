import type { ReactNode } from 'react';

/** What a dialog is opened with. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** The row of buttons at the bottom. */
  readonly footer?: ReactNode;
  /** `picture`: as wide as the screen is high enough for. */
  readonly width?: 'narrow' | 'wide' | 'picture';
  /**
   * Set where something typed would be lost: its cross, Escape and a press beside it ask first then. By default, whatever was typed or
   * chosen in it counts; a function can say otherwise.
   */
  readonly guardsTyping?: boolean | (() => boolean);
  /** alertdialog: asks before something that can't be undone. */
  readonly role?: 'dialog' | 'alertdialog';
}
