import { useEffect, useRef, useState, type HTMLAttributes, type SyntheticEvent } from 'react';

/** Source: specification 1, section 1 (What the product does and for whom). */
const openDelayMs = 700;
/** Shortly after one closes, the next opens without delay. */
const skipDelayMs = 300;
/** So that the pointer can reach the tooltip. */
const closeDelayMs = 150;

let closedAtMs = -Infinity;

/** When a tooltip is open: after the pointer has rested on what it explains, or while that has the keyboard's focus. */
export function useTooltip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<number>(undefined);
  const isPressed = useRef(false);
  const later = (run: () => void, ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, ms);
  };
  const hold = () => window.clearTimeout(timer.current);
  const close = () => {
    hold();
    if (anchor !== null) closedAtMs = Date.now();
    setAnchor(null);
  };
  const open = (element: HTMLElement, delayMs: number) => {
    if (Date.now() - closedAtMs < skipDelayMs || delayMs === 0) setAnchor(element);
    else later(() => setAnchor(element), delayMs);
  };
  const press = () => {
    isPressed.current = true;
    close();
  };
  const attributes: HTMLAttributes<HTMLElement> = {
    onPointerEnter: ({ currentTarget, pointerType }) =>
      pointerType === 'touch' ? undefined : open(currentTarget, openDelayMs),
    onPointerLeave: () => {
      isPressed.current = false;
      if (anchor === null) hold();
      else later(close, closeDelayMs);
    },
    onPointerDownCapture: press,
    onFocus: ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
      isPressed.current ? undefined : open(currentTarget, 0),
    // Later, because at this moment nothing has the focus: a dialog that loses an element then takes the focus itself.
    onBlur: () => {
      isPressed.current = false;
      later(close, 0);
    },
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useDismissal(anchor !== null, close);
  return { anchor, attributes, hold, release: () => later(close, closeDelayMs) };
}

/** Escape closes the tooltip alone, not the dialog that it's in; scrolling moves what it explains away. */
function useDismissal(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const dismiss = () => latest.current();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      dismiss();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('scroll', dismiss, { capture: true, passive: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('scroll', dismiss, { capture: true });
    };
  }, [isOpen]);
}
