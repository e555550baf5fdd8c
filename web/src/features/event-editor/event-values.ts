import type { WireTier } from '@ascendant/contract/event';
import type { EventForm } from '@ascendant/contract/event-editor';
import type { Gallery } from '@ascendant/contract/gallery';
import type { CancellationPolicy } from '@ascendant/domain/booking/cancellation-policy';
import { eventFormDefaults } from '@ascendant/domain/event/form/options';
import type { TierKey } from '@ascendant/domain/event/form/tier-form';
import { spotText } from '@ascendant/domain/event/meeting-place';
import type { MeetingSpot } from '@ascendant/domain/event/meeting-spot';
import { noPracticalDetails, practicalDetails, type PracticalDetails } from '@ascendant/domain/event/practical-details';

/** One tier as the text in its controls. A tier without any text doesn't exist. */
export interface TierValues {
  readonly adultPrice: string;
  readonly childPrice: string;
  readonly validUntil: string;
}

/** The event form as the text in its controls, and the ids of what was chosen. */
export interface EventValues extends Omit<PracticalDetails, 'difficulty' | keyof MeetingSpot> {
  readonly title: string;
  readonly description: string;
  readonly location: string;
  /** The chosen place; null while the location is only text. */
  readonly placeId: number | null;
  readonly mainCategory: number | null;
  readonly secondaryCategories: readonly number[];
  readonly features: readonly number[];
  readonly duration: string;
  readonly capacity: string;
  readonly minimumAge: string;
  readonly checkInOpensHours: string;
  readonly childCarer: string;
  readonly cancellationPolicy: CancellationPolicy;
  readonly difficulty: string;
  /** '44.6488, -63.5752'; empty without one. */
  readonly meetingSpot: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly gallery: Gallery;
  readonly pricingTiers: Readonly<Record<TierKey, TierValues>>;
}

const emptyTier: TierValues = { adultPrice: '', childPrice: '', validUntil: '' };

/** An empty form with its defaults. Source: specification 2, section 9 (Business constants and limits). */
export function newEventValues(): EventValues {
  return {
    title: '',
    description: '',
    location: '',
    placeId: null,
    mainCategory: null,
    secondaryCategories: [],
    features: [],
    duration: String(eventFormDefaults.duration),
    capacity: String(eventFormDefaults.capacity),
    minimumAge: String(eventFormDefaults.minimumAge),
    checkInOpensHours: String(eventFormDefaults.checkInOpensHours),
    childCarer: eventFormDefaults.childCarer,
    cancellationPolicy: eventFormDefaults.cancellationPolicy,
    ...practicalValues(noPracticalDetails),
    startDate: '',
    endDate: '',
    startTime: eventFormDefaults.startTime,
    endTime: eventFormDefaults.endTime,
    gallery: [],
    pricingTiers: { earlyBird: emptyTier, regular: emptyTier, lastMinute: emptyTier },
  };
}

/** An event as the form starts with it. */
export function valuesOf(form: EventForm): EventValues {
  const { title, description, location, placeId, startDate, endDate, startTime, endTime, pricingTiers } = form;
  return {
    title,
    description,
    location,
    placeId,
    startDate,
    endDate,
    startTime,
    endTime,
    mainCategory: form.categoryId,
    secondaryCategories: [
      form.secondaryCategoryId1,
      form.secondaryCategoryId2,
      form.secondaryCategoryId3,
      form.secondaryCategoryId4,
    ].filter((id) => id !== null),
    features: form.features.map(({ id }) => id),
    duration: String(form.duration),
    capacity: String(form.capacity),
    minimumAge: String(form.minimumAge),
    checkInOpensHours: String(form.checkInOpensHours),
    childCarer: form.childCarer,
    cancellationPolicy: form.cancellationPolicy,
    ...practicalValues(form),
    gallery: form.gallery,
    pricingTiers: {
      earlyBird: tierValues(pricingTiers.earlyBird),
      regular: tierValues(pricingTiers.regular),
      lastMinute: tierValues(pricingTiers.lastMinute),
    },
  };
}

function practicalValues(details: PracticalDetails) {
  const { meetingLatitude, meetingLongitude, ...texts } = practicalDetails(details);
  return {
    ...texts,
    meetingSpot: spotText({ meetingLatitude, meetingLongitude }),
    difficulty: String(details.difficulty),
  };
}

function tierValues(tier: WireTier | null): TierValues {
  if (tier === null) return emptyTier;
  return { adultPrice: tier.adultPrice, childPrice: tier.childPrice ?? '', validUntil: tier.validUntil ?? '' };
}
