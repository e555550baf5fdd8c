import { hasProblems } from '@ascendant/domain/event/form/field-problems';
import { useRef } from 'react';
import { useForm } from '../../ui/form/use-form';
import { loadEditorCode } from './editor-code';
import { movedErrors, newId, type EntryList } from './entry-errors';
import type { EventFormState } from './event-form';
import type { EditFacts } from './event-problems';
import type { EventValues } from './event-values';
import { relatedTo, type ControlName, type TextControlName } from './field-labels';
import { problemFields } from './problem-fields';

/** A problem of all prices is about the regular one, and a list's about its first entry. */
const firstControls: Readonly<Record<string, string>> = {
  'pricingTiers.root': 'pricingTiers.regular.adultPrice',
  'itinerary.root': 'itinerary.0.when',
  'questions.root': 'questions.0.question',
  'gallery.root': 'gallery.0.alt',
};

/** The form of an event. @param initial what it starts with @param facts what its rules depend on besides */
export function useEventForm(initial: EventValues, facts: EditFacts): EventFormState {
  const form = useForm<EventValues, EventValues, ControlName>({
    check: async () => (await loadEditorCode()).eventCheck(facts),
    values: initial,
  });
  const ids = useRef<Record<EntryList, readonly number[]> | null>(null);
  ids.current ??= idsOf(initial);
  const numbers = ids.current;

  const setFocus = (name: string) => form.setFocus(firstControls[name] ?? name);
  const hold = (name: ControlName) => ({
    ...form.hold(name),
    onBlur: () => form.watch([name, ...relatedTo(name)]),
  });
  const register = (name: TextControlName) => ({ ...hold(name), ...form.register(name, { related: relatedTo(name) }) });
  return {
    values: form.values,
    errors: form.errors,
    problems: problemFields(form.errors),
    isSending: form.isSending,
    hold,
    register,
    field: (name) => ({ ...register(name), error: form.errors[name] }),
    change: (changes) => {
      for (const [name, value] of Object.entries(changes)) form.type(name as ControlName, value, relatedTo(name));
    },
    watch: form.watch,
    entriesOf: (list) => form.getValues()[list].map((entry, index) => ({ id: numbers[list][index] ?? newId(), entry })),
    setEntries: (list, entries) => {
      const moved = { before: numbers[list], after: entries.map(({ id }) => id) };
      const errors = movedErrors(form.errors, list, moved);
      numbers[list] = moved.after;
      form.setValue(
        list,
        entries.map(({ entry }) => entry),
      );
      form.replaceErrors(list, errors);
      form.watch([`${list}.root`]);
    },
    refuse: (problems) => {
      for (const [name, message] of Object.entries(problems)) form.setError(name as ControlName, { message });
      setFocus(Object.keys(problems)[0] ?? '');
      return hasProblems(problems);
    },
    setFocus,
    submit: (work) =>
      form.handleSubmit(
        async (sent) => work(sent, await loadEditorCode()),
        (wrong) => setFocus(problemFields(wrong)[0]?.name ?? ''),
      )(),
    reset: (values) => {
      ids.current = idsOf(values);
      form.reset(values);
    },
  };
}

function idsOf(values: EventValues): Record<EntryList, readonly number[]> {
  const numbered = (list: EntryList) => values[list].map(newId);
  return { itinerary: numbered('itinerary'), questions: numbered('questions'), gallery: numbered('gallery') };
}
