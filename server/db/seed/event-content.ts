import type { EventType } from '@ascendant/domain/event/event-types';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { Weekday } from '@ascendant/domain/person/preferences';
import type { EventFeatureName } from './event-features';
import type { OrganizerKey } from './organizers';

/**
 * When an event starts, relative to the day the demo data is loaded, so that seasons stay right whatever that day is.
 * A weekday moves the start to the first such day on or after the one named (`daysAgo`: on or before).
 */
export type DateRule =
  | { readonly month: number; readonly day: number; readonly weekday?: Weekday; readonly past?: true }
  | { readonly inDays: number; readonly weekday?: Weekday }
  | { readonly daysAgo: number; readonly weekday?: Weekday }
  /** One real day, for what the sky does only once. */
  | { readonly on: string };

/** Where it happens: the town the location names, and the true coordinates of the place, to two decimals. */
export interface EventPlace {
  readonly name: string;
  readonly region: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  /** Whether the sea is in sight; inland places get no harbour or lighthouse in their picture. */
  readonly coast: boolean;
}

/**
 * The regular price in whole dollars; the other two tiers follow from it (see tier-prices.ts). Child is null where no
 * child may come (minimum age of 12 or more).
 */
export interface EventPrice {
  readonly adult: number;
  readonly child: number | null;
  /** Some events are sold at one price only. */
  readonly regularOnly?: true;
}

/** One demo event, as it is written down: no ids, no dates, no clock. */
export interface EventContent {
  /** Unique and stable; reviews and demo bookings refer to it. */
  readonly key: string;
  readonly title: string;
  readonly location: string;
  readonly place: EventPlace;
  readonly secondaryCategories: readonly EventType[];
  readonly starts: DateRule;
  /** Local clock times, HH:MM. A one-day event that ends at or before its start time ends the next morning. */
  readonly startTime: string;
  readonly endTime: string;
  readonly durationDays: number;
  readonly capacity: number;
  readonly minimumAge: number;
  readonly price: EventPrice;
  readonly features: readonly EventFeatureName[];
  readonly status: EventStatus;
  /** Share of the capacity that is booked, 0 to 1; 1 is sold out. */
  readonly soldShare: number;
  readonly organizer: OrganizerKey;
  /** Paragraphs; a blank line goes between them. */
  readonly description: readonly string[];
}

/** The 16 demo events of one event type. */
export interface CategoryEvents {
  readonly category: EventType;
  readonly events: readonly EventContent[];
}
