import type { OrganizerPage } from '@ascendant/contract/admin-organizer';
import type { EventEdit } from '@ascendant/contract/event-edit';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SetUp } from '../data/set-up';
import { buildManagedEvent } from '../test/build-managed-event';
import { buildUser } from '../test/build-user';
import { chooseAction } from '../test/choose-action';
import { enterText } from '../test/enter-text';
import { type FakeAnswers, fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const page: OrganizerPage = {
  organizer: {
    id: 7,
    username: 'larch',
    email: 'nadia@larch.example',
    firstName: 'Nadia',
    lastName: 'Brooks',
    userType: 'organizer',
    disabled: false,
    name: 'Larch Valley Guides',
    emailVerified: true,
    createdAt: '2026-01-01T11:00:00.000Z',
    deletedFrom: null,
    disabledReason: null,
  },
  events: { all: 12, active: 3, byStatus: { draft: 2, pending_approval: 1, published: 8, cancelled: 1 } },
  money: {
    currency: 'usd',
    isOn: true,
    account: { connection: 'active', dueAt: null, canStartOver: false },
    hold: null,
    owed: '1204.50',
    ready: '-20.00',
    disputed: '100.00',
    onItsWay: '0.00',
    paidOut: '5000.00',
  },
  members: [
    { id: 7, firstName: 'Nadia', lastName: 'Brooks', email: 'nadia@larch.example', role: 'owner', joinedAt: null },
    {
      id: 8,
      firstName: 'Piotr',
      lastName: 'Nowak',
      email: 'piotr@larch.example',
      role: 'guide',
      joinedAt: '2026-03-01T11:00:00.000Z',
    },
  ],
  disputes: {
    open: 1,
    latest: [
      {
        id: 3,
        paymentId: 4,
        reference: 'ASC-7Q2M4',
        event: { id: 1, title: 'Dawn Traverse' },
        amount: '100.00',
        status: 'needs_response',
        openedAt: '2026-11-01T11:00:00.000Z',
        evidenceDueAt: '2026-12-01T11:00:00.000Z',
      },
    ],
  },
  complaints: {
    open: 1,
    latest: [
      {
        id: 5,
        event: { id: 1, title: 'Dawn Traverse' },
        reportedBy: 'traveller',
        reason: 'They asked for cash.',
        reportedAt: '2026-11-02T11:00:00.000Z',
      },
    ],
  },
  notes: [{ id: 9, text: 'Called about the hut.', by: 'ruth', at: '2026-11-19T11:00:00.000Z' }],
};
const nothing: OrganizerPage = {
  ...page,
  events: { all: 0, active: 0, byStatus: { draft: 0, pending_approval: 0, published: 0, cancelled: 0 } },
  disputes: { open: 0, latest: [] },
  complaints: { open: 0, latest: [] },
  notes: [],
};

function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('admin')) },
    getOrganizerPage: { body: page },
    listAdminEvents: { body: [buildManagedEvent()] },
    ...answers,
  });
  renderAt(<AdminPage />, { path: '/admin/*', at: '/admin/users/organizers/7' });
  return seen;
}

