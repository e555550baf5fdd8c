import type { EventType } from '@ascendant/domain/event/event-types';
import { practicalDetails } from '@ascendant/domain/event/practical-details';
import { eventSlug } from '@ascendant/domain/event/slug';
import { toDecimal } from '@ascendant/domain/money';
import { provinceNamed } from '@ascendant/domain/pricing/taxes';
import type { TierType } from '@ascendant/domain/pricing/tier';
import type { Transaction } from '../../../src/database/database';
import { amountDone, silently, type Progress } from '../../../src/progress/progress';
import { events, type NewEventRow } from '../../schema/events';
import { auditLog, type NewAuditLogRow } from '../../schema/logs';
import { pricingTiers, type NewPricingTierRow } from '../../schema/pricing';
import { demoPolicy } from '../demo-policy';
import type { EventPlan } from '../plan/event-plan';
import { at, insertAll, valueOf } from './chunks';
import type { LoadedPeople } from './load-people';

/** An event, once it's written, with the ids of its tiers. */
export interface LoadedEvent {
  readonly id: number;
  readonly seriesId: number;
  readonly organizerId: number;
  readonly tierIds: ReadonlyMap<TierType, number>;
}

/** Few, so that progress shows on a busy machine: each event also writes what it's searched by. */
const eventsAtOnce = 20;

interface EventsToLoad {
  readonly plans: readonly EventPlan[];
  readonly people: LoadedPeople;
  readonly categoryIds: ReadonlyMap<EventType, number>;
  readonly progress?: Progress;
}

/**
 * Writes events with their tiers and the audit rows of their history.
 * @returns by event key
 */
export async function loadEvents(tx: Transaction, wanted: EventsToLoad): Promise<Map<string, LoadedEvent>> {
  const rows = wanted.plans.map((plan) => eventRow(plan, wanted));
  return new Map((await write(tx, rows, wanted)).map((event, index) => [at(wanted.plans, index).content.key, event]));
}

/** Writes further dates of events that are written. @param loaded by event key */
export async function loadFurtherDates(
  tx: Transaction,
  wanted: EventsToLoad,
  loaded: ReadonlyMap<string, LoadedEvent>,
): Promise<void> {
  const rows = wanted.plans.map((plan) => ({
    ...eventRow(plan, wanted),
    seriesId: valueOf(loaded, plan.content.key).seriesId,
  }));
  await write(tx, rows, wanted);
}

/** @returns in the order of the plans */
async function write(
  tx: Transaction,
  rows: readonly NewEventRow[],
  { plans, people, progress = silently }: EventsToLoad,
): Promise<readonly LoadedEvent[]> {
  const returned = { id: events.id, seriesId: events.seriesId };
  const inserted = await insertAll(rows, (piece) => tx.insert(events).values(piece).returning(returned), {
    size: eventsAtOnce,
    onWritten: (count) => progress(`Loading demo data: ${amountDone(count, rows.length, 'events')}`),
  });
  const tierRows = plans.flatMap((plan, index) => tiersOf(plan, at(inserted, index).id));
  const tiers = await insertAll(tierRows, (piece) =>
    tx
      .insert(pricingTiers)
      .values(piece)
      .returning({ id: pricingTiers.id, eventId: pricingTiers.eventId, tierType: pricingTiers.tierType }),
  );
  const loaded = plans.map((plan, index): LoadedEvent => {
    const event = at(inserted, index);
    const own = tiers.filter(({ eventId }) => eventId === event.id);
    const organizerId = valueOf(people.organizerIds, plan.content.organizer);
    return { ...event, organizerId, tierIds: new Map(own.map((tier) => [tier.tierType, tier.id])) };
  });
  await insertAll(
    plans.flatMap((plan, index) => deeds(plan, at(loaded, index), people.adminId)),
    (piece) => tx.insert(auditLog).values(piece).returning({ id: auditLog.id }),
  );
  return loaded;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

function eventRow(plan: EventPlan, { people, categoryIds }: EventsToLoad): NewEventRow {
  const { content } = plan;
  const [second, third, fourth, fifth] = content.secondaryCategories.map((type) => valueOf(categoryIds, type));
  const approved = plan.publishedAt ? { approvedBy: people.adminId, approvedAt: plan.publishedAt } : {};
  return {
    title: content.title,
    slug: eventSlug(content.title),
    description: content.description.join('\n\n'),
    location: content.location,
    latitude: content.place.latitude,
    longitude: content.place.longitude,
    timezone: content.place.timezone,
    country: countryNames.of(content.place.countryCode) ?? null,
    province: content.place.countryCode === 'CA' ? provinceNamed(content.place.region) : null,
    coast: content.place.coast,
    categoryId: valueOf(categoryIds, content.category),
    secondaryCategoryId1: second ?? null,
    secondaryCategoryId2: third ?? null,
    secondaryCategoryId3: fourth ?? null,
    secondaryCategoryId4: fifth ?? null,
    duration: content.durationDays,
    capacity: content.capacity,
    minimumAge: content.minimumAge,
    ...content.runsFrom,
    cancellationPolicy: demoPolicy(content),
    startDate: plan.startDate,
    endDate: plan.endDate,
    startTime: content.startTime,
    endTime: content.endTime,
    features: [...content.features],
    ...practicalDetails({ ...content.details, itinerary: content.itinerary, questions: content.questions }),
    status: content.status,
    createdBy: valueOf(people.organizerIds, content.organizer),
    ...approved,
    publishedAt: plan.publishedAt,
    reviewRequestedAt: plan.reviewRequestedAt,
    returnReason: plan.returnedAt ? (content.returnReason ?? null) : null,
    cancelReason: plan.cancelledAt ? (content.cancelReason ?? null) : null,
    cancelledAt: plan.cancelledAt,
    createdAt: plan.createdAt,
    updatedAt: plan.cancelledAt ?? plan.publishedAt ?? plan.returnedAt ?? plan.createdAt,
  };
}

function tiersOf({ tiers, createdAt }: EventPlan, eventId: number): NewPricingTierRow[] {
  return tiers.map(({ tierType, adultPrice, childPrice, validUntil }) => ({
    eventId,
    tierType,
    adultPrice: toDecimal(adultPrice),
    childPrice: childPrice === null ? null : toDecimal(childPrice),
    validUntil,
    createdAt,
  }));
}

/** What the organizer and admins did to an event, as rule ERR-06 would have recorded it (invariant 11). */
function deeds(plan: EventPlan, { id, organizerId }: LoadedEvent, adminId: number): NewAuditLogRow[] {
  const deed = (action: string, createdAt: Date | null, by: 'organizer' | 'admin'): NewAuditLogRow[] =>
    createdAt
      ? [
          {
            actorId: by === 'admin' ? adminId : organizerId,
            actorRole: by,
            action,
            targetType: 'event',
            targetId: String(id),
            createdAt,
          },
        ]
      : [];
  return [
    ...deed('event.created', plan.createdAt, 'organizer'),
    ...deed('event.review_requested', plan.reviewRequestedAt, 'organizer'),
    ...deed('event.returned', plan.returnedAt, 'admin'),
    ...deed('event.published', plan.publishedAt, 'admin'),
    ...deed('event.cancelled', plan.cancelledAt, 'organizer'),
  ];
}
