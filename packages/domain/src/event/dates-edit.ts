import { practicalTexts } from './practical-details';

/** Which dates of a series an edit is for: the one that's open, it and those after it, or all that haven't begun. */
export const dateScopes = ['this', 'later', 'all'] as const;
export type DateScope = (typeof dateScopes)[number];

const alone = [
  'title',
  'description',
  'capacity',
  'minimumAge',
  'checkInOpensHours',
  'childCarer',
  'cancellationPolicy',
  ...practicalTexts,
  'difficulty',
  'itinerary',
  'questions',
  'features',
  'imageUrl',
] as const;

/** Fields that belong together: other dates take all of them, or keep their own. */
const together = {
  place: ['location', 'placeId', 'latitude', 'longitude', 'timezone', 'country', 'province'],
  meetingSpot: ['meetingLatitude', 'meetingLongitude'],
  times: ['startTime', 'endTime'],
  categories: [
    'categoryId',
    'secondaryCategoryId1',
    'secondaryCategoryId2',
    'secondaryCategoryId3',
    'secondaryCategoryId4',
  ],
} as const;

/** What dates of a series can have in common, and a copy has of its original, besides prices and pictures. The day is each date's own. */
export const commonFields = [...alone, ...Object.values(together).flat(), 'duration'] as const;

const groups: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([...alone, 'pricingTiers', 'gallery'].map((field) => [field, [field]])),
  ...together,
  length: ['duration', 'days'],
};

/** What of a date can be changed on others too, by the name of its field. */
export type DateValues = Readonly<Record<string, unknown>>;

/** 'times' of 'startTime'; null for a field that dates can't have in common. */
export function groupOfField(field: string): string | null {
  return Object.keys(groups).find((group) => fieldsOfGroup(group).includes(field)) ?? null;
}

/** The fields of a group. */
export function fieldsOfGroup(group: string): readonly string[] {
  return groups[group] ?? [];
}

/** What an edit changes on the date that's edited, in groups. */
export function changedGroups(before: DateValues, after: DateValues): readonly string[] {
  return Object.keys(groups).filter((group) => !hasInCommon(group, before, after));
}

/** What happens to each changed group on another date. */
export interface CarriedGroups {
  /** It has what the edited date had, so it takes what that has now. */
  readonly taken: readonly string[];
  /** It has something else, which it keeps: it was changed on its own. */
  readonly kept: readonly string[];
}

/**
 * Which changes another date of the series takes: those of what it has in common with the edited date. What was changed on it alone stays. Where it has
 * the new values already there's nothing to do.
 * @param changed what has changed on the edited date, as `changedGroups` says it
 * @param edited the edited date as it was before, and as it is after
 * @param own the other date
 * Source: docs/rules/events.md, "Editing several dates".
 */
export function carriedGroups(
  changed: readonly string[],
  { before, after }: { readonly before: DateValues; readonly after: DateValues },
  own: DateValues,
): CarriedGroups {
  const taken: string[] = [];
  const kept: string[] = [];
  for (const group of changed) {
    if (hasInCommon(group, after, own)) continue;
    if (hasInCommon(group, before, own)) taken.push(group);
    else kept.push(group);
  }
  return { taken, kept };
}

/** Whether two dates have the same in each field of a group. */
function hasInCommon(group: string, one: DateValues, other: DateValues): boolean {
  return fieldsOfGroup(group).every((field) => isSame(one[field], other[field]));
}

/** Whether two values of a field say the same, in whatever order their properties are. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return (one ?? null) === (other ?? null);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
