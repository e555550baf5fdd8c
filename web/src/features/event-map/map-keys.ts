/** What a key does with the map. */
export type MapMove =
  | { readonly kind: 'move'; readonly right: number; readonly down: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'whole' };

/** Pixels that an arrow key moves the map. */
const stepPx = 80;
/** How much closer one press of + or a button comes. */
export const zoomStep = 2;

const moves: Readonly<Record<string, MapMove>> = {
  ArrowLeft: { kind: 'move', right: -stepPx, down: 0 },
  ArrowRight: { kind: 'move', right: stepPx, down: 0 },
  ArrowUp: { kind: 'move', right: 0, down: -stepPx },
  ArrowDown: { kind: 'move', right: 0, down: stepPx },
  '+': { kind: 'zoom', factor: zoomStep },
  '=': { kind: 'zoom', factor: zoomStep },
  '-': { kind: 'zoom', factor: 1 / zoomStep },
  _: { kind: 'zoom', factor: 1 / zoomStep },
  '0': { kind: 'whole' },
};

/** @returns null for a key that does nothing here, or does something of the browser's */
export function moveOfKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): MapMove | null {
  return ctrlKey || metaKey || altKey ? null : (moves[key] ?? null);
}
