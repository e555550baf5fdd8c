import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showToast } from './toast-store';
import { Toasts } from './Toasts';

async function show(title: string, tone?: 'bad') {
  render(<Toasts />);
  act(() => showToast({ title, description: 'Please try again.', ...(tone ? { tone } : {}) }));
  return (await screen.findByText(title)).closest('li')!;
}

test('a toast has a title, a description and a close button', async () => {
  const toast = await show('Logout failed');
  expect(toast).toHaveTextContent('Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Logout failed')).toBeNull());
});

test('a destructive toast has the destructive style', async () => {
  expect(await show('Payment Failed', 'bad')).toHaveClass('bad');
});

test('any other toast has the default style', async () => {
  expect(await show('Payment Successful')).not.toHaveClass('bad');
});

test('F8 moves the focus to the notifications', async () => {
  const toast = await show('Address updated');
  fireEvent.keyDown(document, { code: 'F8' });
  expect(toast.closest('ol')).toHaveFocus();
});

test('a toast closes by itself after 5000 ms', async () => {
  // The first one loads its code, so the second is there at once.
  await show('Saving');
  vi.useFakeTimers();
  act(() => void showToast({ title: 'Saved' }));
  act(() => void vi.advanceTimersByTime(4999));
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Saved')).toBeNull();
});

test('swiping it 50 px to the right closes it, less does not', async () => {
  const toast = await show('Swipe me');
  toast.setPointerCapture = () => undefined;
  toast.hasPointerCapture = () => false;
  const swipe = (px: number) => {
    fireEvent.pointerDown(toast, { clientX: 0, clientY: 0, pointerId: 1, button: 0 });
    fireEvent.pointerMove(toast, { clientX: px / 2, clientY: 0, pointerId: 1 });
    fireEvent.pointerMove(toast, { clientX: px, clientY: 0, pointerId: 1 });
    fireEvent.pointerUp(toast, { clientX: px, clientY: 0, pointerId: 1 });
  };
  swipe(40);
  expect(screen.getByText('Swipe me')).toBeVisible();
  swipe(60);
  await waitFor(() => expect(screen.queryByText('Swipe me')).toBeNull());
});

test('toasts are at the top on small screens, and bottom right, at most 420 px wide, on larger ones', () => {
  const css = readFileSync(join(import.meta.dirname, 'Toaster.module.css'), 'utf8');
  expect(css).toMatch(/width: min\(420px, 100%\)/);
  const [small, large] = css.split('@media (min-width: 768px)');
  expect(small).toMatch(/\.toasts \{[^}]*inset: 0 0 auto;/);
  expect(large).toMatch(/\.toasts \{[^}]*inset: auto 0 var\(--bar-below, 0\) auto;/);
});
