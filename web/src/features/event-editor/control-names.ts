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

/** What a control holds. */
export function textAt(values: EventValues, name: TextControlName): string {
  return String(name.split('.').reduce<unknown>(partOf, values) ?? '');
}

/** The values with another text in one control. */
export function withText(values: EventValues, name: TextControlName, text: string): EventValues {
  // Only the text at the end of the path is another one, so it's still what it was.
  return changed(values, name.split('.'), text) as EventValues;
}

function changed(node: unknown, [part, ...rest]: readonly string[], text: string): unknown {
  if (part === undefined) return text;
  const inner = changed(partOf(node, part), rest, text);
  if (Array.isArray(node)) return node.map((each: unknown, index) => (String(index) === part ? inner : each));
  return { ...Object(node), [part]: inner };
}

function partOf(node: unknown, part: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined;
}

const lastDays = ['endDate', 'endTime', 'pricingTiers.earlyBird.validUntil', 'pricingTiers.regular.validUntil'];

/** The controls whose rules look at this one too. */
export function relatedTo(name: string): readonly string[] {
  if (name === 'startDate' || name === 'endDate') return lastDays;
  if (name === 'startTime') return ['endTime'];
  return name.startsWith('pricingTiers.') ? tierControls : [];
}

const tierControls = (['earlyBird', 'regular', 'lastMinute'] as const).flatMap((key) => [
  `pricingTiers.${key}.adultPrice`,
  `pricingTiers.${key}.validUntil`,
]);