const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('everything about an organizer is on one page, with links to where it’s decided', async () => {
  const seen = open();
  expect(await screen.findByRole('heading', { name: 'Larch Valley Guides' })).toBeVisible();
  expect(screen.getByText('Nadia Brooks, nadia@larch.example')).toBeVisible();
  expect(screen.getByText('8, 3 still to come')).toBeVisible();
  expect((await table('Their next events')).getByRole('link', { name: 'Dawn Traverse' })).toBeVisible();
  const listed = seen.filter(({ name }) => name === 'listAdminEvents').map(({ query }) => query.get('organizer'));
  expect(listed).toContain('7');
  expect((await table('Disputes, newest first')).getByRole('link', { name: 'ASC-7Q2M4' })).toHaveAttribute(
    'href',
    '/admin/lookup/payments/4',
  );
  expect(screen.getByRole('heading', { name: 'Disputes, 1 open' })).toBeVisible();
  expect(screen.getByText('They asked for cash.')).toBeVisible();
  expect((await table('Team')).getByText('Guide')).toBeVisible();
  expect(screen.getByText('Called about the hut.')).toBeVisible();
  for (const [name, href] of [
    ['All 12', '/admin/events?organizer=7'],
    ['Bookings, emails and sessions', '/admin/lookup/people/7'],
    ['Their public page', '/hosts/7'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('money says what’s owed and paid, and what holds a payout back', async () => {
  open({ getOrganizerPage: { body: { ...page, money: { ...page.money, hold: 'restricted' } } } });
  const money = within(await screen.findByRole('region', { name: 'Money' }));
  expect(money.getByText('The payment provider needs something before this account can be paid.')).toBeVisible();
  expect(money.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$1,204.50',
    '−$20.00',
    '$100.00',
    '$0.00',
    '$5,000.00',
  ]);
});

test('a disabled organizer’s page says why, and without a reason says so', async () => {
  const disabled = { ...page.organizer, disabled: true };
  open({
    getOrganizerPage: { body: { ...page, organizer: { ...disabled, disabledReason: 'No events took place.' } } },
  });
  expect(await screen.findByText('Disabled: No events took place.')).toBeVisible();
  open({ getOrganizerPage: { body: { ...page, organizer: disabled } } });
  expect(await screen.findByText('Disabled, without a reason.')).toBeVisible();
});

test('someone new has nothing yet, and each part says so', async () => {
  open({ getOrganizerPage: { body: nothing }, listAdminEvents: { body: [] } });
  expect(await screen.findByText('No bank has disputed a payment for their events.')).toBeVisible();
  expect(screen.getByText('Reported conversations will appear here.')).toBeVisible();
  expect(await screen.findByText('No events found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Their public page' })).toBeNull();
});

test('an organizer that isn’t there, and a failure, say so', async () => {
  let status = 500;
  open({
    getOrganizerPage: () => ({
      status,
      body: { code: status === 404 ? 'not_found' : 'internal', message: 'No', error: 'No', requestId: 'x' },
    }),
  });
  expect(await screen.findByText('We couldn’t load this organizer')).toBeVisible();
  status = 404;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Organizer not found')).toBeVisible();
});

const edit: EventEdit = {
  id: 7,
  title: 'Cheap watches',
  slug: 'cheap-watches',
  organizerName: 'Nadia Roy',
  seatsTaken: 0,
  since: '2026-11-25T11:00:00.000Z',
  editedAt: '2026-11-25T12:00:00.000Z',
  dates: 1,
  changes: [
    { field: 'title', before: 'Dawn traverse', after: 'Cheap watches' },
    { field: 'picture', before: '', after: '/uploads/a.webp' },
    { field: 'gallery', before: 'A boat\n/uploads/b.webp\nA lake\n/uploads/c.webp', after: '' },
  ],
};

function openEdits(answers: FakeAnswers) {
  const seen = fakeApi({ currentUser: { body: buildUser(roleFields('admin')) }, ...answers });
  renderAt(<AdminPage />, { path: '/admin/*', at: '/admin/edited-events' });
  return seen;
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

test('both versions of what has changed are side by side', async () => {
  openEdits({ listEditedEvents: { body: { edits: [edit], all: 21 } } });
  const title = await rowOf('Title');
  expect(title.getByText('Dawn traverse')).toBeVisible();
  expect(title.getByText('Cheap watches')).toBeVisible();
  const picture = await rowOf('Photograph');
  expect(picture.getByText('None')).toBeVisible();
  expect(picture.getByAltText('The new photograph')).toHaveAttribute('src', '/uploads/a.webp');
  expect((await rowOf('Gallery')).getByText(/A boat\s+A lake/)).toBeVisible();
  expect(screen.getByText('Showing the 1 that have waited longest, of 21.')).toBeVisible();
});

test('an edit that’s marked as seen is gone, and the call names the edit that was on screen', async () => {
  let edits = [edit];
  const seen = openEdits({
    listEditedEvents: () => ({ body: { edits, all: edits.length } }),
    markEditSeen: () => {
      edits = [];
      return { status: 204 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as seen Cheap watches' }));
  expect(await screen.findByText('All clear')).toBeVisible();
  expect(seen.find(({ name }) => name === 'markEditSeen')?.body).toEqual({ editedAt: edit.editedAt });
});

test('an event is returned with a reason', async () => {
  const seen = openEdits({ listEditedEvents: { body: { edits: [edit], all: 1 } } });
  await chooseAction('Cheap watches', 'Return');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Return event' }));
  expect(dialog.getByText('Please say what needs to change')).toBeVisible();
  await enterText(dialog.getByRole('textbox'), 'Not a shop.');
  await userEvent.click(dialog.getByRole('button', { name: 'Return event' }));
  expect(seen.find(({ name }) => name === 'updateEvent')?.body).toEqual({ status: 'draft', reason: 'Not a shop.' });
});

test('one that people have seats for says why it can’t be returned', async () => {
  openEdits({ listEditedEvents: { body: { edits: [{ ...edit, seatsTaken: 2 }], all: 1 } } });
  expect(await screen.findByText(/it can’t become a draft again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Return/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit Cheap watches' })).toHaveAttribute('href', '/admin/events/7/edit');
});

const ok = (topic: SetUp['checks'][number]['topic'], text: string) => ({
  topic,
  state: 'ok' as const,
  text,
  remedy: null,
});
const noCategory = {
  topic: 'catalogue' as const,
  state: 'failed' as const,
  text: 'There’s no category, so no event can be created.',
  remedy: 'Add the starter set, or create categories in Settings.',
};
const setUp = (
  checks: SetUp['checks'],
  webhook: SetUp['webhook'] = null,
  payoutWebhook: SetUp['payoutWebhook'] = null,
): SetUp => ({
  version: '0.1.0',
  checks,
  webhook,
  payoutWebhook,
});

function openSetUp(answers: FakeAnswers) {
  const seen = fakeApi({ currentUser: { body: buildUser(roleFields('admin')) }, ...answers });
  renderAt(<AdminPage />, { path: '/admin/*', at: '/admin/set-up' });
  return seen;
}

const check = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li')!);
};

test('says first how many things don’t work, and beside each what to do', async () => {
  openSetUp({ readSetUp: { body: setUp([ok('database', 'PostgreSQL 17 has the tables.'), noCategory]) } });
  expect(await screen.findByRole('heading', { level: 2, name: 'One thing doesn’t work yet.' })).toBeVisible();
  expect((await check('Database')).getByText('Works')).toBeVisible();
  const categories = await check('Categories');
  expect(categories.getByText('Doesn’t work')).toBeVisible();
  expect(categories.getByText('Add the starter set, or create categories in Settings.')).toBeVisible();
});

test('the starter set is added with one press, and the checks are made again', async () => {
  let checks: SetUp['checks'] = [noCategory];
  openSetUp({
    readSetUp: () => ({ body: setUp(checks) }),
    addStarterSet: () => {
      checks = [ok('catalogue', 'There are 15 categories.')];
      return { body: { categories: 15, features: 40 } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add the starter set' }));
  expect(await screen.findByText('There are 15 categories.')).toBeVisible();
  expect(screen.getByText('Everything works.')).toBeVisible();
});

test('a test email says what the mail server answered', async () => {
  const refused = {
    topic: 'mail' as const,
    state: 'failed' as const,
    text: 'The mail server refused it: 535 wrong password.',
    remedy: 'Correct SMTP_URL and MAIL_FROM, and start again.',
  };
  openSetUp({
    readSetUp: { body: setUp([ok('mail', 'mail.example lets us in.')]) },
    sendSetUpMail: { body: refused },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a test email' }));
  expect(await screen.findByText(/535 wrong password\. Correct SMTP_URL/)).toBeVisible();
});

test('the webhook names the address to enter and the events to choose', async () => {
  const webhook = { url: 'https://ascendant.example/api/webhooks/stripe', events: ['payment_intent.succeeded'] };
  openSetUp({ readSetUp: { body: setUp([ok('webhook', 'The last webhook arrived in the last hour.')], webhook) } });
  await userEvent.click(await screen.findByText('The endpoint to add at Stripe'));
  expect(screen.getByText(webhook.url)).toBeVisible();
  expect(screen.getByText('payment_intent.succeeded')).toBeVisible();
});

test('payouts name the endpoints to add for connected accounts', async () => {
  const url = 'https://ascendant.example/api/webhooks/stripe/connect';
  const checks = [ok('payouts', 'The last webhook about an account arrived in the last hour.')];
  openSetUp({ readSetUp: { body: setUp(checks, null, { url, events: ['payout.failed'] }) } });
  expect((await check('Payouts to organizers')).getByText('Works')).toBeVisible();
  await userEvent.click(screen.getByText('The endpoints to add at Stripe, for connected accounts'));
  expect(screen.getByText(url)).toBeVisible();
  expect(screen.getByText('payout.failed')).toBeVisible();
});

test('what can’t be checked says so, and can be tried again', async () => {
  let isUp = false;
  openSetUp({ readSetUp: () => (isUp ? { body: setUp([ok('clock', 'The same time.')]) } : { status: 500 }) });
  await screen.findByText('We couldn’t check the set-up.');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The same time.')).toBeVisible();
});
