import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog';

function Page({ guardsTyping = false }: { readonly guardsTyping?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <Dialog open onClose={() => setOpen(false)} title="Terms" guardsTyping={guardsTyping}>
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
