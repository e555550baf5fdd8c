import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
