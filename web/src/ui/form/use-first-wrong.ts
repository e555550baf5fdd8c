import { useEffect, useReducer, useRef, type RefObject } from 'react';

const wrongControl = '[aria-invalid="true"], fieldset[data-invalid] :is(input, select, textarea)';

type FirstWrong<Part> = readonly [form: RefObject<Part | null>, focusFirstWrong: () => void];

/** The form, and what focuses its first wrong control once what's wrong is shown. It does nothing if nothing is. */
export function useFirstWrong<Part extends HTMLElement = HTMLFormElement>(): FirstWrong<Part> {
  const form = useRef<Part>(null);
  const [asked, focus] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>(wrongControl)?.focus();
  }, [asked]);
  return [form, focus];
}
