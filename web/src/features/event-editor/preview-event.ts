import type { EventDetail, EventSummary } from '@ascendant/contract/event';
import { tierToWire } from '@ascendant/contract/tier-wire';
import { calendarDay, isCalendarDay, type CalendarDay } from '@ascendant/domain/calendar-day';
import { tierTerms } from '@ascendant/domain/event/form/tier-form';
import { practicalDetails } from '@ascendant/domain/event/practical-details';
import { parseDollars, toDecimal } from '@ascendant/domain/money';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import type { EventValues } from './event-values';
import { filledTiers, formValues } from './form-values';

/** What the preview shows besides the form's own texts. */
export interface PreviewFacts {
  /** The name of a category or feature by its id. */
  readonly categoryName: (id: number) => string;
  readonly featureName: (id: number) => string;
  readonly picture: Pick<EventDetail, 'imageUrl' | 'imageAlt' | 'isPhoto'>;
  readonly sky: EventSummary['sky'];
  readonly timezone: string;
  readonly organizerName: string | null;
  readonly today: CalendarDay;
  /** Under Canada's tax rules. */
  readonly taxes: EventSummary['taxes'];
}

/** The event as travellers would see it if it were published now. Numbers that aren't filled in yet are 0. */
export function previewEvent(values: EventValues, facts: PreviewFacts): EventDetail {
  const { duration, capacity, minimumAge } = formValues(values);
  const categoryName = values.mainCategory === null ? 'Category' : facts.categoryName(values.mainCategory);
  const tiers = previewTiers(values);
  const startDate = values.startDate || facts.today;
  return {
    id: 0,
    series: { id: 0, firstEventId: 0, dates: 1, bestDate: null },
    slug: '',
    title: values.title.trim() || 'Your event’s title',
    description: values.description,
    location: values.location.trim() || 'Location',
    category: categoryName,
    categoryName,
    categoryId: values.mainCategory ?? 0,
    secondaryCategories: values.secondaryCategories.map(facts.categoryName),
    ...facts.picture,
    wideImageUrl: facts.picture.imageUrl,
    shareImageUrl: facts.picture.imageUrl,
    startDate,
    endDate: values.endDate >= startDate ? values.endDate : startDate,
    startTime: values.startTime,
    endTime: values.endTime,
    timezone: facts.timezone,
    duration: numberOr(duration),
    features: values.features.map(facts.featureName),
    status: 'published',
    capacity: numberOr(capacity),
    seatsLeft: numberOr(capacity),
    minimumAge: numberOr(minimumAge),
    pricingTiers: tiers.map(tierToWire),
    currentTierId: currentTier(tiers, { today: facts.today, hasBegun: false })?.id ?? null,
    today: facts.today,
    hasBegun: false,
    sky: facts.sky,
    ...(facts.taxes === undefined ? {} : { taxes: facts.taxes }),
    matchScore: null,
    matchReason: null,
    distanceKm: null,
    organizerName: facts.organizerName,
    hostId: null,
    latitude: null,
    longitude: null,
    skyCaption: null,
    isBookingClosed: false,
    hasEnded: false,
    // A preview can't be added to a calendar.
    startsAt: '',
    endsAt: '',
    childCarer: values.childCarer.trim(),
    cancellationPolicy: values.cancellationPolicy,
    ...practicalDetails(formValues(values)),
    gallery: values.gallery,
    averageRating: null,
    reviewCount: 0,
  };
}

/** The tiers whose adult price is an amount; others aren't shown yet. */
function previewTiers(values: EventValues): readonly PricingTier[] {
  const { minimumAge } = formValues(values);
  return filledTiers(values)
    .filter(({ adultPrice }) => parseDollars(adultPrice.trim()) !== null)
    .map((tier, index) => {
      const child = parseDollars(tier.childPrice?.trim() ?? '');
      const terms = tierTerms({ ...tier, childPrice: child === null ? null : toDecimal(child) }, numberOr(minimumAge));
      const lastDay = terms.validUntil !== null && isCalendarDay(terms.validUntil) ? terms.validUntil : null;
      return { id: index + 1, ...terms, validUntil: lastDay === null ? null : calendarDay(lastDay) };
    });
}

function numberOr(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
