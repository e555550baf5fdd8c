import { useRef, type ChangeEvent, type SyntheticEvent, useCallback } from 'react';
import type { FieldValues } from 'react-hook-form';
import { latestToastId, withdrawComplaint } from '../dialog/toast-store';
import { useFormEngine, type EngineProps } from './form-engine';
import { sentencesOf, type Sentences } from './server-errors';
import { valueAt } from './values-at';

interface FormProps<Values extends FieldValues, Sent> extends EngineProps<Values, Sent> {
  /** Called with what the controls hold after each change. */
  readonly onChange?: (values: Values) => void;
}

type FieldName<Values> = Extract<keyof Values, string>;
type TextEvent = ChangeEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>;

/** The sentence at each field; `root`: about the whole form. */
export type Problems<Name extends string> = Readonly<Partial<Record<Name | 'root', string>>>;

/** What makes a control the one of a field. */
export interface FieldControl {
  readonly name: string;
  readonly ref: (control: HTMLElement | null) => void;
}

export interface TextControl extends FieldControl {
  readonly value: string;
  readonly onChange: (event: TextEvent) => void;
}

/** What else happens when something is typed. */
interface Also<Name extends string> {
  readonly onChange?: (event: TextEvent) => void;
  readonly related?: readonly (Name | 'root')[];
}

/** A control that holds text, or one of a list. */
export type Register<Name extends string> = (name: Name, also?: Also<Name>) => TextControl;

/** The part of a form that some of its fields need; the form may have more of them. */
export interface FormFields<Values, Name extends string = FieldName<Values>> {
  readonly values: Values;
  readonly errors: Problems<Name>;
  readonly register: Register<Name>;
  /** A control that holds something other than text. */
  readonly hold: (name: Name) => FieldControl;
  /**
   * Takes what's typed or chosen. If the form was sent before, checks it again, with the fields whose rules look at it; with `root`, what
   * was said about the whole form goes away.
   */
  readonly type: (name: Name, value: unknown, related?: readonly (Name | 'root')[]) => void;
}

export interface Form<Values, Sent, Name extends string = FieldName<Values>> extends FormFields<Values, Name> {
  /** Whether the form was sent, and waits for what it's checked by. */
  readonly isChecking: boolean;
  readonly getValues: () => Values;
  /** Changes what a field holds, and checks nothing. */
  readonly setValue: (name: Name, value: unknown) => void;
  readonly setError: (name: Name | 'root', error: { readonly message: string }, focus?: Focus) => void;
  readonly setFocus: (name: string, how?: { readonly shouldSelect?: boolean }) => void;
  /** Checks the form, and the first field with an error gets the focus. */
  readonly handleSubmit: (
    onValid: (sent: Sent) => unknown,
    onInvalid?: (problems: Sentences) => void,
  ) => (event?: SyntheticEvent) => Promise<void>;
  /** Checks these fields now, and from now on at each change. Others are checked once the form was sent. */
  readonly watch: (names: readonly string[]) => void;
  /** Says something else about the parts of a field. */
  readonly replaceErrors: (field: Name, errors: readonly (readonly [name: string, sentence: string])[]) => void;
  /** Starts again with what it held at first. */
  readonly reset: () => void;
  /** Starts again with other values. */
  readonly startFrom: (values: Values) => void;
}

interface Focus {
  readonly shouldFocus?: boolean;
}

/** A form of react-hook-form, which is loaded when the person first acts. Once it was sent, each field is checked as it changes. */
export function useForm<Values extends FieldValues, Sent, Name extends string = FieldName<Values>>(
  props: FormProps<Values, Sent>,
): Form<Values, Sent, Name> {
  const engine = useFormEngine(props);
  const { shown, latest } = engine;
  const { refOf, setFocus, focusFirst } = useControls();
  const checked = useRef(nothingChecked());

  const setValue = (name: Name, value: unknown) => {
    engine.change(name, value);
    props.onChange?.(latest.current.values);
  };
  const type = (name: Name, value: unknown, related: readonly string[] = []) => {
    setValue(name, value);
    const { wasSent, watched, toastBefore } = checked.current;
    if (wasSent) withdrawComplaint(toastBefore);
    const own = wasSent || watched.has(name) ? [name, ...related] : [];
    if (own.length + watched.size > 0) engine.checkFields([...own, ...watched]);
  };
  const hold = (name: Name) => ({ name, ref: refOf(name) });
  const startFrom = (values: Values) => {
    checked.current = nothingChecked();
    engine.reset(values);
  };
  return {
    values: shown.values,
    // Each sentence is at a field of the schema.
    errors: shown.errors as Problems<Name>,
    isChecking: engine.isChecking,
    hold,
    type,
    setValue,
    setFocus,
    getValues: () => latest.current.values,
    register: (name, also = {}) => ({
      ...hold(name),
      value: String(valueAt(shown.values, name) ?? ''),
      onChange: (event) => {
        also.onChange?.(event);
        type(name, event.target.value, also.related);
      },
    }),
    setError: (name, error, focus) => {
      // What the server said is shown until this field changes.
      checked.current.watched.delete(name);
      engine.complain(name, error.message);
      if (focus?.shouldFocus) setFocus(name);
    },
    handleSubmit: (onValid, onInvalid) => async (event) => {
      event?.preventDefault();
      const control = await engine.ready();
      if (control === null) return;
      checked.current.wasSent = true;
      checked.current.toastBefore = latestToastId();
      await control.handleSubmit(onValid, (errors) => {
        const wrong = sentencesOf(errors);
        focusFirst((name) => Object.hasOwn(wrong, name));
        onInvalid?.(wrong);
      })();
    },
    watch: (names) => {
      for (const name of names) checked.current.watched.add(name);
      engine.checkFields(names);
    },
    replaceErrors: engine.replaceErrors,
    startFrom,
    reset: () => startFrom(props.values),
  };
}

/** What's checked at each change, and the last toast before the form was sent: a later one may be about it. Changes in place. */
function nothingChecked() {
  return { wasSent: false, watched: new Set<string>(), toastBefore: 0 };
}

/** The controls of a form by name, in the order they came onto the page. */
function useControls() {
  const controls = useRef(new Map<string, HTMLElement>());
  const refOf = (name: string) => (control: HTMLElement | null) => {
    if (control !== null) controls.current.set(name, control);
  };
  const setFocus = useCallback((name: string, how: { readonly shouldSelect?: boolean } = {}) => {
    const control = controls.current.get(name);
    control?.focus();
    if (how.shouldSelect && control instanceof HTMLInputElement) control.select();
  }, []);
  const focusFirst = (isWanted: (name: string) => boolean) => {
    const name = [...controls.current.keys()].find(isWanted);
    if (name !== undefined) setFocus(name);
  };
  return { refOf, setFocus, focusFirst };
}
