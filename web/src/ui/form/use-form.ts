import { useCallback, useEffect, useRef, type ChangeEvent, type SyntheticEvent } from 'react';
import {
  get,
  useForm as useHookForm,
  useWatch,
  type FieldErrors,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import type { z } from 'zod';
import { notLoadedSentence } from '../../api/api-error';
import { loadOnline } from '../../lazy-page';
import { latestToastId, showToast, withdrawComplaint } from '../dialog/toast-store';
import { onFirstAction } from '../late/first-action';
import { sentencesOf, type Sentences } from './server-errors';

interface FormProps<Values extends FieldValues, Sent> {
  /** Imports the schema that the form is checked by: with zod it's 25 kB, so it comes when the person first acts. */
  readonly check: () => Promise<z.ZodType<Sent, Values>>;
  /** What the controls hold until something is typed into them. */
  readonly values: Values;
  /** Called with what the controls hold after each change. */
  readonly onChange?: (values: Values) => void;
  /** Says that the schema couldn't be loaded when the form was sent. A toast says it by default. */
  readonly onUnreachable?: () => void;
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
type Register<Name extends string> = (name: Name, also?: Also<Name>) => TextControl;

/** The same with its sentence, for a field that has both. */
export type RegisterField<Name extends string> = (
  name: Name,
  also?: Also<Name>,
) => TextControl & { readonly error: string | undefined };

/** The part of a form that some of its fields need; the form may have more of them. */
export interface FormFields<Values, Name extends string = FieldName<Values>> {
  readonly values: Values;
  readonly errors: Problems<Name>;
  readonly register: Register<Name>;
  readonly field: RegisterField<Name>;
  /** A control that holds something other than text. */
  readonly hold: (name: Name) => FieldControl;
  /**
   * Takes what's typed or chosen. If the form was sent before, checks it again, with the fields whose rules look at it; with `root`, what
   * was said about the whole form goes away.
   */
  readonly type: (name: Name, value: unknown, related?: readonly (Name | 'root')[]) => void;
}

export interface Form<Values, Sent, Name extends string = FieldName<Values>> extends FormFields<Values, Name> {
  /** Whether the form was sent, until what it's sent to has ended. */
  readonly isSending: boolean;
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
  /** Starts again. @param values what it held at first, if left out */
  readonly reset: (values?: Values) => void;
}

interface Focus {
  readonly shouldFocus?: boolean;
}

/** A form of react-hook-form. Once it was sent, each field is checked as it changes. */
export function useForm<Values extends FieldValues, Sent, Name extends string = FieldName<Values>>(
  props: FormProps<Values, Sent>,
): Form<Values, Sent, Name> {
  const { check, values: initial, onChange, onUnreachable = sayUnreachable } = props;
  const load = () => loadOnline(() => Promise.all([import('@hookform/resolvers/zod'), check()]));
  const form = useHookForm({
    defaultValues: initial as FieldValues,
    resolver: resolverOf(load),
    shouldFocusError: false,
  });
  const { refOf, setFocus, focusFirst } = useControls();
  const isOpen = usePrefetch(load);
  const checked = useRef(nothingChecked());
  // What it started with and each change have this shape.
  const getValues = () => form.getValues() as Values;
  const values = useWatch({ control: form.control });

  const setValue = (name: string, value: unknown) => {
    form.setValue(name, value);
    onChange?.(getValues());
  };
  const type = (name: Name, value: unknown, related: readonly string[] = []) => {
    setValue(name, value);
    const { wasSent, watched, toastBefore } = checked.current;
    if (wasSent) withdrawComplaint(toastBefore);
    const own = wasSent || watched.has(name) ? [name, ...related] : [];
    if (own.length + watched.size > 0) void form.trigger([...own, ...watched]);
  };
  const hold = (name: Name) => ({ name, ref: refOf(name) });
  const register: Register<Name> = (name, also = {}) => ({
    ...hold(name),
    value: String(get(values, name) ?? ''),
    onChange: (event) => {
      also.onChange?.(event);
      type(name, event.target.value, also.related);
    },
  });
  // Each sentence is at a field of the schema.
  const errors = sentencesOf(form.formState.errors) as Problems<Name>;
  return {
    values: values as Values,
    errors,
    isSending: form.formState.isSubmitting,
    register,
    field: (name, also) => ({ ...register(name, also), error: errors[name] }),
    hold,
    type,
    setValue,
    setFocus,
    getValues,
    setError: (name, error, focus) => {
      // What the server said is shown until this field changes.
      checked.current.watched.delete(name);
      form.setError(name, error);
      if (focus?.shouldFocus) setFocus(name);
    },
    replaceErrors: (field, errors) => {
      form.clearErrors(field);
      for (const [name, message] of errors) form.setError(name, { message });
    },
    handleSubmit: (onValid, onInvalid) => async (event) => {
      event?.preventDefault();
      if (form.formState.isSubmitting) return;
      Object.assign(checked.current, { wasSent: true, toastBefore: latestToastId() });
      const refuse = (errors: FieldErrors) => {
        if (!isOpen.current) return;
        const wrong = sentencesOf(errors);
        if (errors.root?.type === 'unreachable') onUnreachable();
        else focusFirst((name) => Object.hasOwn(wrong, name));
        onInvalid?.(wrong);
      };
      await form.handleSubmit((sent) => (isOpen.current ? onValid(sent) : undefined), refuse)();
    },
    watch: (names) => {
      for (const name of names) checked.current.watched.add(name);
      void form.trigger([...names]);
    },
    reset: (next = initial) => {
      checked.current = nothingChecked();
      form.reset(next);
    },
  };
}

function sayUnreachable(): void {
  showToast({ title: notLoadedSentence(), tone: 'bad' });
}

/** Checks by a schema once it's there. If it can't be loaded, the error is about the whole form. */
function resolverOf<Values extends FieldValues, Sent>(
  load: () => Promise<readonly [typeof import('@hookform/resolvers/zod'), z.ZodType<Sent, Values>]>,
): Resolver<FieldValues, unknown, Sent> {
  return async (...form) => {
    const code = await load().catch(() => null);
    if (code === null) return { values: {}, errors: { root: { type: 'unreachable' } } };
    const [{ zodResolver }, schema] = code;
    return zodResolver(schema as z.ZodType<Sent, FieldValues>)(...form);
  };
}

/** Loads what a form is checked by when the person first acts. @returns whether the form is still shown */
function usePrefetch(load: () => Promise<unknown>) {
  const isOpen = useRef(true);
  const first = useRef(load);
  useEffect(() => {
    isOpen.current = true;
    const stop = onFirstAction(() => void first.current().catch(() => undefined));
    return () => {
      stop();
      isOpen.current = false;
    };
  }, []);
  return isOpen;
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
