import { Dialog as Radix } from 'radix-ui';
import { useRef } from 'react';
import iconButtonStyles from '../button/IconButton.module.css';
import { classNames } from '../class-names';
import { Icon } from '../layout/Icon';
import type { DialogProps } from './dialog-props';
import styles from './Dialog.module.css';

/**
 * What a `Dialog` shows. Focus stays inside until it closes, then returns.
 * We don't use Radix's overlay: it injects a style element, which the content security policy forbids.
 */
export function DialogPanel({
  open,
  onClose,
  title,
  children,
  footer,
  width = 'narrow',
  role = 'dialog',
}: DialogProps) {
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
