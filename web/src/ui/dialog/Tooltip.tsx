import { cloneElement, useId, type HTMLAttributes, type ReactElement } from 'react';
import styles from './Tooltip.module.css';
import { useTooltip } from './use-tooltip';

interface TooltipProps {
  readonly text: string;
  /** What it explains: a focusable element that accepts these attributes. */
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** A short explanation of the element under the pointer or with keyboard focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { anchor, attributes, hold, release } = useTooltip();
  return (
    <>
      {cloneElement(children, { ...attributes, 'aria-describedby': anchor === null ? undefined : id })}
      {anchor === null ? null : (
        <span
          id={id}
          role="tooltip"
          className={styles.tooltip}
          ref={(shown) => place(shown, anchor)}
          onPointerEnter={hold}
          onPointerLeave={release}
        >
          {text}
        </span>
      )}
    </>
  );
}

/** Pixels between the tooltip and what it explains, and to the edges of the window. */
const gap = 10;
const margin = 12;

/** In the top layer, so that nothing cuts it off: above what it explains, or below it if there's no room. */
function place(shown: HTMLElement | null, anchor: HTMLElement): void {
  if (!shown) return;
  // A browser without popovers shows it too: above everything by its z-index.
  if ('showPopover' in shown && !shown.popover) {
    shown.popover = 'manual';
    shown.showPopover();
  }
  const at = anchor.getBoundingClientRect();
  const above = at.top - gap - shown.offsetHeight;
  const right = window.innerWidth - margin - shown.offsetWidth;
  shown.style.left = `${Math.max(margin, Math.min(at.left, right))}px`;
  shown.style.top = `${above < margin ? at.bottom + gap : above}px`;
}
