import { maxSavedEvents } from '@ascendant/domain/event/limits';
import { openEventIdList } from './event-id-list';

/** The events saved on this device while signed out, the newest first. At sign-in they become the person's, and leave the device. */
export const savedEventIds = openEventIdList('saved-events', maxSavedEvents);
