import type { loginBody } from '@ascendant/contract/account';
import { useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import type { z } from 'zod';
import { loginSentence } from './login-error';

/** What's sent to sign in. */
export type LoginSent = z.output<typeof loginBody>;

const fields = ['username', 'password'] as const;
export type LoginField = (typeof fields)[number];
type Values = Readonly<Record<LoginField, string>>;
type Problems = Readonly<Partial<Record<LoginField | 'refusal', string>>>;

type FieldAttributes = Required<Pick<ComponentProps<'input'>, 'ref' | 'name' | 'value' | 'onChange' | 'onFocus'>>;

export interface LoginFormState {
  /** What makes an input the one of a field. */
  readonly attributesOf: (field: LoginField) => FieldAttributes;
  /** What's wrong with a field, or why the server refused. */
  readonly problems: Problems;
  readonly isChecking: boolean;
  /** What to send; null if something is wrong, which the fields then say. */
  readonly check: () => Promise<LoginSent | null>;
  readonly refuse: (sentence: string) => void;
}

/** Loads the contract's check, 24 kB, which only someone who signs in needs. */
const loadCheck = async () => (await import('@ascendant/contract/account')).loginBody;

/** Ahead of its use. If it fails now, it's loaded when the form is sent, and the form then says if it fails again. */
function startLoading(): void {
  loadCheck().catch(() => undefined);
}

/**
 * The state of the sign-in form, created by the page, so that switching tabs keeps what was typed. For two fields,
 * react-hook-form would be 14 kB, an eighth of what the page loads.
 */
export function useLoginForm(): LoginFormState {
  const [values, setValues] = useState<Values>({ username: '', password: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [isChecking, setChecking] = useState(false);
  const inputs = { username: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const show = (wrong: Problems, focused: LoginField | undefined) => {
    setProblems(wrong);
    if (focused) inputs[focused].current?.focus();
  };
  const refuse = (refusal: string) => show({ refusal }, 'username');
  const check = async () => {
    setChecking(true);
    try {
      const checked = (await loadCheck()).safeParse(values);
      const wrong = checked.success ? {} : problemsOf(checked.error);
      show(
        wrong,
        fields.find((field) => Object.hasOwn(wrong, field)),
      );
      return checked.data ?? null;
    } catch (error) {
      refuse(loginSentence(error instanceof Error ? error : new Error(String(error))));
      return null;
    } finally {
      setChecking(false);
    }
  };
  /** Takes what's typed, and removes what was said about it. */
  const type = (field: LoginField, text: string) => {
    setValues((before) => ({ ...before, [field]: text }));
    setProblems(({ [field]: _fixed, refusal: _answered, ...others }) => others);
  };
  const attributesOf = (field: LoginField) => ({
    ref: inputs[field],
    name: field,
    value: values[field],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(field, currentTarget.value),
    onFocus: startLoading,
  });
  return { attributesOf, problems, isChecking, check, refuse };
}

/** The first sentence about each field. */
function problemsOf({ issues }: z.ZodError): Problems {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
