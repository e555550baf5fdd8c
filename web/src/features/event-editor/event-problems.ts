import { eventFormProblems } from '@ascendant/domain/event/form/event-form';
import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { capacityProblem, lockReason, type FieldLock } from '@ascendant/domain/event/form/locked-fields';
import { tierProblems } from '@ascendant/domain/event/form/tier-form';
import type { EventValues } from './event-values';
import { filledTiers, formValues } from './form-values';

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
