import type { CalendarDay } from '@ascendant/domain/calendar-day';
import type { Cents } from '@ascendant/domain/money';

/** What a list is narrowed to. All parts must hold. */
export interface EventFilter {
  /** Words to look for; an empty list looks for nothing. */
  readonly words: readonly string[];
  /** A category's name, main or secondary, in any case. */
  readonly category?: string | undefined;
  /** Events that are on at this day or later, and at that day or earlier. */
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
  /** Of the lowest adult price; a free event costs 0. */
  readonly minPrice?: Cents | undefined;
  readonly maxPrice?: Cents | undefined;
  readonly around?: Around | undefined;
  /** Ids the list is already limited to, by something the database doesn't know. */
  readonly among?: readonly number[] | undefined;
}

/** A circle on the ground. */
export interface Around {
  readonly latitude: number;
  readonly longitude: number;
  readonly kilometres: number;
}
