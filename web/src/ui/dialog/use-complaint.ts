import { useEffect, useRef } from 'react';
import { dismissToast, showToast, type ToastMessage } from './toast-store';

/**
 * Says in a toast why something can't go on. Once what it's about has changed, or the part of the page is gone, the toast goes too: what's
 * put right isn't complained about any longer.
 * @param about what it's about, as text
 */
export function useComplaint(about: string): (message: ToastMessage) => void {
  const shown = useRef<{ readonly id: number; readonly about: string } | null>(null);
  useEffect(() => {
    if (shown.current !== null && shown.current.about !== about) dismissToast(shown.current.id);
  }, [about]);
  useEffect(
    () => () => {
      if (shown.current !== null) dismissToast(shown.current.id);
    },
    [],
  );
  return (message) => {
    shown.current = { id: showToast(message), about };
  };
}
