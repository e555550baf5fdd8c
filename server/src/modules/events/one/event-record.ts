import type { CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import type { CalendarDay, ClockTime } from '@ascendant/domain/calendar-day';
import type { EventStatus } from '@ascendant/domain/event/lifecycle';
import type { PracticalDetails } from '@ascendant/domain/event/practical-details';
import type { RatingTotals } from '@ascendant/domain/opinion/review';
import type { TaxPlace } from '@ascendant/domain/pricing/taxes';
import type { PricingTier } from '@ascendant/domain/pricing/tier';

/** An event with its data from other tables. Dates and times are local to the event. */
export interface EventRecord extends RatingTotals, PracticalDetails {
  readonly id: number;
  readonly seriesId: number;
  /** Whether its series has had further dates. */
  readonly hasOtherDates: boolean;
  /** The event of its series with the lowest id. */
  readonly firstEventId: number;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** IANA name. */
  readonly timezone: string;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly secondaryCategories: readonly string[];
  readonly duration: number;
  readonly capacity: number;
  /** Capacity minus confirmed seats minus live holds, never below 0. */
  readonly seatsLeft: number;
  readonly minimumAge: number;
  /** Hours before the start. */
  readonly checkInOpensHours: number;
  /** Who looks after children who come without an adult; empty if no one does. */
  readonly childCarer: string;
  readonly cancellationPolicy: CancellationPolicy;
  /** How many people it needs to run, and how many days before its first day that's decided; both null: it runs with anyone. */
  readonly runsFrom: number | null;
  readonly decideDaysBefore: number | null;
  readonly isRunDecided: boolean;
  /** People in confirmed bookings. */
  readonly seatsConfirmed: number;
  readonly startDate: CalendarDay;
  readonly endDate: CalendarDay;
  readonly startTime: ClockTime;
  readonly endTime: ClockTime;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly imageUrl: string | null;
  readonly features: readonly string[];
  readonly status: EventStatus;
  readonly organizerId: number | null;
  /** Of an unlisted event: what opens it; null for one that's listed. */
  readonly accessCode: string | null;
  readonly organizerName: string | null;
  /** Where it's taxed; null under the specification's rules. */
  readonly taxPlace: TaxPlace | null;
  /** The numbers under which its organizer is registered; null if they aren't. */
  readonly organizerGst: string | null;
  readonly organizerQst: string | null;
  /** False once the organizer's account is disabled or gone. */
  readonly isHostShown: boolean;
  readonly tiers: readonly PricingTier[];
  /** Today's date at the event's place, by the database's clock. */
  readonly today: CalendarDay;
  readonly hasBegun: boolean;
  readonly isBookingClosed: boolean;
  readonly hasEnded: boolean;
}
