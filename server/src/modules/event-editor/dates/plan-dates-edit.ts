import type { UpdateEventBody } from '@ascendant/contract/event-edit';
import { addDays, calendarDay, daysBetween } from '@ascendant/domain/calendar-day';
import { carriedGroups, fieldsOfGroup, groupOfField, type DateValues } from '@ascendant/domain/event/dates-edit';
import type { TierTerms } from '@ascendant/domain/event/form/tier-form';
import { galleryEntries, type GalleryPicture } from '@ascendant/domain/event/gallery';
import { movedDay } from '@ascendant/domain/event/series';
import type { Queryable } from '../../../database/database';
import type { Choices } from '../form/catalog-choice.repository';
import { asFilledIn, draftOfEdit } from '../form/edit-form';
import { changesOf, type EventChanges } from '../form/event-changes';
import type { EditableEvent } from '../form/event-form.repository';
import type { EventPlace } from '../form/event-place.service';
import { refuseEdit } from '../form/refuse-edit';

/** An edit of one date, which others take. */
export interface EditedDate {
  readonly event: EditableEvent;
  readonly edit: UpdateEventBody;
  readonly place: EventPlace | null;
  readonly changes: EventChanges;
  readonly choices: Choices;
  /** What has changed, in groups of fields. */
  readonly changed: readonly string[];
  /** What it had in common with the other dates, and what it has now. */
  readonly before: DateValues;
  readonly after: DateValues;
  /** The dates of the series as `YYYY-MM-DD HH:MM`: two of them can't start at once. */
  readonly slots: ReadonlySet<string>;
}

/** A field, or a group of them, that a date keeps. */
export interface KeptGroup {
  readonly group: string;
  /** Why it can't be changed; null where it was changed on this date alone. */
  readonly reason: string | null;
}

/** What an edit does to one of the other dates. */
export interface DatePlan {
  readonly event: EditableEvent;
  /** Null when nothing changes. */
  readonly changes: EventChanges | null;
  readonly kept: readonly KeptGroup[];
}

/**
 * What one of the other dates takes of an edit, and what it keeps: what was changed on it alone, and what its bookings or its status lock.
 * Source: docs/rules/events.md, "Editing several dates".
 */
export async function planDate(tx: Queryable, edited: EditedDate, event: EditableEvent): Promise<DatePlan> {
  const { taken, kept } = carriedGroups(edited.changed, edited, valuesOf(event));
  const own: KeptGroup[] = kept.map((group) => ({ group, reason: null }));
  let groups: readonly string[] = taken;
  while (groups.length > 0) {
    const { given, changes } = changesOn(event, edited, groups);
    const refused = await refusedGroups(
      tx,
      // Asked of the edited date: the others show the same file.
      { event, given, changes, choices: edited.choices, hasPicture: true },
      { groups, edited },
    );
    if (refused.length === 0) return { event, changes, kept: own };
    own.push(...refused);
    const out = new Set(refused.map(({ group }) => group));
    groups = groups.filter((group) => !out.has(group));
  }
  return { event, changes: null, kept: own };
}

type Asked = Parameters<typeof refuseEdit>[1];

async function refusedGroups(
  tx: Queryable,
  asked: Asked,
  { groups, edited }: { readonly groups: readonly string[]; readonly edited: EditedDate },
): Promise<readonly KeptGroup[]> {
  const { startTime } = asked.changes.columns;
  if (startTime !== undefined && edited.slots.has(`${asked.event.startDate} ${startTime}`))
    return [{ group: 'times', reason: 'The series already has a date at that time' }];
  const refusal = await refuseEdit(tx, asked);
  if (refusal === null) return [];
  const named = Object.entries(refusal.fields).map(([field, reason]) => ({ group: groupOf(field), reason }));
  const known = named.filter(({ group }) => groups.includes(group));
  return known.length > 0 ? onePerGroup(known) : groups.map((group) => ({ group, reason: refusal.message }));
}

function onePerGroup(kept: readonly KeptGroup[]): readonly KeptGroup[] {
  return [...new Map(kept.map((each) => [each.group, each])).values()];
}

/** 'pricingTiers' of 'pricingTiers.regular.adultPrice'; the end of a date moves with its length. */
function groupOf(field: string): string {
  const name = field.split('.', 1)[0] ?? field;
  return name === 'endDate' ? 'length' : (groupOfField(name) ?? name);
}

function changesOn(event: EditableEvent, edited: EditedDate, groups: readonly string[]) {
  const given = draftOfEdit(event, editOn(event, edited, groups), edited.choices);
  return { given, changes: changesOf(event, given, groups.includes('place') ? edited.place : null) };
}

/** The part of the edit that another date takes, with days as far from its start. */
function editOn(event: EditableEvent, edited: EditedDate, groups: readonly string[]): UpdateEventBody {
  const fields = new Set(groups.flatMap(fieldsOfGroup));
  const same = Object.entries(edited.edit).filter(([field]) => fields.has(field));
  const endDate = addDays(calendarDay(event.startDate), Number(edited.after['days']));
  return {
    ...Object.fromEntries(same),
    ...(groups.includes('length') ? { endDate } : {}),
    ...(fields.has('pricingTiers') && edited.edit.pricingTiers !== undefined
      ? { pricingTiers: tiersOn(event, edited) }
      : {}),
  };
}

function tiersOn(event: EditableEvent, { edit, event: { startDate } }: EditedDate): UpdateEventBody['pricingTiers'] {
  const from = edit.startDate ?? startDate;
  const entries = Object.entries(edit.pricingTiers ?? {}).map(([name, tier]) => [
    name,
    tier && { ...tier, validUntil: tier.validUntil && movedDay(tier.validUntil, from, event.startDate) },
  ]);
  return Object.fromEntries(entries);
}

/** What a date can have in common with others, from its row or from an edit. */
type Comparable = Omit<EditableEvent, 'tiers' | 'gallery'> & {
  readonly tiers: readonly TierTerms[];
  readonly gallery: readonly GalleryPicture[];
};

/** What the edited date has after the edit. */
export function valuesAfter(event: EditableEvent, { columns, tiers, removedTiers, gallery }: EventChanges): DateValues {
  const gone = new Set([...removedTiers, ...tiers.map(({ tierType }) => tierType)]);
  const left = event.tiers.filter(({ tierType }) => !gone.has(tierType));
  return valuesOf({
    ...event,
    ...(columns as Partial<EditableEvent>),
    tiers: [...left, ...tiers],
    gallery: gallery ?? event.gallery,
  });
}

/** What dates can have in common: days are counted from the start, because each date has its own. */
export function valuesOf({ tiers, gallery, ...columns }: Comparable): DateValues {
  const from = calendarDay(columns.startDate);
  const until = (day: string | null) => (day === null ? null : daysBetween(from, calendarDay(day)));
  const texts = tiers
    .map((tier) => ({ ...asFilledIn(tier), validUntil: until(tier.validUntil) }))
    .sort((one, other) => one.tierType.localeCompare(other.tierType));
  return { ...columns, days: until(columns.endDate), pricingTiers: texts, gallery: galleryEntries(gallery) };
}
