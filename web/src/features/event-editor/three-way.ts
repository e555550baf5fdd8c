import type { EventValues } from './event-values';

/** The three versions of an edited event: as it was opened, as it's in the form, and as someone else saved it. */
export interface Versions {
  readonly base: EventValues;
  readonly mine: EventValues;
  readonly theirs: EventValues;
}

export type EventField = keyof EventValues;

/** A field that someone else has changed. */
export interface FieldChange {
  readonly field: EventField;
  /** I've changed it too, to something else. */
  readonly isContested: boolean;
}

/** The fields that someone else has changed since the event was opened, in the form's order. */
export function changesOf({ base, mine, theirs }: Versions): readonly FieldChange[] {
  return fieldsOf(base)
    .filter((field) => !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]))
    .map((field) => ({ field, isContested: !isSame(base[field], mine[field]) }));
}

/** My changes on top of theirs: a field that I haven't changed becomes theirs. */
export function mergeMine({ base, mine, theirs }: Versions): EventValues {
  return fieldsOf(base).reduce<EventValues>(
    (merged, field) => (isSame(base[field], mine[field]) ? merged : { ...merged, [field]: mine[field] }),
    theirs,
  );
}

/** Whether two forms are the same. */
export function isSameEvent(one: EventValues, other: EventValues): boolean {
  return fieldsOf(one).every((field) => isSame(one[field], other[field]));
}

function fieldsOf(values: EventValues): readonly EventField[] {
  return Object.keys(values) as EventField[];
}

function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** Lists of ids count as sets: the order of features means nothing. That of steps and questions does. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) {
    const isOfIds = value.every((entry) => typeof entry === 'number');
    return JSON.stringify(isOfIds ? [...value].sort((a, b) => a - b) : value.map(canonical));
  }
  if (typeof value === 'object' && value !== null)
    return JSON.stringify(Object.entries(value).map(([key, inner]) => [key, canonical(inner)]));
  return JSON.stringify(value);
}
