import { useCallback, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import { useCheck } from './use-check';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The sentence at each field; `root`: about the whole form. */
export type TextProblems<Name extends string> = Readonly<Partial<Record<Name | 'root', string>>>;

type Sentences = Readonly<Record<string, string | undefined>>;

interface TextFormProps<Values extends object, Sent> {
  /** Imports the schema that the form is checked by. */
  readonly check: () => Promise<z.ZodType<Sent, Values>>;
  /** What the fields hold until something is typed into them. */
  readonly values: Values;
  /** Called with what they hold after each change. */
  readonly onChange?: (values: Values) => void;
}

/**
 * A form whose registered fields are all text, or one of a list: as react-hook-form, which is 14 kB, would do it. The first field with an error gets
 * the focus; after that, each field is checked as it changes.
 */
export function useTextForm<Values extends object, Sent>({
  check,
  values: initial,
  onChange,
}: TextFormProps<Values, Sent>) {
  type Name = Extract<keyof Values, string>;
  const { isChecking, ready } = useCheck(check);
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [problems, setProblems] = useState<Sentences>({});
  const latest = useRef({ typed, wasSent: false });
  const { register: hold, setFocus } = useControls<Name>();

  const values: Values = { ...initial, ...typed };
  const getValues = (): Values => ({ ...initial, ...latest.current.typed });
  const keep = (next: Partial<Values>) => {
    latest.current.typed = next;
    setTyped(next);
  };
  const put = (name: Name, value: unknown) => {
    keep({ ...latest.current.typed, [name]: value });
    onChange?.(getValues());
  };
  /** @param value what the field holds, which isn't text if the form sets it itself: a choice, a list */
  const setValue = <Field extends Name>(name: Field, value: Values[Field]) => put(name, value);
  /** Takes what's typed or chosen, and checks it again if the form was sent before, with the fields whose rules look at it. */
  const type = (name: Name, value: unknown, related: readonly Name[] = []) => {
    put(name, value);
    if (latest.current.wasSent) void checkAgain([name, ...related]);
  };
  const checkAgain = async (names: readonly string[]) => {
    const now = problemsOf(await (await ready())?.safeParseAsync(getValues()));
    const isMeant = ([name]: readonly [string, unknown]) => names.includes(name);
    setProblems((before) =>
      Object.fromEntries([
        ...Object.entries(before).filter((entry) => !isMeant(entry)),
        ...Object.entries(now).filter(isMeant),
      ]),
    );
  };
  const setError = (
    name: Name | 'root',
    { message }: { readonly type?: string; readonly message: string },
    focus?: Focus,
  ) => {
    setProblems((before) => ({ ...before, [name]: message }));
    if (focus?.shouldFocus && name !== 'root') setFocus(name);
  };
  const register = (name: Name, also: Also<Name> = {}) => ({
    ...hold(name),
    value: String(values[name] ?? ''),
    onChange: (event: TextEvent) => {
      also.onChange?.(event);
      type(name, event.target.value, also.related);
    },
  });
  const handleSubmit =
    (onValid: (sent: Sent) => unknown, onInvalid?: (problems: Sentences) => void) => async (event: SyntheticEvent) => {
      event.preventDefault();
      const checked = await (await ready())?.safeParseAsync(getValues());
      if (checked === undefined) return;
      latest.current.wasSent = true;
      const wrong = problemsOf(checked);
      setProblems(wrong);
      if (checked.success) return void (await onValid(checked.data));
      setFocus((name) => Object.hasOwn(wrong, name));
      onInvalid?.(wrong);
    };
  const reset = () => {
    latest.current.wasSent = false;
    keep({});
    setProblems({});
  };
  const errors = problems as TextProblems<Name>;
  return { register, handleSubmit, errors, isChecking, values, getValues, setValue, type, setError, setFocus, reset };
}

type TextEvent = ChangeEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>;

/** What else happens when something is typed. */
interface Also<Name extends string> {
  readonly onChange?: (event: TextEvent) => void;
  /** The fields whose rules look at this one too. */
  readonly related?: readonly Name[];
}

interface Focus {
  readonly shouldFocus?: boolean;
}

/** The controls on the page, in their order. */
function useControls<Name extends string>() {
  const controls = useRef(new Map<Name, TextControl>());
  const register = (name: Name) => ({
    name,
    ref: (control: TextControl | null) => {
      if (control) controls.current.set(name, control);
    },
  });
  /** @param wanted a field, or what the first one to focus has to fulfil */
  const setFocus = useCallback(
    (wanted: Name | ((name: Name) => boolean), how: { readonly shouldSelect?: boolean } = {}) => {
      const name = typeof wanted === 'string' ? wanted : [...controls.current.keys()].find(wanted);
      const control = name === undefined ? undefined : controls.current.get(name);
      control?.focus();
      if (how.shouldSelect && control && 'select' in control) control.select();
    },
    [],
  );
  return { register, setFocus };
}

/** The first sentence about each field. */
function problemsOf(checked: z.ZodSafeParseResult<unknown> | undefined): Sentences {
  const issues = checked?.error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** What `register` gives: what makes a control the one of a field. */
export type TextRegister<Name extends string> = (
  name: Name,
  also?: Also<Name>,
) => {
  readonly name: string;
  readonly value: string;
  readonly ref: (control: TextControl | null) => void;
  readonly onChange: (event: TextEvent) => void;
};

/** The part of a form that some of its fields need; the form may have more of them. */
export interface TextFields<Values extends object> {
  readonly values: Values;
  readonly errors: TextProblems<Extract<keyof Values, string>>;
  readonly register: TextRegister<Extract<keyof Values, string>>;
  /** Takes what's chosen, and checks it again if the form was sent before, with the fields whose rules look at it. */
  readonly type: (
    name: Extract<keyof Values, string>,
    value: unknown,
    related?: readonly Extract<keyof Values, string>[],
  ) => void;
}
