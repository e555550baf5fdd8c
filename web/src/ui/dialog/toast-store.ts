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

/** Shows a toast and replaces the previous one: only one is shown at a time (specification 1, section 1 (What the product does and for whom)). */
export function showToast(message: ToastMessage): void {
  clearTimeout(removal);
  lastId += 1;
  publish({ ...message, id: lastId, open: true });
}

export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return;
  publish({ ...shown, open: false });
  removal = setTimeout(() => publish(null), dismissedToastRemovalMs);
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
