import { tierField } from '@ascendant/domain/event/form/tier-form';
import { tierName, tierTypes } from '@ascendant/domain/pricing/tier';
import { mostEntries, type EntryList } from './entry-lists';

/** The controls of the form by name, in the order of the screen, with their labels. */
export const fieldLabels: ReadonlyMap<string, string> = new Map([
  ['title', 'Title'],
  ['description', 'Description'],
  ['location', 'Location'],
  ['mainCategory', 'Main category'],
  ['secondaryCategories', 'Secondary categories'],
  ['features', 'Features'],
  ...listLabels('gallery', 'Picture', { alt: 'what it shows' }),
  ['gallery.root', 'More pictures'],
  ['startDate', 'Start date'],
  ['endDate', 'End date'],
  ['startTime', 'Start time'],
  ['endTime', 'End time'],
  ['duration', 'Duration (days)'],
  ['capacity', 'Capacity'],
  ['minimumAge', 'Minimum age'],
  ['checkInOpensHours', 'Check-in opens'],
  ['childCarer', 'Who looks after children'],
  ['meetingPoint', 'Meeting point'],
  ['meetingSpot', 'Meeting point on the map'],
  ['whatToBring', 'What to bring'],
  ['difficulty', 'Difficulty'],
  ['difficultyNote', 'About the difficulty'],
  ['languages', 'Languages'],
  ['accessibility', 'Accessibility'],
  ['notIncluded', 'Not included'],
  ...listLabels('itinerary', 'Step', { when: 'time or day', title: 'what happens', text: 'details' }),
  ['itinerary.root', 'Itinerary'],
  ...listLabels('questions', 'Question', { question: '', answer: 'answer' }),
  ['questions.root', 'Questions and answers'],
  ...tierTypes.flatMap((tierType) => [
    [tierField(tierType, 'adultPrice'), `${tierName(tierType)} adult price`] as const,
    [tierField(tierType, 'childPrice'), `${tierName(tierType)} child price`] as const,
    [tierField(tierType, 'validUntil'), `${tierName(tierType)} valid until`] as const,
  ]),
  ['pricingTiers.root', 'Pricing tiers'],
  ['cancellationPolicy', 'Cancellation policy'],
]);

/** 'Step 2, details' of each text that a list can have. */
function listLabels(list: EntryList, entryName: string, texts: Readonly<Record<string, string>>) {
  return Array.from({ length: mostEntries[list] }, (_, index) =>
    Object.entries(texts).map(
      ([name, label]) =>
        [`${list}.${index}.${name}`, [`${entryName} ${index + 1}`, label].filter(Boolean).join(', ')] as const,
    ),
  ).flat();
}
