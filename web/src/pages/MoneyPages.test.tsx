import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Earnings, MoneyLine, SiteMoney } from '../data/money';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, type SeenCall } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';
import { OrganizerPage } from './OrganizerPage';

const earnings: Earnings = {
  currency: 'usd',
  paidByTravellers: '240.02',
  revenue: '200.00',
  siteFee: '12.40',
  tax: '27.62',
  paidOut: '0.00',
  owed: '200.00',
  owedForEnded: '100.00',
  owedForComing: '100.00',
  events: [
    {
      eventId: 7,
      title: 'Dawn Traverse',
      startDate: '2099-07-02',
      isCancelled: false,
      hasEnded: false,
      paidByTravellers: '120.01',
      revenue: '100.00',
      siteFee: '6.20',
      tax: '13.81',
    },
  ],
};
const line: MoneyLine = {
  id: 12,
  occurredAt: '2026-11-20T11:00:00.000Z',
  cause: 'refund_requested',
  bookingId: 9,
  reference: 'ASC-7K2M',
  eventTitle: 'Dawn Traverse',
  amount: '-10.00',
};
const money: SiteMoney = {
  currency: 'usd',
  atProvider: '480.04',
  owedToOrganizers: '400.00',
  paidOut: '0.00',
  siteFees: '24.80',
  providerFees: '14.02',
  inDispute: '0.00',
  refundsDue: '12.00',
  unclaimed: '0.00',
  paidElsewhere: '0.00',
  losses: '0.00',
  unassigned: '0.00',
  taxes: [{ tax: 'hst:site', amount: '55.24' }],
  taxByMonth: [{ month: '2026-11', tax: 'hst:site', amount: '55.24' }],
  organizers: [
    { organizerId: 3, name: 'Larch Valley Guides', owed: '300.00' },
    { organizerId: null, name: null, owed: '100.00' },
  ],
  comparison: { comparedAt: '2026-11-20T11:00:00.000Z', differences: 2 },
};

const lines = { organizerEarningLines: { body: { lines: [line], after: null } } } as const;

function openEarnings(answers: FakeAnswers = {}) {
  const user = { body: buildUser(roleFields('organizer')) };
  const seen = fakeApi({
    currentUser: user,
    organizerEarnings: { body: earnings },
    listFeeInvoices: { body: [] },
    ...lines,
    ...answers,
  });
  renderAt(<OrganizerPage />, { path: '/organizer/*', at: '/organizer/earnings' });
  return seen;
}

test('an organizer downloads the fee invoice of a month', async () => {
  const invoice = { number: 'F-2026-00031', period: '2026-10', total: '12.40', currency: 'usd' };
  openEarnings({ listFeeInvoices: { body: [invoice] } });
  const table = await screen.findByRole('table', { name: 'The booking fees of each month' });
  expect(within(table).getByText('October 2026')).toBeVisible();
  expect(within(table).getByText('$12.40 USD')).toBeVisible();
  const file = within(table).getByRole('link', { name: /^PDF ?of F-2026-00031$/ });
  expect(file).toHaveAttribute('href', '/documents/F-2026-00031.pdf');
});

test('before the first month is over, Earnings say what fee invoices will be', async () => {
  openEarnings();
  expect(await screen.findByText('No invoices yet')).toBeVisible();
});

function openMoney(answers: FakeAnswers = {}) {
  const user = { body: buildUser(roleFields('admin')) };
  const account = { adminMoneyLines: { body: { lines: [line], after: null } } };
  const seen = fakeApi({ currentUser: user, adminMoney: { body: money }, ...account, ...answers });
  renderAt(<AdminPage />, { path: '/admin/*', at: '/admin/money' });
  return seen;
}

const askedOf = (seen: readonly SeenCall[], name: string) =>
  seen.filter((call) => call.name === name).map(({ query }) => query.toString());

const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('an organizer sees what travellers paid, where it went, and what they’re owed', async () => {
  openEarnings();
  expect(await screen.findByRole('heading', { level: 1, name: 'Earnings' })).toBeVisible();
  expect(
    await screen.findByRole('button', { name: 'Paid by travellers: $240.02. Show what it’s made of' }),
  ).toBeVisible();
  const owed = within(screen.getByRole('region', { name: 'What you’re owed' }));
  expect(owed.getByText('In all (USD)').nextElementSibling).toHaveTextContent('$200.00');
  expect(owed.getByText('Paid out so far').nextElementSibling).toHaveTextContent('$0.00');
  expect(owed.getByText(/Payouts aren’t available here yet/)).toBeVisible();
});

test('each figure of an event opens the lines that it’s made of', async () => {
  const seen = openEarnings();
  await press(/^Revenue of Dawn Traverse: \$100\.00/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Revenue of Dawn Traverse: $100.00' }));
  expect(await dialog.findByText('Refund')).toBeVisible();
  expect(dialog.getByText('−$10.00')).toBeVisible();
  expect(dialog.getByText('ASC-7K2M')).toBeVisible();
  expect(askedOf(seen, 'organizerEarningLines')).toContain('figure=revenue&eventId=7');
});

test('an organizer without paid bookings reads what will appear', async () => {
  openEarnings({ organizerEarnings: { body: { ...earnings, events: [] } } });
  expect(await screen.findByText('Nothing earned yet')).toBeVisible();
});

test('figures that can’t be loaded can be asked for again', async () => {
  openEarnings({
    organizerEarnings: { status: 503, body: { code: 'busy', message: 'Busy.', error: 'Busy.', requestId: 'x' } },
  });
  expect(await screen.findByText('We couldn’t load the figures')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an admin sees what the site has, owes and has earned, and how it compares with the provider', async () => {
  openMoney();
  expect(await screen.findByRole('button', { name: /^At the provider: \$480\.04/ })).toBeVisible();
  expect(screen.getByText('Larch Valley Guides')).toBeVisible();
  expect(screen.getByText('Deleted account')).toBeVisible();
  expect(screen.getByText('November 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 differences' })).toHaveAttribute('href', '/admin/payments');
});

test('an admin opens what one organizer is owed', async () => {
  const seen = openMoney();
  await press(/^Owed to Larch Valley Guides/);
  expect(await screen.findByText('−$10.00')).toBeVisible();
  await waitFor(() => expect(askedOf(seen, 'adminMoneyLines')).toContain('account=organizer&organizerId=3'));
});

test('a site without payments reads what will appear', async () => {
  openMoney({
    adminMoney: {
      body: { ...money, organizers: [], taxes: [], taxByMonth: [], comparison: { comparedAt: null, differences: 0 } },
    },
  });
  expect(await screen.findByText('Nothing owed')).toBeVisible();
  expect(screen.getByText('No tax so far')).toBeVisible();
  expect(screen.getByText('The ledger hasn’t been compared with the provider yet.')).toBeVisible();
  expect(screen.getByText('No differences.')).toBeVisible();
});
