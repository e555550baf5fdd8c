/**
 * Limits of an event's fields.
 * Source: specification 2, section 5 (Event form); specification 2, section 9 (Business constants and limits); rules INP-02 and MON-05.
 */

/** The most events that a person can have saved. */
export const maxSavedEvents = 200;

/** What a person who has that many reads. */
export const tooManySavedSentence = `You can save up to ${maxSavedEvents} events. Remove one to save another.`;

/** The most hosts that a person can follow. */
export const maxFollowedHosts = 200;

/** What a person who follows that many reads. */
export const tooManyFollowedSentence = `You can follow up to ${maxFollowedHosts} hosts. Unfollow one to follow another.`;

/** An organizer's words about who looks after children. */
export const childCarerMaxLength = 200;
/** A year: how long before the start check-in can open. */
export const maxCheckInOpensHours = 8760;
export const titleMaxLength = 160;
export const descriptionMinLength = 10;
export const descriptionMaxLength = 10_000;
export const locationMaxLength = 200;
export const maxDurationDays = 30;
/** People. The specification has no limit; this one is larger than any venue, and keeps typing errors out. */
export const maxCapacity = 100_000;
export const maxMinimumAge = 25;
export const maxSecondaryCategories = 4;
export const maxAttendeesPerBooking = 20;
export const featureNameMaxLength = 80;
/** The zone of an event whose location names no place, region or country that we know. Source: docs/rules/sky.md, "Places". */
export const defaultEventTimezone = 'America/Toronto';
/** Features of one event. */
export const maxEventFeatures = 50;
export const categoryNameMaxLength = 80;
/** What a category or an event feature says about itself. */
export const catalogDescriptionMaxLength = 200;
/** A minimum age of 12 or more disables child tickets. Source: specification 1, section 9 (Business constants and limits). */
export const noChildTicketsFromAge = 12;
/** The home page features at most 6 events. Source: specification 1, section 9 (Business constants and limits). */
export const maxFeaturedEvents = 6;
/** From this many seats left, cards say how many. Source: docs/rules/events.md, "Cards". */
export const fewSeats = 5;
/** A card shows its first two features, the rest as '+N more'; the embedded card three. */
export const cardFeatures = 2;
export const embeddedCardFeatures = 3;
/** Why an event is cancelled or returned; people read it in an email. */
export const transitionReasonMaxLength = 1_000;

/** The latest reviews on a host's page. */
export const hostReviews = 20;

/** 'and 11 more dates', for a card that shows one of them; null for the only one. @param dates how many are to come, with the one that's shown */
export function moreDatesText(dates: number): string | null {
  if (dates < 2) return null;
  return dates === 2 ? 'and 1 more date' : `and ${dates - 1} more dates`;
}
