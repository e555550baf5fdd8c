import { useSyncExternalStore } from 'react';
import { viewedEventIds } from '../storage/viewed-event-ids';

const none: readonly number[] = [];

/**
 * The series that someone looked at on this device, each by its first event, the latest first.
 * @param userId null for visitors, undefined until that's known
 */
export function useViewedIds(userId: number | null | undefined): readonly number[] {
  const list = () => (userId === undefined ? none : viewedEventIds.listFor(userId));
  return useSyncExternalStore(viewedEventIds.subscribe, list, () => none);
}
