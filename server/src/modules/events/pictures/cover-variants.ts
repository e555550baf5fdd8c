import { fittingMotifs } from '@ascendant/covers/cover';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { EventRecord } from '../list/event-columns.repository';
import { coverFile, coverInput, type Drawn } from './event-cover';

/** How many rows of a list, from the first, show different motifs. */
export const distinctRows = 12;
/** An event never needs more: the rows before it can take one motif each, and those of their own. */
export const mostVariants = 2 * distinctRows;

type Listed = Drawn & Pick<EventRecord, 'imageUrl'>;
type Motifs = ReturnType<typeof fittingMotifs>;

const known = new LRUCache<string, Motifs, Listed>({
  max: 3_000,
  memoMethod: (_key, _stale, { context }) => fittingMotifs(coverInput(context)),
});

/** Takes half a millisecond, but lists need a dozen, so it's cached by everything that the picture depends on. */
function motifsOf(event: Listed): Motifs {
  return known.memo(coverFile(event, 'card'), { context: event });
}

/**
 * Which of its motifs each of the first rows of a list shows: the best that no row above it shows. An event's own picture is variant
 * 0, and most rows show it. Photographs have none.
 * @param events in the order of the list
 * @returns the variant by the event's id, for the rows whose variant isn't 0
 * Source: docs/archive/design/covers.md, "Lists"
 */
export function coverVariants(events: readonly Listed[]): ReadonlyMap<number, number> {
  const shown = new Set<string>();
  const variants = new Map<number, number>();
  for (const event of events.slice(0, distinctRows)) {
    if (event.imageUrl !== null) continue;
    const motifs = motifsOf(event);
    const variant = Math.max(
      0,
      motifs.findIndex((motif) => !shown.has(motif)),
    );
    shown.add(motifs[variant] ?? '');
    if (variant > 0) variants.set(event.id, variant);
  }
  return variants;
}

/**
 * A drawing that we've made, as sharp can read it. sharp is barred from reading SVG, because an uploaded one could be hostile. Uploads
 * stay safe when this lifts the bar: their kind is checked by their first bytes.
 */
export function readableDrawing(svg: string): Buffer {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return Buffer.from(svg);
}
