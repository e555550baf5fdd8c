import { drawCover, pictureBasis } from '@ascendant/covers/cover';
import type { CoverInput } from '@ascendant/covers/cover-input';
import { LRUCache } from 'lru-cache';

/** A drawn card of up to 30 kB; more would only keep pictures of events that are no longer being edited. */
const mostPictures = 100;

/** The card of an unsaved event, and what it was drawn from. */
export interface PreviewPicture {
  readonly svg: string;
  readonly alt: string;
  readonly basis: ReturnType<typeof pictureBasis>;
}

/** Draws a card, or gives the one that's been drawn from the same facts: the form asks again whenever any field changes. */
export type DrawPreview = (input: CoverInput) => PreviewPicture;

export function previewPictures(): DrawPreview {
  const drawn = new LRUCache<string, PreviewPicture, CoverInput>({
    max: mostPictures,
    memoMethod: (_facts, _stale, { context }) => {
      const { svg, alt } = drawCover(context, 'card');
      return { svg, alt, basis: pictureBasis(context) };
    },
  });
  return (input) => drawn.memo(JSON.stringify(input), { context: input });
}
