import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, unreachable } from '../../api/api-error';
import { comingCode } from '../../test/coming-code';
import { currentToast, showToast } from '../dialog/toast-store';
import { Toasts } from '../dialog/Toasts';
import { Field } from './Field';
import { Input } from './Input';
import { sentencesOf, showServerErrors } from './server-errors';
import { useForm } from './use-form';

const schema = z.object({
  name: z.string().trim().min(1, 'Enter your name'),
  city: z.string().min(1, 'Enter a city').min(3, 'Use at least 3 letters'),
});

interface FormProps {
  readonly saysUnreachable?: boolean;
  readonly check?: () => Promise<typeof schema>;
  readonly onSend?: (sent: z.infer<typeof schema>) => unknown;
}

function Form({ check = async () => schema, onSend = () => undefined, saysUnreachable = false }: FormProps) {
  const form = useForm({
    check,
    values: { name: '', city: '' },
    ...(saysUnreachable ? { onUnreachable: () => form.setError('root', { message: unreachable }) } : {}),
  });
  const submit = form.handleSubmit(async (sent) => {
    try {
      await onSend(sent);
    } catch (error) {
      showServerErrors(error, form.setError, ['name', 'city']);
    }
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field label="Name" error={form.errors.name}>
        {(control) => <Input {...control} {...form.register('name', { related: ['root'] })} />}
      </Field>
      <Field label="City" error={form.errors.city}>
        {(control) => <Input {...control} {...form.register('city')} />}
      </Field>
      <p>{form.errors.root}</p>
      <button type="submit">{form.isSending ? 'Sending...' : 'Send'}</button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <Toasts />
    </form>
  );
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('what’s typed is sent as its check gives it', async () => {
  const onSend = vi.fn();
  render(<Form onSend={onSend} />);
  await type('Name', ' Ada ');
  await type('City', 'Halifax');
  await send();
  await expect.poll(() => onSend.mock.calls).toEqual([[{ name: 'Ada', city: 'Halifax' }]]);
});

test('a form that’s sent twice before its check is there waits for it, and is sent once', async () => {
  const code = comingCode<typeof schema>();
  const onSend = vi.fn();
  render(<Form check={() => code.promise} onSend={onSend} />);
  await type('Name', 'Ada');
  await type('City', 'Halifax');
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Sending...' }));
  expect(onSend).not.toHaveBeenCalled();
  await act(async () => code.resolve(schema));
  await expect.poll(() => onSend.mock.calls).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('a form that was closed while it waited isn’t sent, and says nothing', async () => {
  const code = comingCode<typeof schema>();
  const onSend = vi.fn();
  const { unmount } = render(<Form check={() => code.promise} onSend={onSend} />);
  await send();
  const toastBefore = currentToast();
  unmount();
  await act(async () => code.reject(new TypeError('Failed to fetch dynamically imported module')));
  expect(currentToast()).toBe(toastBefore);
  expect(onSend).not.toHaveBeenCalled();
});

test('a form’s check is loaded when the person first acts, unless the form was closed before', async () => {
  // A page on which nothing has been done.
  vi.resetModules();
  const fresh = await import('./use-form');
  const check = vi.fn(async () => schema);
  const open = () => renderHook(() => fresh.useForm({ check, values: { name: '', city: '' } }));
  open().unmount();
  open();
  expect(check).not.toHaveBeenCalled();
  await act(async () => fireEvent.keyDown(document.body));
  expect(check).toHaveBeenCalledOnce();
});

test('without a network, a toast says so, what was typed stays, and sending it again works once there’s one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onSend = vi.fn();
  const check = vi.fn(async () => schema);
  render(<Form check={check} onSend={onSend} />);
  await type('Name', 'Ada');
  await type('City', 'Halifax');
  await send();
  expect(await screen.findByText(unreachable)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.getByLabelText('City')).toHaveValue('Halifax');
  expect(onSend).not.toHaveBeenCalled();
  // A browser would remember that it had failed.
  expect(check).not.toHaveBeenCalled();
  onLine.mockRestore();
  await send();
  await expect.poll(() => onSend.mock.calls).toHaveLength(1);
});

test('if its check can’t be loaded with a network, a toast says that only a reload helps', async () => {
  render(<Form check={() => Promise.reject(new TypeError('Failed to fetch'))} />);
  await send();
  expect(await screen.findByText('Part of this page didn’t load. Please reload it.')).toBeVisible();
});

test('a form can say itself that its check can’t be loaded, until the person types again', async () => {
  render(<Form check={() => Promise.reject(new TypeError('Failed to fetch'))} saysUnreachable />);
  await send();
  expect(await screen.findByText(unreachable, { selector: 'p' })).toBeVisible();
  await type('Name', 'Ada');
  expect(screen.queryByText(unreachable)).toBeNull();
});

test('what’s typed before its code is there, while it comes and after that is sent', async () => {
  const code = comingCode<typeof schema>();
  const onSend = vi.fn();
  render(<Form check={() => code.promise} onSend={onSend} />);
  await type('Name', 'Ada');
  await type('City', 'Hali');
  await act(async () => code.resolve(schema));
  await type('City', 'fax');
  expect(screen.getByLabelText('City')).toHaveValue('Halifax');
  await send();
  await expect.poll(() => onSend.mock.calls).toEqual([[{ name: 'Ada', city: 'Halifax' }]]);
});

test('the first wrong field gets the focus, and each wrong one its first sentence', async () => {
  render(<Form />);
  await send();
  expect(await screen.findByText('Enter your name')).toBeVisible();
  expect(screen.getByText('Enter a city')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  for (const label of ['Name', 'City']) expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
});

test('a field before it that’s right doesn’t get the focus', async () => {
  render(<Form />);
  await type('Name', 'Ada');
  await send();
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('City'));
  expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'false');
});

test('a field is checked as it changes once the form was sent, and not before', async () => {
  render(<Form />);
  await type('City', 'X');
  expect(screen.getByLabelText('City')).toHaveAttribute('aria-invalid', 'false');
  await send();
  expect(await screen.findByText('Use at least 3 letters')).toBeVisible();
  await type('City', 'YZ');
  await expect.poll(() => screen.queryByText('Use at least 3 letters')).toBeNull();
  expect(screen.getByText('Enter your name')).toBeVisible();
});

test('the server’s error is shown at its field, which gets the focus', async () => {
  const body = { message: 'Check the fields', code: 'invalid', fields: { city: 'We don’t know this city' } };
  const onSend = async () => {
    throw new ApiError(400, '', body as never);
  };
  render(<Form onSend={onSend} />);
  await type('Name', 'Ada');
  await type('City', 'Atlantis');
  await send();
  expect(await screen.findByText('We don’t know this city')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveFocus();
  expect(screen.getByLabelText('City')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'false');
});

test('resetting it takes back what was typed, and the sentences', async () => {
  render(<Form />);
  await type('City', 'X');
  await send();
  await screen.findByText('Use at least 3 letters');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByLabelText('City')).toHaveValue('');
  expect(screen.queryByText('Use at least 3 letters')).toBeNull();
});

const datesSchema = z
  .object({ from: z.string(), to: z.string() })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'End after the start' });

