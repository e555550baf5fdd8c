/** Which dates of a series an edit is for: the one that's open, it and those after it, or all that haven't begun. */
export const dateScopes = ['this', 'later', 'all'] as const;
export type DateScope = (typeof dateScopes)[number];

/** Fields that belong together: other dates take all of them, or keep their own. */
const together: Readonly<Record<string, readonly string[]>> = {
  place: ['location', 'placeId', 'latitude', 'longitude', 'timezone', 'country', 'province'],
  meetingSpot: ['meetingLatitude', 'meetingLongitude'],
  times: ['startTime', 'endTime'],
  length: ['duration', 'days'],
  categories: [
    'categoryId',
    'secondaryCategoryId1',
    'secondaryCategoryId2',
    'secondaryCategoryId3',
    'secondaryCategoryId4',
  ],
};

/** What a date can't have in common with others. */
const ownToEach: ReadonlySet<string> = new Set(['startDate', 'endDate']);

/** What of a date can be changed on others too, by the name of its field. */
export type DateValues = Readonly<Record<string, unknown>>;

/** 'times' of 'startTime'; a field that belongs with no other is named by itself. */
export function groupOfField(field: string): string {
  return Object.entries(together).find(([, fields]) => fields.includes(field))?.[0] ?? field;
}

/** The fields of a group. */
export function fieldsOfGroup(group: string): readonly string[] {
  return together[group] ?? [group];
}

/** What an edit changes on the date that's edited, in groups. The day itself isn't: each date has its own. */
export function changedGroups(before: DateValues, after: DateValues): readonly string[] {
  const changed = Object.keys(after).filter((field) => !ownToEach.has(field) && !isSame(before[field], after[field]));
  return [...new Set(changed.map(groupOfField))];
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
    const fields = fieldsOfGroup(group);
    const has = (values: DateValues) => fields.every((field) => isSame(values[field], own[field]));
    if (has(after)) continue;
    if (has(before)) taken.push(group);
    else kept.push(group);
  }
  return { taken, kept };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
