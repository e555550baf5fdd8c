import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { unreachable } from '../../api/api-error';
import { comingCode } from '../../test/coming-code';
import { Dialog } from './Dialog';
import { useDialogAddress } from './dialog-address';
import { DialogLink } from './DialogLink';
import { lazyDialog } from './lazy-dialog';
import { Toasts } from './Toasts';

function Page({ guardsTyping = false }: { readonly guardsTyping?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <Dialog onClose={() => setOpen(false)} title="Terms" guardsTyping={guardsTyping}>
          <input aria-label="Inside" />
        </Dialog>
      ) : null}
    </>
  );
}

test('focus moves into the dialog, stays there, and returns to what opened it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Terms' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByLabelText('Inside')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('a dialog that replaces one that says it’s loading gives the focus back to what opened that', async () => {
  function Loading() {
    const [state, setState] = useState<'closed' | 'loading' | 'loaded'>('closed');
    return (
      <>
        <button type="button" onClick={() => setState('loading')}>
          Open
        </button>
        {state === 'loading' ? (
          <Dialog key="loading" onClose={() => undefined} title="Loading">
            <button type="button" onClick={() => setState('loaded')}>
              Loaded
            </button>
          </Dialog>
        ) : null}
        {state === 'loaded' ? (
          <Dialog key="loaded" onClose={() => setState('closed')} title="Terms">
            <p>All of them</p>
          </Dialog>
        ) : null}
      </>
    );
  }
  render(<Loading />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Loaded' }));
  await expect.poll(() => document.activeElement).toBe(await screen.findByRole('dialog', { name: 'Terms' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('no style element is injected, since the content security policy would block it', async () => {
  render(<Page />);
  const before = document.querySelectorAll('style').length;
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  expect(document.querySelectorAll('style')).toHaveLength(before);
});

test('a dialog that guards what’s typed asks before Escape closes it, and only once something was typed', async () => {
  render(<Page guardsTyping />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Terms' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.type(await screen.findByLabelText('Inside'), 'Piotr');
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard what you’ve typed?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Inside')).toHaveValue('Piotr');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Someone came from a search to an event, or is still on the search page. */
function open(at: 'search' | 'event') {
  const entries = at === 'event' ? ['/search', '/event'] : ['/search'];
  render(
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1}>
      <Screen />
    </MemoryRouter>,
  );
}

function Screen() {
  const { pathname, search } = useLocation();
  const { close, leaveFor } = useDialogAddress('/event');
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <DialogLink to="/event?book=1" className="btn">
        Book
      </DialogLink>
      <button type="button" onClick={close}>
        Close
      </button>
      <button
        type="button"
        onClick={() => {
          close();
          close();
        }}
      >
        Close twice
      </button>
      <button type="button" onClick={() => leaveFor('/checkout')}>
        Leave
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const place = () => screen.getByRole('status').textContent;

test.each(['Close', 'Close twice'])('a dialog opened on its page leaves nothing in the history: %s', async (close) => {
  open('event');
  await press('Book');
  expect(place()).toBe('/event?book=1');
  await press(close);
  expect(place()).toBe('/event');
  await press('Back');
  expect(place()).toBe('/search');
});

test('a dialog opened from another page closes to its own page, and Back leads to the other one', async () => {
  open('search');
  await press('Book');
  await press('Close');
  expect(place()).toBe('/event');
  await press('Back');
  expect(place()).toBe('/search');
});

test.each(['event', 'search'] as const)(
  'what follows a dialog leads back to its page and not into it: %s',
  async (at) => {
    open(at);
    await press('Book');
    await press('Leave');
    expect(place()).toBe('/checkout');
    await press('Back');
    expect(place()).toBe('/event');
    await press('Back');
    expect(place()).toBe('/search');
  },
);

interface PartProps {
  readonly onClose: () => void;
}

const Question = ({ onClose }: PartProps) => (
  <Dialog title="Delete this?" onClose={onClose}>
    It can’t be undone.
  </Dialog>
);

function LatePage({ Part }: { readonly Part: ComponentType<PartProps> }) {
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

const pressDelete = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }));

test('a dialog is shown once its code has come', async () => {
  const code = comingCode<typeof Question>();
  render(<LatePage Part={lazyDialog(() => code.promise)} />);
  await pressDelete();
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
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module');
    return Question;
  };
  const log = vi.spyOn(console, 'error').mockReturnValue();
  render(<LatePage Part={lazyDialog(load)} />);
  await userEvent.type(screen.getByLabelText('Note'), 'Bring skis');
  await pressDelete();
  expect(await screen.findByText(unreachable)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Note')).toHaveValue('Bring skis');
  onLine.mockRestore();
  await pressDelete();
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
