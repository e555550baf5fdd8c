import { eventFormProblems } from '@ascendant/domain/event/form/event-form';
import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { capacityProblem, lockReason, type FieldLock } from '@ascendant/domain/event/form/locked-fields';
import { tierProblems } from '@ascendant/domain/event/form/tier-form';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { isEntryList } from './entry-lists';
import { filledTiers, formValues, type EventValues } from './event-values';

/** What the rules of an edited event depend on besides its form. */
export interface EditFacts {
  readonly locked: readonly FieldLock[];
  readonly seatsTaken: number;
}

/** A new event has no seats taken, and nothing is locked. */
export const newEventFacts: EditFacts = { locked: [], seatsTaken: 0 };

/** What's wrong with the form, by the name of its control. Locked prices can't be wrong. */
export function problemsOf(values: EventValues, { locked, seatsTaken }: EditFacts): FieldProblems {
  const form = formValues(values);
  const capacity = Number.isInteger(form.capacity) ? capacityProblem(form.capacity, seatsTaken) : null;
  const prices = lockReason(locked, 'pricing') === null ? tierProblems(filledTiers(values), form) : {};
  return byControl({ ...(capacity === null ? {} : { capacity }), ...eventFormProblems(form), ...prices });
}

const controlNames: Readonly<Record<string, string>> = {
  categoryId: 'mainCategory',
  pricingTiers: 'pricingTiers.root',
  meetingLatitude: 'meetingSpot',
  meetingLongitude: 'meetingSpot',
  itinerary: 'itinerary.root',
  questions: 'questions.root',
  gallery: 'gallery.root',
};

/** Problems by the names of the form's controls: several of the calls' names can belong to one. */
export function byControl(problems: FieldProblems): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems)
      .toReversed()
      .map(([name, sentence]) => [
        name.startsWith('secondaryCategory') ? 'secondaryCategories' : (controlNames[name] ?? pictureText(name)),
        sentence,
      ]),
  );
}

/** What's wrong with a picture of the gallery is said at its text, the only control it has. */
function pictureText(name: string): string {
  return name.replace(/^(gallery\.\d+)\.url$/, '$1.alt');
}

/**
 * Validates the form by the domain's rules, as react-hook-form wants it.
 * @param isDue whether a control of a list may be complained about when the list gets or loses an entry, which react-hook-form answers
 *   by validating the whole list: a new entry's texts can't be there yet
 */
export function eventResolver(
  facts: EditFacts,
  isDue: (control: string) => boolean = () => true,
): Resolver<EventValues> {
  return (values, _context, { names = [] }) => {
    const isListAlone = names.length === 1 && isEntryList(names[0] ?? '');
    const problems = Object.entries(problemsOf(values, facts)).filter(([control]) => !isListAlone || isDue(control));
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: nested(problems) };
  };
}

/** Errors as the form's library nests them: those of a list are in a list, which moves with its entries. */
function nested(problems: readonly (readonly [string, string])[]): FieldErrors<EventValues> {
  const errors: Record<string, unknown> = {};
  for (const [name, message] of problems) {
    const parts = name.split('.');
    const last = parts.pop() ?? '';
    const parent = parts.reduce<Record<string, unknown>>((node, part) => {
      node[part] ??= isEntryList(part) ? [] : {};
      return node[part] as Record<string, unknown>;
    }, errors);
    parent[last] = { type: 'rule', message };
  }
  return errors;
}
