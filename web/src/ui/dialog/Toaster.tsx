import { Toast } from 'radix-ui';
import iconButtonStyles from '../button/IconButton.module.css';
import { classNames } from '../class-names';
import { Icon } from '../layout/Icon';
import { dismissToast, type ShownToast } from './toast-store';
import styles from './Toaster.module.css';

/** Source: specification 1, section 1 (What the product does and for whom), duration, swipe, F8. */
const durationMs = 5000;
const swipeThresholdPx = 50;

/** Draws the one toast: top on small screens, bottom right on larger ones; F8 moves the focus to it. */
export function Toaster({ toast }: { readonly toast: ShownToast }) {
  const isBad = toast.tone === 'bad';
  return (
    <Toast.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      <Toast.Root
        key={toast.id}
        className={isBad ? classNames(styles.toast, styles.bad) : styles.toast}
        type="foreground"
        open={toast.open}
        onOpenChange={(open) => {
          if (!open) dismissToast(toast.id);
        }}
      >
        <Toast.Title asChild>
          <p>{toast.title}</p>
        </Toast.Title>
        {toast.description ? (
          <Toast.Description asChild>
            <p className={classNames(styles.description, 'meta')}>{toast.description}</p>
          </Toast.Description>
        ) : null}
        <Toast.Close className={iconButtonStyles.button} aria-label="Close">
          <Icon name="x" size="small" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className={styles.toasts} hotkey={['F8']} />
    </Toast.Provider>
  );
}
