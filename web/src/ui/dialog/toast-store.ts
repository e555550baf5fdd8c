/** One toast. `bad` is the destructive style. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'bad';
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** How long a dismissed toast stays in memory. Source: specification 1, section 1 (What the product does and for whom). */
const dismissedToastRemovalMs = 1_000_000;

let shown: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast and replaces the previous one: only one is shown at a time (specification 1, section 1 (What the product does and for whom)). @returns its id */
export function showToast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  publish({ ...message, id: lastId, open: true });
  return lastId;
}

export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  publish({ ...shown, open: false });
  removal = setTimeout(() => publish(null), dismissedToastRemovalMs);
}

/** @returns the id of the toast that was shown last; 0 if there was none */
export function latestToastId(): number {
  return lastId;
}

/** Takes away a toast that says something went wrong, if it came after another one: what it's about is being put right. */
export function withdrawComplaint(after: number): void {
  if (shown?.tone === 'bad' && shown.id > after) dismissToast(shown.id);
}

export function currentToast(): ShownToast | null {
  return shown;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
