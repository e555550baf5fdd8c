import type { EventType } from '@ascendant/domain/event/event-types';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { Weekday } from '@ascendant/domain/person/preferences';
import type { EventFeatureName } from './event-features';
import type { OrganizerKey } from './organizers';

/**
 * When an event starts, relative to the day the demo data is loaded, so that the seasons are right on any day.
 * A weekday moves the start to the first such day on or after the one named (`daysAgo`: on or before).
 */
export type DateRule =
  | { readonly month: number; readonly day: number; readonly weekday?: Weekday; readonly past?: true }
  | { readonly inDays: number; readonly weekday?: Weekday }
  | { readonly daysAgo: number; readonly weekday?: Weekday }
  /** A fixed date, for something that happens in the sky only once. */
  | { readonly on: string };

/** Where it is: the town in the location, and its real coordinates, to two decimals. */
export interface EventPlace {
  readonly name: string;
  readonly region: string;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: string;
  /** Whether it's by the sea; inland places get no harbour or lighthouse in their picture. */
  readonly coast: boolean;
}

/**
 * The regular price in whole dollars; the other two tiers follow from it (see tier-prices.ts). Child is null if no
 * child may come (minimum age of 12 or more).
 */
export interface EventPrice {
  readonly adult: number;
  readonly child: number | null;
  /** Some events have only one price. */
  readonly regularOnly?: true;
}

/** A demo event as we wrote it: it has no ids or dates, and doesn't depend on the clock. */
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
  /** Share of the capacity that's booked, 0 to 1; 1 is sold out. */
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
