import { useEffect, useRef, type RefObject } from 'react';

/** When the button with the focus goes off the map, the map has it. */
export function useFocusKept(stage: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) stage.current?.focus();
    hadFocus.current = stage.current?.contains(document.activeElement) ?? false;
  });
  useEffect(() => {
    const note = () => void (hadFocus.current = stage.current?.contains(document.activeElement) ?? false);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [stage]);
}
