import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names';
import dialogStyles from './Dialog.module.css';
import styles from './Tooltip.module.css';

/** Source: specification 1, section 1 (What the product does and for whom). */
const openDelayMs = 700;
const skipDelayMs = 300;

/** Wrap everything that has tooltips in it. Shortly after one closes, the next opens without delay. */
export function TooltipArea({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  readonly text: string;
  /** What it explains: a focusable element that accepts props and a ref. */
  readonly children: ReactElement;
}

/** A short explanation of the element under the pointer or with keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classNames(styles.tooltip, dialogStyles.dialog)}
          side="top"
          align="start"
          sideOffset={10}
          collisionPadding={12}
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
