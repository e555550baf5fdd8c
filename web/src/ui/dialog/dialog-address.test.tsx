import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useDialogAddress } from './dialog-address';
import { DialogLink } from './DialogLink';

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
