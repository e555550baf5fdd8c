import { isDeepStrictEqual } from 'node:util';
import { tierTerms, type TierTerms } from '@ascendant/domain/event/form/tier-form';
import { galleryEntries, type GalleryPicture } from '@ascendant/domain/event/gallery';
import { toDecimal } from '@ascendant/domain/money';
import type { TierType } from '@ascendant/domain/pricing/tier';
import type { AuditChanges } from '../../../../db/schema/logs';
import { asFilledIn, type EventEdit } from './edit-form';
import type { EditableEvent } from './event-form.repository';
import type { EventPlace } from './event-place.service';
import type { EventChange } from './event-writes.repository';

/** What an edit changes: only what differs from the event. */
export interface EventChanges {
  readonly columns: EventChange;
  /** The tiers to write, when any differs. */
  readonly tiers: readonly TierTerms[];
  readonly removedTiers: readonly TierType[];
  /** The new gallery; null when it stays. */
  readonly gallery: readonly GalleryPicture[] | null;
  /** For the audit log. */
  readonly audit: AuditChanges;
}

/** Compares an edit with the event. Prices that can't be read yet count as no change; the rules refuse them by field. */
export function changesOf(event: EditableEvent, edit: EventEdit, place: EventPlace | null): EventChanges {
  const { mainCategory, secondaryCategories, gallery: after, ...values } = edit.values;
  const [second, third, fourth, fifth] = secondaryCategories;
  const wanted: EventChange = {
    ...values,
    ...place,
    categoryId: mainCategory ?? event.categoryId,
    secondaryCategoryId1: second ?? null,
    secondaryCategoryId2: third ?? null,
    secondaryCategoryId3: fourth ?? null,
    secondaryCategoryId4: fifth ?? null,
    features: [...edit.features],
    ...(edit.imageUrl === undefined ? {} : { imageUrl: edit.imageUrl }),
  };
  const own: Readonly<Record<string, unknown>> = { ...event };
  const changed = Object.entries(wanted).filter(([name, value]) => !isDeepStrictEqual(own[name], value));
  const tiers = tierChanges(event, edit);
  const before = galleryEntries(event.gallery);
  const gallery = isDeepStrictEqual(before, after) ? null : after;
  return {
    columns: Object.fromEntries(changed),
    ...tiers,
    gallery,
    audit: {
      ...Object.fromEntries(changed.map(([name, after]) => [name, { before: own[name], after }])),
      ...(tiers.tiers.length + tiers.removedTiers.length > 0
        ? { pricingTiers: { before: event.tiers.map(asFilledIn), after: edit.tiers } }
        : {}),
      ...(gallery === null ? {} : { gallery: { before, after } }),
    },
  };
}

export function isUnchanged({ columns, tiers, removedTiers, gallery }: EventChanges): boolean {
  return Object.keys(columns).length === 0 && tiers.length === 0 && removedTiers.length === 0 && gallery === null;
}

/** Prices change when the edit has others, or when its minimum age ends or begins child prices. */
function tierChanges(event: EditableEvent, edit: EventEdit): Pick<EventChanges, 'tiers' | 'removedTiers'> {
  const isAsked = edit.hasTiers || edit.values.minimumAge !== event.minimumAge;
  if (!isAsked) return { tiers: [], removedTiers: [] };
  const wanted = edit.tiers.flatMap((tier) => readable(() => tierTerms(tier, edit.values.minimumAge)));
  const own = event.tiers.map((tier) => tierTerms(asFilledIn(tier), event.minimumAge));
  const isKnown = (tier: TierTerms) => own.some((each) => textOf(each) === textOf(tier));
  const types = new Set(edit.tiers.map(({ tierType }) => tierType));
  return {
    tiers: wanted.filter((tier) => !isKnown(tier)),
    removedTiers: own.map(({ tierType }) => tierType).filter((type) => !types.has(type)),
  };
}

function readable<Value>(read: () => Value): readonly Value[] {
  try {
    return [read()];
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function textOf({ tierType, adultPrice, childPrice, validUntil }: TierTerms): string {
  const child = childPrice === null ? '' : toDecimal(childPrice);
  return [tierType, toDecimal(adultPrice), child, validUntil ?? ''].join();
}
