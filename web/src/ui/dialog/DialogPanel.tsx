import { Dialog as Radix } from 'radix-ui';
import { useCallback, useId, useRef, useState, type RefCallback, type SubmitEvent } from 'react';
import { Button } from '../button/Button';
import iconButtonStyles from '../button/IconButton.module.css';
import { classNames } from '../class-names';
import { Icon } from '../layout/Icon';
import type { DialogAction, DialogProps } from './dialog-props';
import styles from './Dialog.module.css';

/**
 * What a `Dialog` shows. Focus stays inside until it closes, then returns.
 * We don't use Radix's overlay: it injects a style element, which the content security policy forbids.
 */
export function DialogPanel(props: DialogProps) {
  const { onClose, title, children, width = 'narrow', role = 'dialog', guardsTyping = false } = props;
  const { footer, onSubmit, formRef, isPlain = false } = props;
  const formId = useId();
  const focus = useDialogFocus();
  const { body, isAsking, close, keep } = useTypingGuard(guardsTyping, onClose);
  const layout = isPlain ? undefined : 'stack';
  return (
    <Radix.Root open onOpenChange={(next) => (next ? undefined : close())}>
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
            {onSubmit === undefined ? (
              <div className={layout}>{children}</div>
            ) : (
              <form id={formId} ref={formRef} className={layout} noValidate onSubmit={send(onSubmit)}>
                {children}
              </form>
            )}
          </div>
          {footer === undefined ? <Buttons {...props} formId={formId} /> : footer && <footer>{footer}</footer>}
          {isAsking ? <DiscardQuestion onKeep={keep} onDiscard={onClose} /> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What's wrong is drawn after this, and its first field gets the focus, unless the form has given it itself. */
const send = (onSubmit: () => unknown) => (event: SubmitEvent) => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  onSubmit();
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

/** The button that only closes the dialog, and the one that does what it's for. */
function Buttons({ keep, action, onClose, formId }: DialogProps & { readonly formId: string }) {
  if (keep === undefined && !action) return null;
  return (
    <footer>
      <div className="row align-end">
        {keep === undefined ? null : <Button onClick={onClose}>{keep}</Button>}
        {action ? <Action {...action} formId={formId} /> : null}
      </div>
    </footer>
  );
}

function Action({ label, kind = 'primary', onDo, formId, ...button }: DialogAction & { readonly formId: string }) {
  const does = onDo === undefined ? ({ type: 'submit', form: formId } as const) : { onClick: onDo };
  return (
    <Button kind={kind} {...button} {...does}>
      {label}
    </Button>
  );
}

function DiscardQuestion({ onKeep, onDiscard }: { readonly onKeep: () => void; readonly onDiscard: () => void }) {
  return (
    <DialogPanel
      onClose={onKeep}
      title="Discard what you’ve typed?"
      role="alertdialog"
      keep="Keep editing"
      action={{ label: 'Discard', kind: 'danger', onDo: onDiscard }}
    >
      <p>It isn’t saved yet. If you close this now, it’s lost.</p>
    </DialogPanel>
  );
}

/**
 * What opened the newest dialog. One that waits for its data is replaced by another when they're there, and in between nothing has the focus.
 */
let newestOpener: Element | null = null;

/** Focuses the dialog itself, so that its title is read before its close button. On closing, focus returns to what opened it. */
function useDialogFocus() {
  const opener = useRef<Element | null>(null);
  return {
    take: (event: Event) => {
      event.preventDefault();
      const focused = document.activeElement;
      opener.current = focused === document.body ? newestOpener : focused;
      newestOpener = opener.current;
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
