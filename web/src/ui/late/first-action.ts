/** What shows that someone is about to use the page. A focus that the page sets itself doesn't. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'input', 'dragenter'] as const;

const waiting = new Set<() => void>();
let hasActed = false;

/**
 * Runs something when the person first moves the pointer, touches the page, presses a key or drags a file onto it with a connection; at
 * once if that has happened. What only someone who acts needs is loaded then: not with the page, and before it's asked for.
 * @returns stops waiting
 */
export function onFirstAction(run: () => void): () => void {
  if (hasActed && navigator.onLine) {
    run();
    return () => undefined;
  }
  if (waiting.size === 0) for (const sign of signs) window.addEventListener(sign, act, quietly);
  waiting.add(run);
  return () => waiting.delete(run);
}

const quietly = { capture: true, passive: true } as const;

function act(event: Event): void {
  if (!navigator.onLine || isWithoutMovement(event)) return;
  hasActed = true;
  for (const sign of signs) window.removeEventListener(sign, act, quietly);
  for (const run of waiting) run();
  waiting.clear();
}

/** Browsers send a pointer's move when a page comes up under it, although it hasn't moved. */
function isWithoutMovement(event: Event): boolean {
  return (
    event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
  );
}
