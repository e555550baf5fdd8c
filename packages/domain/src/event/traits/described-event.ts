import type { EventType } from '../event-types';

/** What an event says of itself, as traits are read from it. */
export interface DescribedEvent {
  readonly title: string;
  /** Description, itinerary and other texts, in one. */
  readonly text: string;
  /** The event type that its main category is or is like; 'any' for none. */
  readonly kind: EventType | 'any';
  readonly features: readonly string[];
  /** `YYYY-MM-DD`, at the event's place. */
  readonly startDate: string;
  /** `HH:MM`, at the event's place. */
  readonly startTime: string;
  readonly endTime: string;
  readonly durationDays: number;
  /** Degrees; null if the place isn't known. */
  readonly latitude: number | null;
  /** People. */
  readonly capacity: number;
  /** 1 (very easy) to 5 (very hard); 0 if the organizer doesn't say. */
  readonly difficulty: number;
}
