import { useState } from 'react';
import { latestToastId, withdrawComplaint } from '../ui/dialog/toast-store';

/** A code being entered, and what's wrong with it. */
export interface CodeEntry {
  readonly code: string;
  readonly problem: string | undefined;
  readonly refusals: number;
  readonly type: (code: string) => void;
  /** Says what's missing, and keeps what's typed. */
  readonly complain: (sentence: string) => void;
  /** Says why the code was refused, and clears it for another try. */
  readonly refuse: (sentence: string) => void;
}

interface Refused {
  /** The last toast before the code was refused: a later one may be about it. Null if it wasn't. */
  readonly toastBefore: number | null;
}

export function useCodeEntry(): CodeEntry {
  const [{ toastBefore, ...entry }, setEntry] = useState<Pick<CodeEntry, 'code' | 'problem' | 'refusals'> & Refused>({
    code: '',
    problem: undefined,
    refusals: 0,
    toastBefore: null,
  });
  return {
    ...entry,
    type: (code) => {
      if (toastBefore !== null) withdrawComplaint(toastBefore);
      setEntry({ ...entry, code, problem: undefined, toastBefore: null });
    },
    complain: (problem) => setEntry({ ...entry, problem, toastBefore }),
    refuse: (problem) => setEntry({ code: '', problem, refusals: entry.refusals + 1, toastBefore: latestToastId() }),
  };
}
