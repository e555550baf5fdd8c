import type { FieldProblems } from '@ascendant/domain/event/form/field-problems';
import { createContext, use, type ChangeEvent } from 'react';
import type { ControlName, TextControlName } from './control-names';
import type { EditorCode } from './editor-code';
import type { EntryList, EntryLists } from './entry-lists';
import type { EventValues } from './event-values';
import type { ProblemField } from './problem-fields';

/** An entry of a list with the number that it keeps. */
export interface NumberedEntry<List extends EntryList = EntryList> {
  readonly id: number;
  readonly entry: EntryLists[List][number];
}

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What makes a control the one of a field. */
export interface FieldControl {
  readonly name: string;
  readonly ref: (control: HTMLElement | null) => void;
  readonly onBlur: () => void;
}

export interface TextFieldControl extends FieldControl {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<TextElement>) => void;
}

/** The form of an event while it's edited. A control is checked once it has lost the focus, and all are once the form was sent. */
export interface EditedForm {
  readonly values: EventValues;
  /** What's wrong, by the name of the control. */
  readonly errors: FieldProblems;
  /** The same in the order of the screen, with labels. */
  readonly problems: readonly ProblemField[];
  /** Whether it was sent, and waits for the code that checks it. */
  readonly isChecking: boolean;
  /** A control that holds text. */
  readonly register: (name: TextControlName) => TextFieldControl;
  /** A control that holds something else. */
  readonly hold: (name: ControlName) => FieldControl;
  /** Changes what some controls hold. */
  readonly change: (values: Partial<EventValues>) => void;
  /** Complains about these controls from now on, if there's something wrong. */
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

export const EditedFormContext = createContext<EditedForm | null>(null);

/** The form around a panel. @throws if there's none */
export function useForm(): EditedForm {
  const form = use(EditedFormContext);
  if (form === null) throw new RangeError('A panel of the event editor is outside its form');
  return form;
}
