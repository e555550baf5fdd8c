import type { EventType } from './event-types';

/** What families look for. */
export const familyCategory = 'Family & Kids' satisfies EventType;

/** Evenings of adults and of couples: no one takes children there, whatever their minimum age. */
export const adultCategories = ['Nightlife & Parties', 'Romantic & Dating'] as const satisfies readonly EventType[];
