import type { ReactNode, RefObject } from 'react';
import type { ButtonLook } from '../button/Button';

/** What a dialog does: the last button in its footer. */
export interface DialogAction {
  readonly label: string;
  readonly kind?: ButtonLook['kind'];
  /** The label while it's under way. */
  readonly busy?: string | false;
  readonly disabled?: boolean;
  /** Left out if it sends the dialog's form. */
  readonly onDo?: () => void;
}

/** What a dialog is opened with. */
export interface DialogProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** A button that closes it and does nothing else: 'Keep booking'. */
  readonly keep?: string | undefined;
  readonly action?: DialogAction | null;
  /** Makes it a form. */
  readonly onSubmit?: () => unknown;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  /** The bottom of a dialog that has more than these two buttons there. */
  readonly footer?: ReactNode;
  /** Its parts have their own distances. */
  readonly isPlain?: boolean;
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
