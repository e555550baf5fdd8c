import { useCallback, useRef, useState, type RefCallback } from 'react';

interface TypingGuard {
  /** What's inside the dialog. */
  readonly body: RefCallback<HTMLDivElement>;
  readonly isAsking: boolean;
  /** Closes the dialog, or asks first if something typed would be lost. */
  readonly close: () => void;
  readonly keep: () => void;
}

/** @param guards whether the dialog asks once something was typed in it, or what says whether there's something to lose */
export function useTypingGuard(guards: boolean | (() => boolean), onClose: () => void): TypingGuard {
  const hasTyped = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const body = useCallback((inside: HTMLDivElement) => {
    const note = () => {
      hasTyped.current = true;
    };
    inside.addEventListener('input', note);
    return () => inside.removeEventListener('input', note);
  }, []);
  const wouldLose = () => (typeof guards === 'function' ? guards() : guards && hasTyped.current);
  return {
    body,
    isAsking,
    close: () => (wouldLose() ? setAsking(true) : onClose()),
    keep: () => setAsking(false),
  };
}
