import {
  useForm,
  type FieldValues,
  type Resolver,
  type UseFormHandleSubmit,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { useCheck } from './use-check';

interface CheckedFormProps<Values extends FieldValues, Sent> extends Omit<
  UseFormProps<Values, unknown, Sent>,
  'resolver'
> {
  /** Imports the schema that the form is checked by. */
  readonly check: () => Promise<z.ZodType<Sent, Values>>;
}

export interface CheckedForm<Values extends FieldValues, Sent> extends UseFormReturn<Values, unknown, Sent> {
  /** Whether the form was sent, and waits for its check. */
  readonly isChecking: boolean;
}

/** A form of react-hook-form whose check is loaded when it's needed. A form of text fields alone: `useTextForm`, without the library. */
export function useCheckedForm<Values extends FieldValues, Sent>({
  check,
  ...props
}: CheckedFormProps<Values, Sent>): CheckedForm<Values, Sent> {
  const load = async (): Promise<Resolver<Values, unknown, Sent>> => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), check()]);
    return zodResolver(schema);
  };
  const form = useForm<Values, unknown, Sent>({
    ...props,
    resolver: async (...values) => (await load())(...values),
  });
  const { isChecking, ready } = useCheck(load);
  const handleSubmit: UseFormHandleSubmit<Values, Sent> = (onValid, onInvalid) => async (event) => {
    event?.preventDefault();
    if ((await ready()) !== null) await form.handleSubmit(onValid, onInvalid)(event);
  };
  return { ...form, handleSubmit, isChecking };
}