function Dates({ onChange }: { readonly onChange: (values: z.infer<typeof datesSchema>) => void }) {
  const form = useForm({ check: async () => datesSchema, values: { from: '2', to: '1' }, onChange });
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <Field label="From">{(control) => <Input {...control} {...form.register('from', { related: ['to'] })} />}</Field>
      <Field label="To" error={form.errors.to}>
        {(control) => <Input {...control} {...form.register('to')} />}
      </Field>
      <button type="submit">Send</button>
    </form>
  );
}

test('a change corrects the sentence at a field whose rule looks at it too', async () => {
  const onChange = vi.fn();
  render(<Dates onChange={onChange} />);
  await send();
  expect(await screen.findByText('End after the start')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('From'));
  await expect.poll(() => screen.queryByText('End after the start')).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith({ from: '', to: '1' });
});

test('a toast about what was sent goes away once something is typed; an older one stays', async () => {
  const fail = () => {
    showToast({ title: 'Failed to save', tone: 'bad' });
  };
  render(<Form onSend={fail} />);
  await type('Name', 'Ann');
  await type('City', 'Halifax');
  showToast({ title: 'Older', tone: 'bad' });
  await type('City', '!');
  expect(currentToast()).toMatchObject({ title: 'Older', open: true });
  await send();
  await screen.findByText('Failed to save');
  await type('City', '!');
  expect(currentToast()).toMatchObject({ title: 'Failed to save', open: false });
});

test('each sentence has the name of its control, however deep it is', () => {
  const errors = {
    title: { type: 'custom', message: 'Title is required' },
    itinerary: [undefined, { title: { type: 'custom', message: 'Name this step' } }],
    tiers: { regular: { adult: { type: 'custom', message: 'Enter a price' } } },
  };
  expect(sentencesOf(errors as never)).toEqual({
    title: 'Title is required',
    'itinerary.1.title': 'Name this step',
    'tiers.regular.adult': 'Enter a price',
  });
});

test('a sentence about a whole list is beside those of its entries', () => {
  const list = Object.assign([{ title: { type: 'custom', message: 'Name this step' } }], {
    root: { type: 'custom', message: 'At most 20 steps' },
  });
  expect(sentencesOf({ itinerary: list } as never)).toEqual({
    'itinerary.0.title': 'Name this step',
    'itinerary.root': 'At most 20 steps',
  });
});
