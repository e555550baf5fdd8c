import { useCallback, useRef } from 'react';

/** The controls of a form by name, in the order they came onto the page. */
export function useControls() {
  const controls = useRef(new Map<string, HTMLElement>());
  const refOf = (name: string) => (control: HTMLElement | null) => {
    if (control !== null) controls.current.set(name, control);
  };
  const setFocus = useCallback((name: string, how: { readonly shouldSelect?: boolean } = {}) => {
    const control = controls.current.get(name);
    control?.focus();
    if (how.shouldSelect && control instanceof HTMLInputElement) control.select();
  }, []);
  const focusFirst = (isWanted: (name: string) => boolean) => {
    const name = [...controls.current.keys()].find(isWanted);
    if (name !== undefined) setFocus(name);
  };
  return { refOf, setFocus, focusFirst };
}
