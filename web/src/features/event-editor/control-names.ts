import type { TierKey } from '@ascendant/domain/event/form/tier-form';
import type { EventQuestion, ItineraryStep } from '@ascendant/domain/event/practical-lists';
import type { EventValues, TierValues } from './event-values';

type TextField = { [Field in keyof EventValues]: EventValues[Field] extends string ? Field : never }[keyof EventValues];

/** A control of a list's entry: 'itinerary.0.title'. */
export type EntryControl =
  | `itinerary.${number}.${keyof ItineraryStep}`
  | `questions.${number}.${keyof EventQuestion}`
  | `gallery.${number}.alt`;

export type TierControl = `pricingTiers.${TierKey}.${keyof TierValues}`;

/** A control whose value is text, named by where its text is in the values. */
export type TextControlName = TextField | EntryControl | TierControl;

/** Any control of the form. */
export type ControlName = TextControlName | keyof EventValues;

const lastDays = [
  'endDate',
  'endTime',
  'pricingTiers.earlyBird.validUntil',
  'pricingTiers.regular.validUntil',
] as const;

/** The controls whose rules look at this one too. */
export function relatedTo(name: string): readonly ControlName[] {
  if (name === 'startDate' || name === 'endDate') return lastDays;
  if (name === 'startTime') return ['endTime'];
  return name.startsWith('pricingTiers.') ? tierControls : [];
}

const tierControls = (['earlyBird', 'regular', 'lastMinute'] as const).flatMap(
  (key) => [`pricingTiers.${key}.adultPrice`, `pricingTiers.${key}.validUntil`] as const,
);
