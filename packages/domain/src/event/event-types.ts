/**
 * The 15 event types, which are the categories a new installation starts with.
 * Source: specification 2, section 9 (Business constants and limits).
 */
export const eventTypes = [
  'Music & Concerts',
  'Art & Culture',
  'Food & Drink',
  'Sports & Fitness',
  'Outdoor & Nature',
  'Nightlife & Parties',
  'Education & Workshops',
  'Spiritual & Wellness',
  'Networking & Business',
  'Family & Kids',
  'Gaming & Esports',
  'Festivals & Seasonal Events',
  'Adventure & Extreme',
  'Romantic & Dating',
  'Community & Volunteering',
] as const;
export type EventType = (typeof eventTypes)[number];

export function isEventType(name: string): name is EventType {
  return eventTypes.some((type) => type === name);
}
