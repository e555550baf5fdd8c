import type { EventFormValues } from '@ascendant/domain/event/form/event-form';
import { tierKeys, type TierFormValues } from '@ascendant/domain/event/form/tier-form';
import { parseSpot } from '@ascendant/domain/event/meeting-spot';
import { tierTypes } from '@ascendant/domain/pricing/tier';
import type { EventValues } from './event-values';

/** What's in the form, for the rules of the domain. */
export function formValues(values: EventValues): EventFormValues {
  return {
    ...values,
    duration: wholeOf(values.duration),
    capacity: wholeOf(values.capacity),
    minimumAge: wholeOf(values.minimumAge),
    checkInOpensHours: wholeOf(values.checkInOpensHours),
    difficulty: wholeOf(values.difficulty),
    ...parseSpot(values.meetingSpot),
  };
}

function wholeOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** The tiers that have any text, in the order they're sold. */
export function filledTiers({ pricingTiers }: Pick<EventValues, 'pricingTiers'>): readonly TierFormValues[] {
  return tierTypes.flatMap((tierType) => {
    const tier = pricingTiers[tierKeys[tierType]];
    const isFilled = [tier.adultPrice, tier.childPrice, tier.validUntil].some((text) => text.trim() !== '');
    return isFilled ? [{ tierType, ...tier }] : [];
  });
}
