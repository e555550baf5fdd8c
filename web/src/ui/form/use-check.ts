import { useEffect, useRef, useState } from 'react';
import { unreachable } from '../../api/api-error';
import { showToast } from '../dialog/toast-store';
import { onFirstAction } from '../late/first-action';

export interface AwaitedCheck<Check> {
  /** Whether the form was sent, and waits for its check. */
  readonly isChecking: boolean;
  /** The check; null while the form waits already, once it's closed, and if it can't be loaded, which it says. */
  readonly ready: () => Promise<Check | null>;
}

/**
 * What a form is checked by is code of its own: zod and a schema are 25 kB that only someone who fills the form in needs. It's loaded
 * when the person first acts. Someone who sends the form before it's there waits; if it can't be loaded, what was typed stays.
 * @param load imports it
 * @param sayUnreachable says that it couldn't be loaded; a toast by default
 */
export function useCheck<Check>(load: () => Promise<Check>, sayUnreachable = toastUnreachable): AwaitedCheck<Check> {
  const [isChecking, setChecking] = useState(false);
  const state = useRef({ isLoaded: false, isAwaited: false, isOpen: true });
  const prefetch = useRef(async () => {
    state.current.isLoaded = (await loaded(load)) !== null;
  });
  useEffect(() => {
    const form = state.current;
    form.isOpen = true;
    const stop = onFirstAction(() => void prefetch.current());
    return () => {
      stop();
      form.isOpen = false;
    };
  }, []);
  const wait = async () => {
    const form = state.current;
    form.isAwaited = true;
    setChecking(true);
    const check = await loaded(load);
    form.isAwaited = false;
    form.isLoaded = check !== null;
    setChecking(false);
    if (!form.isOpen) return null;
    if (check === null) sayUnreachable();
    return check;
  };
  const ready = async () => {
    if (state.current.isLoaded) return load();
    return state.current.isAwaited ? null : wait();
  };
  return { isChecking, ready };
}

function toastUnreachable(): void {
  showToast({ title: unreachable, tone: 'bad' });
}

/** @returns null if it can't be loaded */
async function loaded<Check>(load: () => Promise<Check>): Promise<Check | null> {
  try {
    return await load();
  } catch {
    return null;
  }
}
