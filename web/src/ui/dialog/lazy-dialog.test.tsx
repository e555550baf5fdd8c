import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { unreachable } from '../../api/api-error';
import { comingCode } from '../../test/coming-code';
import { Dialog } from './Dialog';
import { lazyDialog } from './lazy-dialog';
import { Toasts } from './Toasts';

interface PartProps {
  readonly onClose: () => void;
}

const Question = ({ onClose }: PartProps) => (
  <Dialog open title="Delete this?" onClose={onClose}>
    It can’t be undone.
  </Dialog>
);

function Page({ Part }: { readonly Part: ComponentType<PartProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Note" />
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      {isOpen ? <Part onClose={() => setOpen(false)} /> : null}
      <Toasts />
    </>
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));

test('a dialog is shown once its code has come', async () => {
  const code = comingCode<typeof Question>();
  render(<Page Part={lazyDialog(() => code.promise)} />);
  await press();
  expect(screen.queryByRole('dialog')).toBeNull();
  code.resolve(Question);
  expect(await screen.findByRole('dialog', { name: 'Delete this?' })).toBeVisible();
});

test('its code is loaded after the first action, and not before', async () => {
  vi.resetModules();
  const load = vi.fn(async () => Question);
  (await import('./lazy-dialog')).lazyDialog(load);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body, { movementX: 1 });
  expect(load).toHaveBeenCalledOnce();
});

test('if its code can’t be loaded, a toast says so, what was typed stays, and the next press tries again', async () => {
  let hasNetwork = false;
  const load = async () => {
    if (!hasNetwork) throw new TypeError('Failed to fetch dynamically imported module');
    return Question;
  };
  const log = vi.spyOn(console, 'error').mockReturnValue();
  render(<Page Part={lazyDialog(load)} />);
  await userEvent.type(screen.getByLabelText('Note'), 'Bring skis');
  await press();
  expect(await screen.findByText(unreachable)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveValue('Bring skis');
  hasNetwork = true;
  await press();
  expect(await screen.findByRole('dialog')).toBeVisible();
  log.mockRestore();
});

test('a mistake in the code that came isn’t taken for missing code', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const Broken = (): never => {
    throw new RangeError('A bug');
  };
  const Part = lazyDialog(async () => Broken);
  await Part.preload();
  expect(() => render(<Part onClose={() => undefined} />)).toThrow(RangeError);
  expect(screen.queryByText(unreachable)).toBeNull();
  log.mockRestore();
});
