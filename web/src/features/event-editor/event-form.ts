import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { createContext, use } from 'react';
import type { FieldControl, TextControl } from '../../ui/form/use-form';
import type { EditorCode } from './editor-code';
import type { NumberedEntry, EntryList } from './entry-errors';
import type { EventValues } from './event-values';
import type { ControlName, TextControlName } from './field-labels';
import type { ProblemField } from './problem-fields';

interface Blurred {
  readonly onBlur: () => void;
}

/** The form of an event while it's edited. A control is checked once it has lost the focus, and all are once the form was sent. */
export interface EventFormState {
  readonly values: EventValues;
  /** What's wrong, by the name of the control. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** The same in the order of the screen, with labels. */
  readonly problems: readonly ProblemField[];
  /** Whether it was sent, and waits for the code that checks it. */
  readonly isSending: boolean;
  /** A control that holds text. */
  readonly register: (name: TextControlName) => TextControl & Blurred;
  /** The same with what's wrong with it. */
  readonly field: (name: TextControlName) => TextControl & Blurred & { readonly error: string | undefined };
  /** A control that holds something else. */
  readonly hold: (name: ControlName) => FieldControl & Blurred;
  /** Changes what some controls hold. */
  readonly change: (values: Partial<EventValues>) => void;
  /** Checks these controls now, and from now on as they change. */
  readonly watch: (names: readonly string[]) => void;
  readonly entriesOf: <List extends EntryList>(list: List) => readonly NumberedEntry<List>[];
  /** Replaces the entries of a list. */
  readonly setEntries: <List extends EntryList>(list: List, entries: readonly NumberedEntry<List>[]) => void;
  /** Says what the server refused, and focuses the first of it. @returns whether there was anything */
  readonly refuse: (problems: FieldProblems) => boolean;
  readonly setFocus: (name: string) => void;
  /** Checks the form, and runs `work` if nothing is wrong; otherwise focuses the first problem. */
  readonly submit: (work: (sent: EventValues, code: EditorCode) => void) => Promise<void>;
  /** Starts again with other values. */
  readonly reset: (values: EventValues) => void;
}

export const EventFormContext = createContext<EventFormState | null>(null);

/** The form around a panel. @throws if there's none */
export function usePanelForm(): EventFormState {
  const form = use(EventFormContext);
  if (form === null) throw new RangeError('A panel of the event editor is outside its form');
  return form;
}
