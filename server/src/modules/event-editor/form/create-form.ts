import type { CreateEventForm } from '@ascendant/contract/event-editor';
import { eventFormDefaults } from '@ascendant/domain/event/form/options';
import { isBlankTier } from '@ascendant/domain/event/form/tier-form';
import { galleryEntries } from '@ascendant/domain/event/gallery';
import { practicalDetails } from '@ascendant/domain/event/practical-details';
import type { Choice, Choices } from './catalog-choice.repository';
import type { EventDraft } from './event-draft';

/** An id that no category has: what was sent instead of one is refused as a category that isn't in the list. */
const unknownId = -1;

/**
 * An event from the fields of the create form. What's missing is empty, so that the rules say what's wrong.
 * Source: specification 2, section 3 (Payloads).
 */
export function draftOfCreateForm(form: CreateEventForm, { categories, features }: Choices): EventDraft {
  const category = (sent: string | undefined): number | null => idOf(categories, sent);
  return {
    values: {
      title: form.title ?? '',
      description: form.description ?? '',
      location: form.location ?? '',
      mainCategory: category(form.mainCategory ?? form.categoryId),
      secondaryCategories: [
        category(form.secondaryCategory1 ?? form.secondaryCategoryId1),
        category(form.secondaryCategory2 ?? form.secondaryCategoryId2),
        category(form.secondaryCategory3 ?? form.secondaryCategoryId3),
        category(form.secondaryCategory4 ?? form.secondaryCategoryId4),
      ],
      duration: form.duration ?? Number.NaN,
      capacity: form.capacity ?? Number.NaN,
      minimumAge: form.minimumAge ?? eventFormDefaults.minimumAge,
      checkInOpensHours: form.checkInOpensHours ?? eventFormDefaults.checkInOpensHours,
      childCarer: form.childCarer ?? eventFormDefaults.childCarer,
      cancellationPolicy: form.cancellationPolicy ?? eventFormDefaults.cancellationPolicy,
      ...practicalDetails(form),
      startDate: form.startDate ?? '',
      endDate: form.endDate ?? '',
      startTime: form.startTime ?? '',
      endTime: form.endTime ?? '',
      gallery: galleryEntries(form.gallery ?? []),
    },
    features: [...new Set((form.features ?? []).map((name) => inList(features, name)))],
    tiers: (form.pricingTiers ?? [])
      .map(({ tierType, adultPrice, childPrice = null, validUntil = null }) => ({
        tierType,
        adultPrice,
        childPrice,
        validUntil,
      }))
      .filter((tier) => !isBlankTier(tier)),
  };
}

/** A category by its id or its name. @returns null when none was sent */
function idOf(categories: readonly Choice[], sent: string | undefined): number | null {
  if (sent === undefined || sent === '') return null;
  const found = categories.find(({ id, name }) => String(id) === sent || isSame(name, sent));
  return found?.id ?? unknownId;
}

/** The name as the list spells it. */
function inList(features: readonly Choice[], sent: string): string {
  return features.find(({ name }) => isSame(name, sent))?.name ?? sent;
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
