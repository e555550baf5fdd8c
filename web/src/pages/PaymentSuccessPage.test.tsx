import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storePaymentIntentId } from '../storage/payment-intent-id';
import { storePendingBooking } from '../storage/pending-booking';
import { buildBooking } from '../test/build-booking';
import { buildPendingBooking } from '../test/build-pending-booking';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { PaymentSuccessPage } from './PaymentSuccessPage';

function open(at: string, bookings = [buildBooking()]) {
  fakeApi({ currentUser: { body: buildUser() }, listMyBookings: { body: bookings } });
  renderAt(<PaymentSuccessPage />, { path: '/payment-success', at });
}

test('a paid booking is thanked for, with the tickets of the newest booking', async () => {
  open('/payment-success');
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(
    screen.getByText(
      /^Thank you for your booking! Your adventure awaits\. A confirmation e-mail should arrive shortly/,
    ),
  ).toBeVisible();
  expect(await screen.findByText('Ticket 1 of 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'View My Bookings' })).toHaveAttribute('href', '/my-bookings');
});

test('a free one has its own words', async () => {
  open('/payment-success?free=true');
  expect(await screen.findByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
  expect(screen.getByText(/^Thank you for your free event booking! Your adventure awaits\./)).toBeVisible();
});

test('opening it forgets the pending booking and its payment', async () => {
  storePendingBooking(buildPendingBooking());
  storePaymentIntentId('pi_1');
  open('/payment-success');
  await screen.findByText('Ticket 1 of 2');
  expect(localStorage).toHaveLength(0);
});

test('a payment that is still being settled has no tickets yet', async () => {
  open('/payment-success', [buildBooking({ status: 'pending', paymentStatus: 'pending', tickets: [] })]);
  expect(await screen.findByText(/Your tickets appear under My Bookings as soon as/)).toBeVisible();
});
