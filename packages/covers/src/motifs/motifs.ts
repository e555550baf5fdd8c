import { firstMotifs } from './first-motifs';
import { laterMotifs } from './later-motifs';
import type { Motif } from './motif';

/** Every motif by name. */
export const motifs = { ...firstMotifs, ...laterMotifs } satisfies Readonly<Record<string, Motif>>;

export type MotifName = keyof typeof motifs;
