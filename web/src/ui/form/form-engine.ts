import { useEffect, useRef, useState } from 'react';
import type { createFormControl, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { sentencesOf, type Sentences } from './server-errors';
import { useCheck } from './use-check';
import { withValueAt } from './values-at';

export interface EngineProps<Values extends FieldValues, Sent> {
  /** Imports the schema that the form is checked by. */
  readonly check: () => Promise<z.ZodType<Sent, Values>>;
  /** What the controls hold until something is typed into them. */
  readonly values: Values;
  /** Says that this code couldn't be loaded when the form was sent. A toast says it by default. */
  readonly onUnreachable?: () => void;
}

type FormControl<Sent> = ReturnType<typeof createFormControl<FieldValues, unknown, Sent>>;

interface FormState<Values> {
  readonly values: Values;
  readonly errors: Sentences;
}

/**
 * react-hook-form, loaded with what checks the form when the person first acts. It then holds the values and the errors; what was typed
 * before is what it starts with.
 */
export function useFormEngine<Values extends FieldValues, Sent>(props: EngineProps<Values, Sent>) {
  const [shown, setShown] = useState<FormState<Values>>({ values: props.values, errors: {} });
  // What will be shown after the events that aren't drawn yet.
  const latest = useRef(shown);
  const control = useRef<FormControl<Sent> | null>(null);
  const checkNow = useRef(props.check);
  useEffect(() => {
    checkNow.current = props.check;
  });
  const show = (next: FormState<Values>) => {
    latest.current = next;
    setShown(next);
  };
  const load = async (): Promise<FormControl<Sent>> => {
    const [library, { zodResolver }] = await Promise.all([
      import('react-hook-form'),
      import('@hookform/resolvers/zod'),
      checkNow.current(),
    ]);
    if (control.current !== null) return control.current;
    const started = library.createFormControl<FieldValues, unknown, Sent>({
      defaultValues: latest.current.values,
      resolver: async (...form) => {
        const schema: z.ZodType<Sent, FieldValues> = await checkNow.current();
        return zodResolver(schema)(...form);
      },
    });
    started.subscribe({
      formState: { values: true, errors: true },
      // It started with these values, and each is set as what it was.
      callback: ({ values, errors }) => show({ values: values as Values, errors: sentencesOf(errors ?? {}) }),
    });
    control.current = started;
    return started;
  };
  const change = (name: string, value: unknown) => {
    if (control.current !== null) control.current.setValue(name, value);
    else show({ values: withValueAt(latest.current.values, name, value), errors: {} });
  };
  /** Nothing is said while it can't be loaded: sending the form says that. */
  const checkFields = (names: readonly string[]) => {
    void load().then(
      (loaded) => loaded.trigger([...names]),
      () => undefined,
    );
  };
  const replaceErrors = (field: string, errors: readonly (readonly [name: string, sentence: string])[]) => {
    control.current?.clearErrors(field);
    for (const [name, message] of errors) control.current?.setError(name, { message });
  };
  const complain = (name: string, message: string) => {
    if (control.current !== null) control.current.setError(name, { message });
    else show({ ...latest.current, errors: { ...latest.current.errors, [name]: message } });
  };
  const reset = (values: Values) => {
    if (control.current !== null) control.current.reset(values);
    else show({ values, errors: {} });
  };
  const check = useCheck(load, props.onUnreachable);
  return { shown, latest, change, checkFields, complain, replaceErrors, reset, ...check };
}
