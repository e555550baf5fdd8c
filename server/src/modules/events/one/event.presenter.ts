import type { EventDetail, EventSummary } from '@ascendant/contract/event';
import type { EventSeries } from '@ascendant/contract/event-series';
import { tierToWire } from '@ascendant/contract/tier-wire';
import { isPubliclyReadable } from '@ascendant/domain/event/access';
import { practicalDetails } from '@ascendant/domain/event/practical-details';
import { decisionDay } from '@ascendant/domain/event/runs-from';
import { averageRating } from '@ascendant/domain/opinion/review';
import { currentTier } from '@ascendant/domain/pricing/current-tier';
import { taxesOf } from '@ascendant/domain/pricing/event-taxes';
import { extraForm } from '@ascendant/domain/pricing/extra-form';
import { offeredExtras } from '@ascendant/domain/pricing/offered-extras';
import { priceTypeForm } from '@ascendant/domain/pricing/price-type-form';
import { sellsExtras } from '@ascendant/domain/pricing/taxes';
import type { PricingTier } from '@ascendant/domain/pricing/tier';
import { townOf } from '@ascendant/domain/town-of';
import type { ExplainedScore } from '../../../application/event-scores';
import type { EventRecord } from '../list/event-columns.repository';
import { coverUrl } from '../pictures/event-cover';
import { shareUrl } from '../pictures/share-picture';
import type { EventPage } from './event-page.repository';
import { eventCaption, eventSky } from './event-sky';

/** What a list knows about an event besides its row. */
interface Listed {
  /** Null for visitors and without birth data. */
  readonly match: ExplainedScore | null;
  readonly series: EventSeries;
  /** Which of its motifs the picture shows. */
  readonly variant?: number;
  readonly distanceKm?: number | null;
}

/** An event as lists show it. */
export function presentSummary(event: EventRecord, shown: Listed): EventSummary {
  const { match, series, variant = 0, distanceKm = null } = shown;
  const own = ownSummary(event);
  const imageUrl = variant === 0 ? own.imageUrl : (event.imageUrl ?? coverUrl(event, 'card', variant));
  return { ...own, imageUrl, series, matchScore: match?.score ?? null, matchReason: match?.reason ?? null, distanceKm };
}

/** What follows from the event alone. */
function ownSummary(event: EventRecord): Omit<EventSummary, 'series'> {
  const sky = eventSky(event);
  return {
    id: event.id,
    slug: event.slug,
    title: event.title,
    description: event.description,
    location: event.location,
    category: event.categoryName,
    categoryName: event.categoryName,
    categoryId: event.categoryId,
    secondaryCategories: [...event.secondaryCategories],
    imageUrl: event.imageUrl ?? coverUrl(event, 'card'),
    imageAlt: event.imageUrl === null ? coverAlt(event, sky.light) : event.title,
    startDate: event.startDate,
    endDate: event.endDate,
    startTime: event.startTime,
    endTime: event.endTime,
    timezone: event.timezone,
    duration: event.duration,
    features: [...event.features],
    status: event.status,
    capacity: event.capacity,
    seatsLeft: event.seatsLeft,
    minimumAge: event.minimumAge,
    pricingTiers: event.tiers.map(tierToWire),
    currentTierId: tierOnSale(event)?.id ?? null,
    ...taxesShown(event),
    today: event.today,
    hasBegun: event.hasBegun,
    ...(event.isSalesPaused && { isSalesPaused: true as const }),
    averageRating: averageRating(event),
    reviewCount: event.reviewCount,
    sky,
    matchScore: null,
    matchReason: null,
    distanceKm: null,
  };
}

/** The taxes of today; nothing under the specification's rules. */
function taxesShown(event: EventRecord): Pick<EventSummary, 'taxes'> {
  const { taxPlace, today, organizerGst, organizerQst } = event;
  if (taxPlace === null) return {};
  const organizer = { gst: organizerGst !== null, qst: organizerQst !== null };
  return { taxes: [...taxesOf({ place: taxPlace, day: today, organizer })] };
}

/** An event as its page shows it. */
export function presentDetail(event: EventPage, shown: Pick<EventDetail, 'matchScore' | 'series'>): EventDetail {
  return { ...ownDetail(event), ...shown };
}

function ownDetail(event: EventPage): Omit<EventDetail, 'series'> {
  return {
    ...ownSummary(event),
    wideImageUrl: event.imageUrl ?? coverUrl(event, 'plate'),
    shareImageUrl: shareUrl(event),
    isPhoto: event.imageUrl !== null,
    organizerName: event.organizerName,
    isUnlisted: event.accessCode !== null,
    hostId: event.isHostShown && isPubliclyReadable(event.status) ? event.organizerId : null,
    latitude: event.latitude,
    longitude: event.longitude,
    skyCaption: eventCaption(event),
    isBookingClosed: event.isBookingClosed,
    hasEnded: event.hasEnded,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    childCarer: event.childCarer,
    cancellationPolicy: event.cancellationPolicy,
    ...practicalDetails(event),
    runsFrom: runsFromShown(event),
    gallery: event.gallery,
    waiver: event.waiver,
    ...(event.groupPrices.length > 0 && { groupPrices: [...event.groupPrices] }),
    ...(event.priceTypes.length > 0 && { priceTypes: event.priceTypes.map(priceTypeForm) }),
    ...extrasShown(event),
    nextDates: event.nextDates,
  };
}

/** What people can take along, with what's left of it. */
function extrasShown({ extras, taxPlace }: EventPage): Pick<EventDetail, 'extras'> {
  if (extras === null || !sellsExtras(taxPlace)) return {};
  const offered = offeredExtras(extras.extras, extras.taken);
  return {
    extras: offered.map(({ left, choices, ...extra }) => ({
      ...extraForm({ ...extra, choices }),
      left,
      choicesLeft: choices.map((choice) => choice.left),
    })),
  };
}

function runsFromShown(event: EventRecord): EventDetail['runsFrom'] {
  const { runsFrom, decideDaysBefore, seatsConfirmed, startDate, isRunDecided } = event;
  if (runsFrom === null || decideDaysBefore === null) return null;
  const decidedOn = decisionDay(startDate, decideDaysBefore);
  return { people: runsFrom, booked: seatsConfirmed, decidedOn, isDecided: isRunDecided };
}

/** The tier an event is sold at now; null when nothing is on sale, as for an event that is not published. */
export function tierOnSale(event: EventRecord): PricingTier | null {
  return event.status === 'published' ? currentTier(event.tiers, event) : null;
}

/** What the drawn picture shows, as far as it can be said without drawing it. */
function coverAlt(event: EventRecord, light: EventSummary['sky']['light']): string {
  const isNight = light === 'nautical' || light === 'astronomical' || light === 'night';
  return `${isNight ? 'Night sky' : 'Sky'} over ${townOf(event.location)} when the event starts`;
}
