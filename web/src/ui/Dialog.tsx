import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './Dialog.module.css';
import { Icon } from './Icon';
import iconButtonStyles from './IconButton.module.css';

interface DialogProps {
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

/**
 * A dialog in front of the page; a sheet from the bottom on a phone. Focus stays inside until it closes, then returns.
 * We don't use Radix's overlay: it injects a style element, which the content security policy forbids.
 */
export function Dialog({ open, onClose, title, children, footer, width = 'narrow', role = 'dialog' }: DialogProps) {
  const focus = useDialogFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <div className={styles.veil} data-state="open" />
        <Radix.Content
          className={classNames(styles.dialog, width === 'wide' && styles.wide, width === 'picture' && styles.picture)}
          role={role}
          aria-modal="true"
          onOpenAutoFocus={focus.take}
          onCloseAutoFocus={focus.giveBack}
          aria-describedby={undefined}
        >
          <header>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close className={iconButtonStyles.button} aria-label="Close">
              <Icon name="x" />
            </Radix.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {footer ? <footer>{footer}</footer> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the dialog itself, so that its title is read before its close button. On closing, focus returns to what opened it. */
function useDialogFocus() {
  const opener = useRef<Element | null>(null);
  return {
    take: (event: Event) => {
      event.preventDefault();
      opener.current = document.activeElement;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
