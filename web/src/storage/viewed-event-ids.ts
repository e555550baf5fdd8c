import { permanentStorage } from './browser-storage';
import { openEventIdList } from './event-id-list';

/** How many of them the device remembers. */
const maxViewedEvents = 12;
const ids = openEventIdList('viewed-events', maxViewedEvents);
/** Who was signed in when they were viewed. A session can end without a sign-out. */
const ownerKey = 'viewed-events-of';
const none: readonly number[] = [];

/** The series whose pages were opened on this device, each named by its first event, the latest first. A visitor's become those of who signs in. */
export const viewedEventIds = {
  subscribe: ids.subscribe,
  /** @param userId null for visitors. Nothing of another person. */
  listFor: (userId: number | null): readonly number[] => (isAnothers(userId) ? none : ids.list()),
  note: (id: number, userId: number | null): void => {
    if (isAnothers(userId)) ids.clear();
    if (userId !== null) permanentStorage.write(ownerKey, String(userId));
    if (ids.list()[0] !== id) ids.set(id, true);
  },
  clear: ids.clear,
};

function isAnothers(userId: number | null): boolean {
  const owner = permanentStorage.read(ownerKey);
  return userId !== null && owner !== null && owner !== String(userId);
}
