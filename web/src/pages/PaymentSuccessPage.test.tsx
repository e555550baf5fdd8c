import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storePendingBooking } from '../storage/pending-booking';
import { buildBooking } from '../test/build-booking';
import { buildDependent } from '../test/build-dependent';
import { buildPendingBooking } from '../test/build-pending-booking';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { PaymentSuccessPage } from './PaymentSuccessPage';

function comeBack(answers: FakeAnswers) {
  storePendingBooking(buildPendingBooking());
  const seen = fakeApi({ currentUser: { body: buildUser() }, listMyBookings: { body: [] }, ...answers });
  renderAt(<PaymentSuccessPage />, {
    path: '/payment-success',
    at: '/payment-success?payment_intent=pi_7&redirect_status=succeeded',
  });
  return seen;
}

const isKept = () => Object.keys(localStorage).length + Object.keys(sessionStorage).length > 0;

test("the address isn't trusted when someone returns from the bank: the server checks the payment", async () => {
  const paid = { success: true, bookingId: 9, reference: 'ASC-7K2M' };
  const seen = comeBack({ confirmPayment: { body: paid } });
  expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(seen.find(({ name }) => name === 'confirmPayment')?.body).toMatchObject({ paymentIntentId: 'pi_7' });
});

test('a payment refused by the bank leads back to the checkout, where the booking is still there', async () => {
  const message = 'Your card was declined.';
  comeBack({ confirmPayment: refusal(402, 'payment_declined', message) });
  expect(await screen.findByText('at /checkout')).toBeVisible();
  expect(isKept()).toBe(true);
});

test('a payment that arrived too late says that the card is being refunded', async () => {
  const message = "We're refunding your card.";
  comeBack({ confirmPayment: refusal(409, 'payment_returned', message) });
  expect(await screen.findByText(message)).toBeVisible();
});

test('the tickets are those of the booking that was paid, also if another tab has begun a newer one', async () => {
  const event = (title: string) => ({ ...buildBooking().event, title });
  const [newer, paid] = [
    buildBooking({ id: 12, status: 'pending', tickets: [], event: event('Dance the Dark') }),
    buildBooking({ id: 9, event: event('Dawn Traverse') }),
  ];
  fakeApi({ currentUser: { body: buildUser() }, listMyBookings: { body: [newer, paid] } });
  renderAt(<PaymentSuccessPage />, { path: '/payment-success', state: { bookingId: 9 } });
  expect(await screen.findByRole('heading', { name: 'Tickets' })).toBeInTheDocument();
  expect(screen.queryByText(/Your tickets will appear/)).toBeNull();
});

function openBooked(booking: ReturnType<typeof buildBooking>, user: Parameters<typeof buildUser>[0] = {}) {
  fakeApi({
    currentUser: { body: buildUser(user) },
    listMyBookings: { body: [booking] },
    listDependents: { body: [buildDependent({ id: 5, firstName: 'Jonas', birthInfoCompleted: false })] },
  });
  renderAt(<PaymentSuccessPage />, { path: '/payment-success', state: { bookingId: booking.id } });
}

test('after paying, three next steps: each person’s ticket, how to get there and what to bring, a missing chart', async () => {
  openBooked(buildBooking(), { birthInfoCompleted: true });
  expect(await screen.findByRole('heading', { name: 'Add a birth chart' })).toBeVisible();
  expect(screen.getByText('It shows how Jonas and this event match.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Jonas’s birth details' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('heading', { name: 'Send each person their ticket' })).toBeVisible();
  const tickets = screen.getAllByRole('link', { name: /^Download ticket(?!s)/ });
  expect(tickets.map((link) => link.getAttribute('href'))).toEqual([
    '/my-bookings/3/tickets.pdf?position=0',
    '/my-bookings/3/tickets.pdf?position=1',
  ]);
  expect(screen.getByRole('heading', { name: 'Plan how to get there and what to bring' })).toBeVisible();
  expect(screen.getByText('Gondola car park, by the kiosk')).toBeVisible();
  expect(screen.getByText(/A warm layer/)).toBeVisible();
});

test('a person’s own missing chart comes first; with the stars off, none is asked for', async () => {
  openBooked(buildBooking(), { birthInfoCompleted: false });
  expect(await screen.findByRole('link', { name: 'Add your birth details' })).toBeVisible();
  cleanup();
  openBooked(buildBooking(), { birthInfoCompleted: false, starsOff: true });
  expect(await screen.findByRole('heading', { name: 'Next steps' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Add a birth chart' })).toBeNull();
});

test('while a signature is missing, a next step leads to the waiver; once everyone has signed, none does', async () => {
  openBooked(buildBooking({ waiver: { signed: 0, missing: 2, link: '7.secret' } }));
  expect(await screen.findByRole('heading', { name: 'Sign the waiver' })).toBeVisible();
  expect(screen.getByText(/^2 signatures are missing\. Adults sign for themselves/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read and sign' })).toHaveAttribute('href', '/waiver#7.secret');
  cleanup();
  openBooked(buildBooking({ waiver: { signed: 2, missing: 0, link: '7.secret' } }));
  expect(await screen.findByRole('heading', { name: 'Next steps' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Sign the waiver' })).toBeNull();
});
