import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Marks a history entry made by opening a dialog on its own page, so that going back closes it. */
export const overItsPage = { isOverItsPage: true } as const;

/** The ways out of a dialog that's part of the address. */
export interface DialogAddress {
  /** Goes to the page behind the dialog and removes the dialog from the history. */
  readonly close: () => void;
  /** Goes to another page. From there, Back leads to the page behind the dialog, not into the dialog. */
  readonly leaveFor: (path: string) => void;
}

/** @param page the address of the page behind the dialog */
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
