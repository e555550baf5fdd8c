import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** Which item has the focus when the menu opens. */
type Start = 'first' | 'last';

/** Opening and closing a menu, and its keys. */
export function useMenu() {
  const [start, setStart] = useState<Start | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const close = () => setStart(null);
  const giveBack = () => trigger.current?.focus({ preventScroll: true });
  useShown(menu, trigger, start);
  useDismissal(start !== null, [menu, trigger], close);

  const onMenuKey = (event: KeyboardEvent) => {
    // Neither the page nor a dialog around it hears these keys.
    event.stopPropagation();
    if (event.key === 'Tab') {
      giveBack();
      return close();
    }
    if (event.key === 'Escape') {
      giveBack();
      close();
    } else if (!move(itemsOf(menu), event)) return;
    event.preventDefault();
  };
  return {
    isOpen: start !== null,
    trigger,
    menu,
    triggerAttributes: {
      onClick: () => setStart(start === null ? 'first' : null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        setStart(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
    menuAttributes: { onKeyDown: onMenuKey },
    /** Closes the menu first: a dialog that an item opens gives the focus back to the button. */
    choose: (act?: () => void) => {
      giveBack();
      close();
      act?.();
    },
  };
}

const itemsOf = (menu: RefObject<HTMLElement | null>) => [
  ...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]:not([disabled])') ?? []),
];

/** @returns whether the key is the menu's */
function move(items: readonly HTMLElement[], { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const at = items.findIndex((item) => item === document.activeElement);
  const goTo = (index: number) => items.at(index % items.length)?.focus();
  if (key === 'ArrowDown') goTo(at + 1);
  else if (key === 'ArrowUp') goTo(at <= 0 ? -1 : at - 1);
  else if (key === 'Home') goTo(0);
  else if (key === 'End') goTo(-1);
  // A button is pressed by Space as well as by Enter, a link only by Enter.
  else if (key === ' ') items[at]?.click();
  else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) {
    const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
    after.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()))?.focus();
  } else return false;
  return true;
}

/** Pixels between the menu and its button, and to the edges of the window. */
const gap = 4;
const margin = 8;

/** In the top layer, so that nothing cuts it off: below its button, or above it if there's no room. The focus goes to an item. */
function useShown(
  menu: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  start: Start | null,
): void {
  useLayoutEffect(() => {
    const [shown, button] = [menu.current, trigger.current];
    if (start === null || shown === null || button === null) return;
    // A browser without popovers shows it too: above everything by its z-index.
    if ('showPopover' in shown && !shown.popover) {
      shown.popover = 'manual';
      shown.showPopover();
    }
    const at = button.getBoundingClientRect();
    const isBelow = at.bottom + gap + shown.offsetHeight <= window.innerHeight - margin;
    const top = isBelow ? at.bottom + gap : at.top - gap - shown.offsetHeight;
    const right = window.innerWidth - margin - shown.offsetWidth;
    // Along the left edge of its button, or along the right one where there's no room.
    shown.style.left = `${Math.max(margin, at.left <= right ? at.left : at.right - shown.offsetWidth)}px`;
    shown.style.top = `${Math.max(margin, top)}px`;
    itemsOf(menu)
      .at(start === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [menu, trigger, start]);
}

/**
 * A press beside it, a window of another size and scrolling that takes its button elsewhere close it. A scroll event can come late, for what
 * moved before the press.
 */
function useDismissal(isOpen: boolean, [menu, trigger]: readonly RefObject<HTMLElement | null>[], close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const topOf = () => trigger?.current?.getBoundingClientRect().top;
    const top = topOf();
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (menu?.current?.contains(target) || trigger?.current?.contains(target));
    const onPress = ({ target }: Event) => (isInside(target) ? undefined : latest.current());
    const onScroll = () => (topOf() === top ? undefined : latest.current());
    const onResize = () => latest.current();
    const listeners = [
      ['pointerdown', onPress],
      ['scroll', onScroll],
      ['resize', onResize],
    ] as const;
    for (const [name, hear] of listeners) window.addEventListener(name, hear, { capture: true, passive: true });
    return () => {
      for (const [name, hear] of listeners) window.removeEventListener(name, hear, { capture: true });
    };
  }, [isOpen, menu, trigger]);
}
