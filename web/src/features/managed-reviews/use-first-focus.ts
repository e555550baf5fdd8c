import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a control once, when it appears after something was pressed. */
export function useFirstFocus<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
