import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Marks a history entry that was made by opening a dialog on the very page that it lies over: going back closes it. */
export const overItsPage = { isOverItsPage: true } as const;

/** The ways out of a dialog that stands in the address. */
export interface DialogAddress {
  /** To the page below, without leaving the dialog in the history. */
  readonly close: () => void;
  /** On to another page, from which going back leads to the page below and not into the dialog. */
  readonly leaveFor: (path: string) => void;
}

/** @param page the address of the page below */
export function useDialogAddress(page: string): DialogAddress {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const left = useRef<string | null>(null);
  const isOverItsPage = hasMark(state);
  // Going back takes a moment: pressing Escape twice must not go back twice.
  const once = (leave: () => void) => {
    if (left.current === key) return;
    left.current = key;
    leave();
  };
  const replace = (path: string) => void navigate(path, { replace: true, preventScrollReset: true });
  return {
    close: () => once(() => (isOverItsPage ? void navigate(-1) : replace(page))),
    leaveFor: (path) =>
      once(() => {
        if (isOverItsPage) return void navigate(path, { replace: true });
        replace(page);
        void navigate(path);
      }),
  };
}

function hasMark(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOverItsPage' in state;
}
