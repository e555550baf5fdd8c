import type { Motif } from './motif';

/** The landscape alone. */
export const landscape: Motif = {
  words: '',
  draw: () => undefined,
};
