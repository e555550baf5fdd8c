import { hasProblems, type FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { useState } from 'react';
import { useCheck } from '../../fields/use-check';
import { lastingName, noComplaints, shownProblems, withDue, withoutRefusals } from './complaints';
import { relatedTo, textAt, withText } from './control-names';
import type { EditedForm } from './edited-form';
import { loadEditorCode, type EditorCode } from './editor-code';
import type { EditFacts } from './event-problems';
import type { EventValues } from './event-values';
import { newId, numbered, useNumberedValues } from './numbered-values';
import { useControls } from './use-controls';

/** The form's values, and what's wrong with them. @param initial what it starts with @param facts what its rules depend on besides */
export function useEditedForm(initial: EventValues, facts: EditFacts): EditedForm {
  const { isChecking, ready } = useCheck(loadEditorCode);
  const [code, setCode] = useState<EditorCode | null>(null);
  const [complaints, setComplaints] = useState(noComplaints);
  const { shown, latest, keep } = useNumberedValues(initial);
  const { refOf, setFocus } = useControls();
  const errors = shownProblems(code?.problemsOf(shown.values, facts) ?? {}, complaints, shown.ids);

  const lasting = (names: readonly string[]) => names.map((name) => lastingName(name, latest.current.ids));
  const watch = (names: readonly string[]) => {
    setComplaints((now) => withDue(now, lasting(names)));
    // If it can't be loaded, the next control tries again, and sending the form says so.
    if (code === null) void loadEditorCode().then(setCode, () => undefined);
  };
  const take = (values: EventValues, changed: readonly string[]) => {
    keep({ ...latest.current, values });
    setComplaints((now) => withoutRefusals(now, lasting(changed)));
    if (lasting(changed).some((name) => complaints.due.has(name))) watch(changed.flatMap(relatedTo));
  };
  const hold = (name: string) => ({ name, ref: refOf(name), onBlur: () => watch([name, ...relatedTo(name)]) });
  const refuse = (problems: FieldProblems) => {
    const refused = Object.entries(problems).map(([name, said]) => [lastingName(name, latest.current.ids), said]);
    setComplaints((now) => ({ ...now, refused: Object.fromEntries(refused) }));
    setFocus(Object.keys(problems)[0] ?? '');
    return hasProblems(problems);
  };
  const submit = async (work: (sent: EventValues, loaded: EditorCode) => void) => {
    const loaded = await ready();
    if (loaded === null) return;
    const sent = latest.current.values;
    const wrong = loaded.problemsOf(sent, facts);
    setCode(loaded);
    setComplaints((now) => ({ ...now, wasSent: true, refused: {} }));
    if (hasProblems(wrong)) setFocus(loaded.problemFields(wrong)[0]?.name ?? '');
    else work(sent, loaded);
  };
  return {
    values: shown.values,
    errors,
    problems: code?.problemFields(errors) ?? [],
    isChecking,
    register: (name) => ({
      ...hold(name),
      value: textAt(shown.values, name),
      onChange: ({ target }) => take(withText(latest.current.values, name, target.value), [name]),
    }),
    hold,
    change: (changes) => take({ ...latest.current.values, ...changes }, Object.keys(changes)),
    watch,
    entriesOf: (list) => {
      const { values, ids } = latest.current;
      return values[list].map((entry, index) => ({ id: ids[list][index] ?? newId(), entry }));
    },
    setEntries: (list, entries) => {
      const { values, ids } = latest.current;
      const listed = entries.map(({ entry }) => entry);
      keep({ values: { ...values, [list]: listed }, ids: { ...ids, [list]: entries.map(({ id }) => id) } });
      watch([`${list}.root`]);
    },
    refuse,
    setFocus,
    submit,
    reset: (values) => {
      keep(numbered(values));
      setComplaints(noComplaints);
    },
  };
}
