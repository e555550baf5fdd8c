import { tierField, type TierKey } from '@ascendant/domain/event/form/tier-form';
import { ofEachText, practicalTextRules } from '@ascendant/domain/event/practical-details';
import type { EventQuestion, ItineraryStep } from '@ascendant/domain/event/practical-lists';
import { tierName, tierTypes } from '@ascendant/domain/pricing/tier';
import { mostEntries, type EntryList } from './entry-errors';
import type { EventValues, TierValues } from './event-values';

type TextField = { [Field in keyof EventValues]: EventValues[Field] extends string ? Field : never }[keyof EventValues];

/** A control of a list's entry: 'itinerary.0.title'. */
export type EntryControl =
  | `itinerary.${number}.${keyof ItineraryStep}`
  | `questions.${number}.${keyof EventQuestion}`
  | `gallery.${number}.alt`;

type TierControl = `pricingTiers.${TierKey}.${keyof TierValues}`;

/** A control whose value is text, named by where its text is in the values. */
export type TextControlName = TextField | EntryControl | TierControl;

const lastDays = [
  'endDate',
  'endTime',
  'pricingTiers.earlyBird.validUntil',
  'pricingTiers.regular.validUntil',
] as const;

const tierControls = (['earlyBird', 'regular', 'lastMinute'] as const).flatMap(
  (key) => [`pricingTiers.${key}.adultPrice`, `pricingTiers.${key}.validUntil`] as const,
);

const { meetingPoint, whatToBring, ...otherTexts } = ofEachText((name) => practicalTextRules[name].label);

/** What each part of an event is called in the form and where two versions are compared, in the order of the screen. */
export const fieldLabels: Readonly<Record<keyof EventValues, string>> = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  placeId: 'Place',
  mainCategory: 'Main category',
  secondaryCategories: 'Secondary categories',
  features: 'Features',
  gallery: 'More pictures',
  startDate: 'Start date',
  endDate: 'End date',
  startTime: 'Start time',
  endTime: 'End time',
  duration: 'Duration (days)',
  capacity: 'Capacity',
  minimumAge: 'Minimum age',
  checkInOpensHours: 'Check-in opens',
  childCarer: 'Who looks after children',
  meetingPoint,
  meetingSpot: 'Meeting point on the map',
  whatToBring,
  difficulty: 'Difficulty',
  ...otherTexts,
  itinerary: 'Itinerary',
  questions: 'Questions and answers',
  pricingTiers: 'Pricing tiers',
  cancellationPolicy: 'Cancellation policy',
};

type Labels = readonly (readonly [name: string, label: string])[];

/** The controls of the fields that have more than one. */
const controlsIn: Readonly<Record<string, Labels>> = {
  gallery: listLabels('gallery', 'Picture', { alt: 'what it shows' }),
  itinerary: listLabels('itinerary', 'Step', { when: 'time or day', title: 'what happens', text: 'details' }),
  questions: listLabels('questions', 'Question', { question: '', answer: 'answer' }),
  pricingTiers: tierTypes.flatMap((tierType) => [
    [tierField(tierType, 'adultPrice'), `${tierName(tierType)} adult price`],
    [tierField(tierType, 'childPrice'), `${tierName(tierType)} child price`],
    [tierField(tierType, 'validUntil'), `${tierName(tierType)} valid until`],
  ]),
};

/** The controls of the form by name, in the order of the screen, with their labels. */
export const controlLabels: ReadonlyMap<string, string> = new Map(
  Object.entries(fieldLabels).flatMap(([field, label]): Labels => {
    const controls = controlsIn[field];
    return controls ? [...controls, [`${field}.root`, label]] : [[field, label]];
  }),
);

/** 'Step 2, details' of each text that a list can have. */
function listLabels(list: EntryList, entryName: string, texts: Readonly<Record<string, string>>) {
  return Array.from({ length: mostEntries[list] }, (_, index) =>
    Object.entries(texts).map(
      ([name, label]) =>
        [`${list}.${index}.${name}`, [`${entryName} ${index + 1}`, label].filter(Boolean).join(', ')] as const,
    ),
  ).flat();
}

/** Any control of the form. */
export type ControlName = TextControlName | keyof EventValues;

/** The controls whose rules look at this one too. */
export function relatedTo(name: string): readonly ControlName[] {
  if (name === 'startDate' || name === 'endDate') return lastDays;
  if (name === 'startTime') return ['endTime'];
  return name.startsWith('pricingTiers.') ? tierControls : [];
}
