import type { MotifName } from '../motifs/motifs';

/** Words, in lower case, that name what people do, and its motif. A weak word counts only if no other one is there: 'walk', 'beach'. */
export type MotifWords = readonly [words: RegExp, motif: MotifName, weight?: 'weak'];
