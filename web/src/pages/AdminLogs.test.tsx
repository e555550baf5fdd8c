import type { AuditEntry, ErrorLog } from '@ascendant/contract/logs';
import type { FoundPayment, FoundPerson, PaymentHistory, PersonPage } from '@ascendant/contract/lookup';
import { calendarDay } from '@ascendant/domain/calendar-day';
import { roleFields } from '@ascendant/domain/person/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AuditLog } from '../features/logs/AuditLog';
import { ErrorLog as ErrorLogScreen } from '../features/logs/ErrorLog';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { type FakeAnswers, type FakeReply, type SeenCall, fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const entry: AuditEntry = {
  id: 4,
  at: '2026-11-20T11:00:00.000Z',
  actor: { id: 3, username: 'nadia' },
  role: 'organizer',
  action: 'event.review_requested',
  subject: { type: 'event', id: '7', name: 'Dawn Traverse, 2027-07-02', eventId: 7 },
  changes: [{ field: 'status', before: 'draft', after: 'pending_approval' }],
  requestId: null,
};
const audit = { entries: [entry], next: null, actions: ['event.review_requested'], subjects: ['event'] };
const bug: ErrorLog = {
  id: 1,
  at: '2026-11-20T11:00:00.000Z',
  type: 'TypeError',
  message: 'title of undefined',
  endpoint: '/api/events/:id',
  method: 'GET',
  status: 500,
  requestId: 'req-41',
  userId: 3,
  email: 'n•••@larch.example',
  ipAddress: '203.0.113.•••',
  userAgent: 'Firefox',
  details: ['at readEvent (events.service.ts:10)'],
};

type Log = 'listAuditLog' | 'listErrorLogs';

function open(log: Log, answer: FakeReply | ((query: URLSearchParams) => FakeReply), at = '/') {
  const seen = fakeApi({
    listSavedViews: { body: [] },
    saveView: ({ body }) => ({ body: { ...(body as object), id: 9 } }),
    [log]: typeof answer === 'function' ? ({ query }: SeenCall) => answer(query) : answer,
  });
  renderAt(log === 'listAuditLog' ? <AuditLog /> : <ErrorLogScreen />, { path: '/', at });
  const calls = () => seen.filter(({ name }) => name === log).map(({ query }) => query.toString());
  return Object.assign(calls, { saved: () => seen.find(({ name }) => name === 'saveView')?.body });
}

async function saveView(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  await enterText(await dialog.findByRole('textbox'), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
}

test('the audit log says who did what to what, and what changed', async () => {
  open('listAuditLog', { body: audit });
  const row = (await screen.findByText('@nadia')).closest('tr');
  expect(row).toHaveTextContent(
    /Event review requested.*@nadia organizer.*Dawn Traverse, 2027-07-02.*status: draft → pending_approval/,
  );
});

test('a long change is shown whole on request', async () => {
  const after = `${'A long walk. '.repeat(20)}The end`;
  open('listAuditLog', {
    body: { ...audit, entries: [{ ...entry, changes: [{ field: 'title', before: '', after }] }] },
  });
  const start = await screen.findByText(/^title: A long walk.*…$/);
  expect(screen.getByText(/The end$/)).not.toBeVisible();
  await userEvent.click(start);
  expect(screen.getByText(/The end$/)).toBeVisible();
});

test('its filters go to the server and stay in the address', async () => {
  const calls = open('listAuditLog', { body: audit }, '/?from=2026-11-01');
  await screen.findByRole('option', { name: 'Event' });
  await userEvent.selectOptions(await screen.findByLabelText('Subject'), 'Event');
  await enterText(screen.getByLabelText('Person'), 'nadia');
  await waitFor(() => expect(calls().at(-1)).toBe('person=nadia&subject=event&from=2026-11-01'));
});

test('older entries follow on request', async () => {
  const calls = open('listAuditLog', (query) =>
    query.has('after')
      ? { body: { ...audit, entries: [{ ...entry, id: 1, actor: null, role: 'system', action: 'sign_in.failed' }] } }
      : { body: { ...audit, next: '99.4' } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Visitor or system')).toBeVisible();
  expect(screen.getByText('@nadia')).toBeVisible();
  expect(calls().at(-1)).toBe('after=99.4');
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('an empty log and a search without results say which they are', async () => {
  open('listAuditLog', { body: { ...audit, entries: [] } }, '/?person=zoe');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test('the error log shows what failed and where, with the person masked', async () => {
  open('listErrorLogs', { body: { errors: [bug], next: null, types: ['TypeError'] } });
  expect(await screen.findByText('title of undefined')).toBeVisible();
  await userEvent.click(screen.getByText('Details'));
  expect(screen.getByText('Email: n•••@larch.example')).toBeVisible();
  expect(screen.getByText('at readEvent (events.service.ts:10)')).toBeVisible();
});

test('errors are searched by request id, type and status, and a search that finds none says so', async () => {
  const calls = open('listErrorLogs', { body: { errors: [], next: null, types: ['TypeError'] } });
  await enterText(await screen.findByLabelText('Search'), 'req-41');
  await enterText(screen.getByLabelText('Status'), '500');
  await waitFor(() => expect(calls().at(-1)).toBe('q=req-41&status=500'));
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test('a log that couldn’t be loaded can be read again', async () => {
  const down = refusal(503, 'busy', 'Busy.');
  let isDown = true;
  open('listErrorLogs', () => (isDown ? down : { body: { errors: [bug], next: null, types: [] } }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('TypeError')).toBeVisible();
});

test('a view of the audit log keeps what was chosen, never whom or what someone typed', async () => {
  const address = '/?person=nadia&action=event.review_requested&subject=event&subjectId=41&from=2026-11-01';
  const calls = open('listAuditLog', { body: audit }, address);
  await screen.findByText('@nadia');
  await saveView('Reviews asked for');
  const query = 'action=event.review_requested&subject=event&from=2026-11-01';
  await waitFor(() => expect(calls.saved()).toEqual({ list: 'audit_log', name: 'Reviews asked for', query }));
});

test('a view of the error log keeps a status that is one, and no searched text', async () => {
  const calls = open(
    'listErrorLogs',
    { body: { errors: [bug], next: null, types: ['TypeError'] } },
    '/?q=maya&type=TypeError&status=500',
  );
  await screen.findByText('title of undefined');
  await saveView('Ours');
  const view = { list: 'error_log', name: 'Ours', query: 'type=TypeError&status=500' };
  await waitFor(() => expect(calls.saved()).toEqual(view));
  cleanup();
  open('listErrorLogs', { body: { errors: [bug], next: null, types: [] } }, '/?status=maya');
  await screen.findByText('title of undefined');
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  expect(await screen.findByText('To save a view, choose filters or an order first.')).toBeVisible();
});

test('j and k go from entry to entry, and / to the person', async () => {
  open('listAuditLog', { body: { ...audit, entries: [entry, { ...entry, id: 3, action: 'sign_in.failed' }] } });
  await screen.findAllByText('@nadia');
  const focused = () => document.activeElement?.textContent;
  await userEvent.keyboard('j');
  expect(focused()).toContain('Event review requested');
  await userEvent.keyboard('j');
  expect(focused()).toContain('Sign-in failed');
  await userEvent.keyboard('k');
  expect(focused()).toContain('Event review requested');
  await userEvent.keyboard('/');
  expect(screen.getByLabelText('Person')).toHaveFocus();
});

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
  isLost: false,
  card: { brand: 'visa', last4: '9995' },
  lastDecline: { code: 'insufficient_funds', at: '2026-11-20T11:00:00.000Z' },
  createdAt: '2026-11-20T11:00:00.000Z',
};
const none = { amount: null, reason: null, explanation: null, card: null, by: null, note: null };
const history: PaymentHistory = {
  payment,
  event: { id: 3, title: 'Dawn traverse', startDate: calendarDay('2027-02-01'), startTime: '09:00' },
  bookingStatus: 'pending',
  provider: 'sandbox',
  intentId: 'pi_5',
  timeline: [
    { ...none, at: '2026-11-20T11:00:00.000Z', moment: 'opened', amount: '120.01' },
    { ...none, at: '2026-11-20T11:01:00.000Z', moment: 'declined', reason: 'insufficient_funds', card: payment.card },
  ],
  notices: [],
};
const booked: PersonPage['bookings'][number] = {
  id: 3,
  reference: 'ASC-7Q2M4',
  event: { id: 7, title: 'Dawn Traverse', startDate: calendarDay('2027-07-02'), startTime: '04:45' },
  status: 'confirmed',
  paymentStatus: 'completed',
  total: '120.01',
  refunded: '0.00',
  takenByBank: '0.00',
  disputed: false,
  paymentId: 4,
  isLost: false,
  createdAt: '2026-11-20T11:00:00.000Z',
};
const page: PersonPage = {
  person: { ...person, emailVerified: true, createdAt: '2026-01-01T11:00:00.000Z', deletedFrom: null },
  bookings: [booked],
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
      canResend: true,
    },
  ],
  sessions: [],
  notes: [{ id: 7, text: 'Called twice.', by: 'ruth', at: '2026-11-19T11:00:00.000Z' }],
};

function openLookup(at: string, answers: FakeAnswers = {}) {
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
  const seen = openLookup('/admin/lookup');
  await lookFor(' mira@larch.example ');
  const payments = await screen.findByRole('table', { name: 'Payments, newest first' });
  expect(payments).toHaveTextContent('Declined: Insufficient funds');
  expect(payments).toHaveTextContent('Visa •••• 9995');
  expect(screen.getByRole('table', { name: 'People' })).toHaveTextContent('mira@larch.example');
  const calls = seen.filter(({ name }) => name === 'lookUp');
  expect(calls.map(({ body, query }) => [body, query.toString()])).toEqual([[{ q: 'mira@larch.example' }, '']]);
});

test('nothing to look for is said at the field, and nothing is sent', async () => {
  const seen = openLookup('/admin/lookup');
  await lookFor('  ');
  expect(await screen.findByText('Please type what to look for')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(seen.some(({ name }) => name === 'lookUp')).toBe(false);
});

test('finding nothing, and failing, say so, and the text stays', async () => {
  let answer: object = { body: { people: [], payments: [], isCapped: false } };
  openLookup('/admin/lookup', { lookUp: () => answer });
  await lookFor('none');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  answer = refusal(500, 'internal', 'No');
  await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('We couldn’t look that up')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('none');
});

test('a timeline says what happened, the oldest first; a person who isn’t there is said', async () => {
  openLookup('/admin/lookup/payments/4');
  const timeline = await screen.findByRole('region', { name: 'Timeline' });
  const moments = within(timeline)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(moments[0]).toContain('Checkout started, $120.01');
  expect(moments[1]).toContain('Card declinedInsufficient fundsVisa •••• 9995');
  cleanup();
  openLookup('/admin/lookup/people/99', { getPersonPage: refusal(404, 'not_found', 'No') });
  expect(await screen.findByText('Person not found')).toBeVisible();
});

test('an admin refunds, sends an email again and signs someone out from their page', async () => {
  const seen = openLookup('/admin/lookup/people/12', {
    refundBooking: { body: { reference: booked.reference, status: 'cancelled', refunded: '120.01' } },
    resendEmail: { status: 204 },
    signOutPerson: { status: 204 },
  });
  const sent = (name: string) => seen.filter((call) => call.name === name).length;
  await userEvent.click(await screen.findByRole('button', { name: 'Refund ASC-7Q2M4' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Refund ASC-7Q2M4' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $120.01' }));
  await waitFor(() => expect(sent('refundBooking')).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Send again: Welcome to Ascendant' }));
  await waitFor(() => expect(sent('resendEmail')).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
  expect(screen.getByRole('menuitem', { name: 'Disable' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out everywhere' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(sent('signOutPerson')).toBe(1));
});

test('an entry of the audit log opens what it’s about, and leads to everything else that was done about it', async () => {
  const found = { ...entry, id: 3, action: 'lookup.made', subject: null };
  const changes = [{ field: 'payments', before: '', after: '3250, 3249' }];
  open('listAuditLog', { body: { ...audit, entries: [entry, { ...found, changes }] } });
  const title = await screen.findByRole('link', { name: 'Dawn Traverse, 2027-07-02' });
  expect(title).toHaveAttribute('href', '/admin/events/7/edit');
  const only = screen.getByRole('link', { name: 'Only this: Dawn Traverse, 2027-07-02' });
  expect(only).toHaveAttribute('href', '/admin/audit-log?subject=event&subjectId=7');
  expect(screen.getByRole('link', { name: '#3249' })).toHaveAttribute('href', '/admin/lookup/payments/3249');
});

test('a person’s page says why emails went out; a note is added, and what was typed stays if it fails', async () => {
  let status = 500;
  const seen = openLookup('/admin/lookup/people/12', {
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
  const seen = openLookup('/admin/lookup/people/12', { removePersonNote: { status: 204 } });
  await userEvent.click(await screen.findByRole('button', { name: /^Delete the note/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(seen.filter(({ name }) => name === 'removePersonNote')).toHaveLength(1);
});
