import { Dialog as Radix } from 'radix-ui';
import { useRef, useCallback, useState, type RefCallback } from 'react';
import { Button } from '../button/Button';
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
  guardsTyping = false,
}: DialogProps) {
  const focus = useDialogFocus();
  const { body, isAsking, close, keep } = useTypingGuard(guardsTyping, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : close())}>
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
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {footer ? <footer>{footer}</footer> : null}
          {isAsking ? <DiscardQuestion onKeep={keep} onDiscard={onClose} /> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DiscardQuestionProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <DialogPanel
      open
      onClose={onKeep}
      title="Discard what you’ve typed?"
      role="alertdialog"
      footer={
        <div className="row align-end">
          <Button onClick={onKeep}>Keep editing</Button>
          <Button kind="danger" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      }
    >
      <p>It isn’t saved yet. If you close this now, it’s lost.</p>
    </DialogPanel>
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

interface TypingGuard {
  /** What's inside the dialog. */
  readonly body: RefCallback<HTMLDivElement>;
  readonly isAsking: boolean;
  /** Closes the dialog, or asks first if something typed would be lost. */
  readonly close: () => void;
  readonly keep: () => void;
}

/** @param guards whether the dialog asks once something was typed in it, or what says whether there's something to lose */
function useTypingGuard(guards: boolean | (() => boolean), onClose: () => void): TypingGuard {
  const hasTyped = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const body = useCallback((inside: HTMLDivElement) => {
    const note = () => {
      hasTyped.current = true;
    };
    inside.addEventListener('input', note);
    return () => inside.removeEventListener('input', note);
  }, []);
  const wouldLose = () => (typeof guards === 'function' ? guards() : guards && hasTyped.current);
  return {
    body,
    isAsking,
    close: () => (wouldLose() ? setAsking(true) : onClose()),
    keep: () => setAsking(false),
  };
}
