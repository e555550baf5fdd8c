import { useState } from 'react';
import type { ManagedEvent } from '../../data/managed-events';

export interface Selection {
  readonly isSelected: (event: ManagedEvent) => boolean;
  readonly toggle: (event: ManagedEvent) => void;
  /** Selects all that are shown, or none if all of them are selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** Those of the events shown that are selected. */
  readonly selected: readonly ManagedEvent[];
  readonly isAll: boolean;
}

/** Which of the events shown are selected. One that leaves the list isn't any more. @param events those shown that can be */
export function useSelection(events: readonly ManagedEvent[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const selected = events.filter(({ id }) => ids.has(id));
  const isAll = selected.length > 0 && selected.length === events.length;
  return {
    selected,
    isAll,
    isSelected: ({ id }) => ids.has(id),
    toggle: ({ id }) => setIds(new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id])),
    toggleAll: () => setIds(new Set(isAll ? [] : events.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

/** Whether an event waits for approval: only such are selected. */
export const isWaiting = ({ status }: ManagedEvent): boolean => status === 'pending_approval';

/** 'Approve 3 events' */
export function approveText(count: number): string {
  return count === 1 ? 'Approve 1 event' : `Approve ${count} events`;
}
