import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? (
        <Dialog open onClose={() => setOpen(false)} title="Terms">
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
