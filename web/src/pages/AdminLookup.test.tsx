import type { FoundPayment, FoundPerson, PaymentHistory, PersonPage } from '@ascendant/contract/lookup';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const person: FoundPerson = {
  id: 12,
  username: 'mira',
  email: 'mira@larch.example',
  firstName: 'Mira',
  lastName: 'Holt',
  userType: 'regular',
  disabled: false,
};
const payment: FoundPayment = {
  id: 4,
  bookingId: 9,
  reference: 'ASC-7Q2M4',
  eventTitle: 'Dawn traverse',
  person,
  amount: '120.01',
  refunded: '0.00',
  status: 'requires_payment',
  disputed: false,
  card: { brand: 'visa', last4: '9995' },
  lastDecline: { code: 'insufficient_funds', at: '2026-11-20T11:00:00.000Z' },
  createdAt: '2026-11-20T11:00:00.000Z',
};
const none = { amount: null, reason: null, explanation: null, card: null, by: null, note: null };
const history: PaymentHistory = {
  payment,
  event: { id: 3, title: 'Dawn traverse', startDate: calendarDay('2027-02-01') },
  bookingStatus: 'pending',
  provider: 'sandbox',
  intentId: 'pi_5',
  timeline: [
    { ...none, at: '2026-11-20T11:00:00.000Z', moment: 'opened', amount: '120.01' },
    { ...none, at: '2026-11-20T11:01:00.000Z', moment: 'declined', reason: 'insufficient_funds', card: payment.card },
  ],
  notices: [],
};
const page: PersonPage = {
  person: { ...person, emailVerified: true, createdAt: '2026-01-01T11:00:00.000Z', deletedFrom: null },
  bookings: [],
  payments: [payment],
  emails: [
    {
      id: 1,
      kind: 'welcome',
      why: 'Their sign-up was complete',
      subject: 'Welcome to Ascendant',
      state: 'sent',
      createdAt: '2026-01-01T11:00:00.000Z',
      sentAt: '2026-01-01T11:00:00.000Z',
    },
  ],
  sessions: [],
  notes: [{ id: 7, text: 'Called twice.', by: 'ruth', at: '2026-11-19T11:00:00.000Z' }],
};

function open(at: string, answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('admin')) },
    lookUp: { body: { people: [person], payments: [payment], isCapped: false } },
    getPaymentHistory: { body: history },
    getPersonPage: { body: page },
    ...answers,
  });
  renderAt(<AdminPage />, { path: '/admin/*', at });
  return seen;
}

async function lookFor(text: string) {
  await enterText(await screen.findByRole('searchbox'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
}

test('a look-up shows people and payments with why a card was declined, and sends the text in the body', async () => {
  const seen = open('/admin/lookup');
  await lookFor(' mira@larch.example ');
  const payments = await screen.findByRole('table', { name: 'Payments, newest first' });
  expect(payments).toHaveTextContent('Declined: Insufficient funds');
  expect(payments).toHaveTextContent('Visa •••• 9995');
  expect(screen.getByRole('table', { name: 'People' })).toHaveTextContent('mira@larch.example');
  const calls = seen.filter(({ name }) => name === 'lookUp');
  expect(calls.map(({ body, query }) => [body, query.toString()])).toEqual([[{ q: 'mira@larch.example' }, '']]);
});

test('nothing to look for is said at the field, and nothing is sent', async () => {
  const seen = open('/admin/lookup');
  await lookFor('  ');
  expect(await screen.findByText('Please type what to look for')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(seen.some(({ name }) => name === 'lookUp')).toBe(false);
});

test('finding nothing, and failing, say so, and the text stays', async () => {
  let answer: object = { body: { people: [], payments: [], isCapped: false } };
  open('/admin/lookup', { lookUp: () => answer });
  await lookFor('none');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  answer = refusal(500, 'internal', 'No');
  await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('We couldn’t look that up')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('none');
});

test('a timeline says what happened, the oldest first', async () => {
  open('/admin/lookup/payments/4');
  const timeline = await screen.findByRole('region', { name: 'Timeline' });
  const moments = within(timeline)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(moments[0]).toContain('Checkout started, $120.01');
  expect(moments[1]).toContain('Card declinedInsufficient fundsVisa •••• 9995');
});

test('a payment or a person that isn’t there says so', async () => {
  const missing = refusal(404, 'not_found', 'No');
  open('/admin/lookup/people/99', { getPersonPage: missing });
  expect(await screen.findByText('Person not found')).toBeVisible();
});

test('a person’s page says why emails went out; a note is added, and what was typed stays if it fails', async () => {
  let status = 500;
  const seen = open('/admin/lookup/people/12', {
    addPersonNote: () => ({
      status,
      body:
        status === 500
          ? { code: 'internal', message: 'No', error: 'No', requestId: 'x' }
          : { id: 8, text: 'Paid.', by: 'ruth', at: '2026-11-19T11:00:00.000Z' },
    }),
  });
  expect(await screen.findByText('Their sign-up was complete')).toBeVisible();
  expect(screen.getByText('Called twice.')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Add a note' });
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Please write a note')).toBeVisible();
  await enterText(field, 'Paid.');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('Paid.');
  status = 201;
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByDisplayValue('');
  expect(seen.filter(({ name }) => name === 'addPersonNote')).toHaveLength(3 - 1);
});

test('deleting a note is confirmed first', async () => {
  const seen = open('/admin/lookup/people/12', { removePersonNote: { status: 204 } });
  await userEvent.click(await screen.findByRole('button', { name: /^Delete the note/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(seen.filter(({ name }) => name === 'removePersonNote')).toHaveLength(1);
});
