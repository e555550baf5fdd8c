/** What people can enter for themselves or a dependent. Source: specification 2, section 9 (Business constants and limits). */
export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

export const relationshipStatuses = ['single', 'married', 'divorced'] as const;
export type RelationshipStatus = (typeof relationshipStatuses)[number];

/** How a dependent is related to the traveller. */
export const relationshipTypes = ['child', 'partner', 'spouse', 'friend'] as const;
export type RelationshipType = (typeof relationshipTypes)[number];

/** The earliest date of birth, a `CalendarDay`: time zones and positions are known from this day on. */
export const earliestBirthDate = '1900-01-01';
