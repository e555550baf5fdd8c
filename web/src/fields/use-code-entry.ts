import { useState } from 'react';

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

export function useCodeEntry(): CodeEntry {
  const [entry, setEntry] = useState<Pick<CodeEntry, 'code' | 'problem' | 'refusals'>>({
    code: '',
    problem: undefined,
    refusals: 0,
  });
  return {
    ...entry,
    type: (code) => setEntry({ ...entry, code, problem: undefined }),
    complain: (problem) => setEntry({ ...entry, problem }),
    refuse: (problem) => setEntry({ code: '', problem, refusals: entry.refusals + 1 }),
  };
}
