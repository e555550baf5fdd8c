import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import type { EntryList } from './entry-lists';
import type { EntryIds } from './numbered-values';

/** What the form complains about. An entry's control is named by its entry's number, so that it's still meant when the entry is moved. */
export interface Complaints {
  readonly wasSent: boolean;
  /** The controls that have lost the focus, and those whose rules look at them. */
  readonly due: ReadonlySet<string>;
  /** What the server refused, until the control changes or the form is sent again. */
  readonly refused: FieldProblems;
}

export const noComplaints: Complaints = { wasSent: false, due: new Set(), refused: {} };

/** A control's name with its entry's number instead of its place: 'itinerary.#7.title' for 'itinerary.0.title'. */
export function lastingName(name: string, ids: EntryIds): string {
  const [list = '', place = '', ...rest] = name.split('.');
  const id = isList(list, ids) ? ids[list][Number(place)] : undefined;
  return id === undefined ? name : [list, `#${id}`, ...rest].join('.');
}

/** The name that the control has now; null if its entry is gone. */
function presentName(name: string, ids: EntryIds): string | null {
  const [list = '', number = '', ...rest] = name.split('.');
  if (!isList(list, ids) || !number.startsWith('#')) return name;
  const place = ids[list].indexOf(Number(number.slice(1)));
  return place === -1 ? null : [list, place, ...rest].join('.');
}

function isList(name: string, ids: EntryIds): name is EntryList {
  return name in ids;
}

/**
 * What the form says now: everything that's wrong once it was sent, and before that, what's wrong with the controls that are due.
 * @param problems what's wrong, by the names that the controls have now
 */
export function shownProblems(
  problems: FieldProblems,
  { wasSent, due, refused }: Complaints,
  ids: EntryIds,
): FieldProblems {
  const shown = Object.entries(problems).filter(([name]) => wasSent || due.has(lastingName(name, ids)));
  const refusals = Object.entries(refused).flatMap(([name, said]) => {
    const present = presentName(name, ids);
    return present === null ? [] : [[present, said] as const];
  });
  return Object.fromEntries([...refusals, ...shown]);
}

/** The same without what the server refused about some controls: they've changed. */
export function withoutRefusals(complaints: Complaints, names: readonly string[]): Complaints {
  const refused = Object.entries(complaints.refused).filter(([name]) => !names.includes(name));
  return { ...complaints, refused: Object.fromEntries(refused) };
}

/** The same with more controls that are due. */
export function withDue(complaints: Complaints, names: readonly string[]): Complaints {
  return { ...complaints, due: new Set([...complaints.due, ...names]) };
}
