import type { MyBooking } from '@ascendant/contract/booking';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildBooking } from '../test/build-booking';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { MyBookingsPage } from './MyBookingsPage';

const receipt = {
  number: 'R-12-2026-00031',
  kind: 'receipt',
  occurredAt: '2026-11-20T18:00:00.000Z',
  total: '120.01',
  currency: 'usd',
} as const;
const note = { ...receipt, number: 'C-12-2026-00002', kind: 'credit_note', total: '50.00' } as const;

function open(booking: MyBooking, answers: FakeAnswers = {}) {
  fakeApi({
    currentUser: { body: buildUser() },
    listMyWaitlist: { body: [] },
    listMyBookings: { body: [booking] },
    listBookingDocuments: { body: [receipt, note] },
    ...answers,
  });
  renderAt(<MyBookingsPage />, { path: '/my-bookings' });
}

const openReceipts = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Download receipts ?for Dawn Traverse$/ }));

test('a paid booking has its receipt and the credit notes of its refunds as files', async () => {
  open(buildBooking());
  await openReceipts();
  const dialog = await screen.findByRole('dialog', { name: 'Receipts' });
  expect(await within(dialog).findByText('Receipt R-12-2026-00031')).toBeVisible();
  expect(within(dialog).getByText('Nov 20, 2026, $120.01 USD')).toBeVisible();
  expect(within(dialog).getByText('Credit note C-12-2026-00002')).toBeVisible();
  const file = within(dialog).getByRole('link', { name: /^PDF ?of credit note C-12-2026-00002$/ });
  expect(file).toHaveAttribute('href', '/documents/C-12-2026-00002.pdf');
});

test('receipts that can’t be loaded can be tried again', async () => {
  let isUp = false;
  open(buildBooking(), { listBookingDocuments: () => (isUp ? { body: [receipt] } : { status: 500, body: {} }) });
  await openReceipts();
  expect(await screen.findByText('We couldn’t load the receipts')).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Receipt R-12-2026-00031')).toBeVisible();
});

test('a booking that isn’t paid, or was free, has none', async () => {
  open(buildBooking({ status: 'cancelled', paymentStatus: 'failed' }));
  expect(await screen.findByRole('article', { name: 'Dawn Traverse' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Download receipts/ })).not.toBeInTheDocument();
});
