import type { OrganizerPage } from '@ascendant/contract/admin-organizer';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildManagedEvent } from '../test/build-managed-event';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
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
    account: { connection: 'active', dueAt: null },
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
