import type { UpdateEventBody } from '@ascendant/contract/event-edit';
import { isBlankTier, tierKeys, type TierFormValues, type TierTerms } from '@ascendant/domain/event/form/tier-form';
import { galleryEntries } from '@ascendant/domain/event/gallery';
import { practicalDetails } from '@ascendant/domain/event/practical-details';
import { toDecimal } from '@ascendant/domain/money';
import { tierTypes } from '@ascendant/domain/pricing/tier';
import type { Choices } from './catalog-choice.repository';
import type { EventDraft } from './event-draft';
import type { EditableEvent } from './event-form.repository';

/** An event as it would be after an edit, and what the edit says beyond that. */
export interface EventEdit extends EventDraft {
  /** Whether the edit has prices; those of the draft are the event's own otherwise. */
  readonly hasTiers: boolean;
  /** Undefined when the edit leaves the photograph as it is. */
  readonly imageUrl: string | null | undefined;
}

/** The name of a feature that doesn't exist, so that the rules refuse it. */
const unknownFeature = '';

/** The event with the edit applied. */
export function draftOfEdit(event: EditableEvent, edit: UpdateEventBody, { features }: Choices): EventEdit {
  const nameOf = (id: number): string => features.find((feature) => feature.id === id)?.name ?? unknownFeature;
  return {
    values: {
      title: edit.title ?? event.title,
      description: edit.description ?? event.description,
      location: edit.location ?? event.location,
      mainCategory: edit.categoryId ?? event.categoryId,
      secondaryCategories: [
        given(edit.secondaryCategoryId1, event.secondaryCategoryId1),
        given(edit.secondaryCategoryId2, event.secondaryCategoryId2),
        given(edit.secondaryCategoryId3, event.secondaryCategoryId3),
        given(edit.secondaryCategoryId4, event.secondaryCategoryId4),
      ],
      duration: edit.duration ?? event.duration,
      capacity: edit.capacity ?? event.capacity,
      minimumAge: edit.minimumAge ?? event.minimumAge,
      checkInOpensHours: edit.checkInOpensHours ?? event.checkInOpensHours,
      childCarer: edit.childCarer ?? event.childCarer,
      cancellationPolicy: edit.cancellationPolicy ?? event.cancellationPolicy,
      ...practicalDetails(edit, event),
      startDate: edit.startDate ?? event.startDate,
      endDate: edit.endDate ?? event.endDate,
      startTime: edit.startTime ?? event.startTime,
      endTime: edit.endTime ?? event.endTime,
      gallery: galleryEntries(edit.gallery ?? event.gallery),
    },
    features: edit.features === undefined ? event.features : [...new Set(edit.features.map(nameOf))],
    tiers: edit.pricingTiers === undefined ? event.tiers.map(asFilledIn) : tiersOf(edit.pricingTiers),
    hasTiers: edit.pricingTiers !== undefined,
    imageUrl: edit.imageUrl,
  };
}

function given<Value>(edited: Value | undefined, own: Value): Value {
  return edited === undefined ? own : edited;
}

function tiersOf(edits: NonNullable<UpdateEventBody['pricingTiers']>): readonly TierFormValues[] {
  return tierTypes.flatMap((tierType) => {
    const edit = edits[tierKeys[tierType]];
    if (!edit) return [];
    const { adultPrice, childPrice = null, validUntil = null } = edit;
    const tier = { tierType, adultPrice, childPrice, validUntil };
    return isBlankTier(tier) ? [] : [tier];
  });
}

/** A stored tier as the form would hold it. */
export function asFilledIn({ tierType, adultPrice, childPrice, validUntil }: TierTerms): TierFormValues {
  return {
    tierType,
    adultPrice: toDecimal(adultPrice),
    childPrice: childPrice === null ? null : toDecimal(childPrice),
    validUntil,
  };
}
