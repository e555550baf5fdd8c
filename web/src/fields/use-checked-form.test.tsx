import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { unreachable } from '../api/api-error';
import { comingCode } from '../test/coming-code';
import { Field } from '../ui/Field';
import { Input } from '../ui/Input';
import { Toasts } from '../ui/Toasts';
import { useCheckedForm } from './use-checked-form';

const schema = z.object({ name: z.string().trim().min(1, 'Enter your name'), city: z.string().min(1, 'Enter a city') });

interface FormProps {
  readonly check: () => Promise<typeof schema>;
  readonly onSend: (sent: z.infer<typeof schema>) => unknown;
}

function Form({ check, onSend }: FormProps) {
  const { register, handleSubmit, formState, isChecking } = useCheckedForm({
    check,
    defaultValues: { name: '', city: 'Halifax' },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)} noValidate>
      <Field label="City" error={formState.errors.city?.message}>
        {(control) => <Input {...control} {...register('city')} />}
      </Field>
      <Field label="Name" error={formState.errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} />}
      </Field>
      <button type="submit">{isChecking ? 'Sending...' : 'Send'}</button>
      <Toasts />
    </form>
  );
}

const name = () => screen.getByLabelText('Name');
const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));

test('a form that’s sent twice before its check is there waits for it, and is sent once', async () => {
  const code = comingCode<typeof schema>();
  const onSend = vi.fn();
  render(<Form check={() => code.promise} onSend={onSend} />);
  await userEvent.type(name(), ' Ada ');
  await send();
  await send();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await act(async () => code.resolve(schema));
  await expect.poll(() => onSend.mock.calls.map(([sent]) => sent)).toEqual([{ name: 'Ada', city: 'Halifax' }]);
});

test('if its check can’t be loaded, a toast says so, and what was typed stays', async () => {
  const onSend = vi.fn();
  render(<Form check={() => Promise.reject(new TypeError('Failed to fetch'))} onSend={onSend} />);
  await userEvent.type(name(), 'Ada');
  await send();
  expect(await screen.findByText(unreachable)).toBeVisible();
  expect(name()).toHaveValue('Ada');
  expect(onSend).not.toHaveBeenCalled();
});

test('the first wrong field gets the focus and its sentence', async () => {
  const onSend = vi.fn();
  render(<Form check={async () => schema} onSend={onSend} />);
  await send();
  expect(await screen.findByText('Enter your name')).toBeVisible();
  expect(name()).toHaveFocus();
  expect(name()).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('City')).toHaveAttribute('aria-invalid', 'false');
  expect(onSend).not.toHaveBeenCalled();
});
