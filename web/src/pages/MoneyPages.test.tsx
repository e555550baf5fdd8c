import { roleFields } from '@ascendant/domain/person/roles';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Earnings, MoneyLine, SiteMoney } from '../data/money';
import type { AdminPayouts, OrganizerPayouts } from '../data/payouts';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, type SeenCall, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';
import { OrganizerPage } from './OrganizerPage';

const earnings: Earnings = {
  currency: 'usd',
  paidByTravellers: '240.02',
  revenue: '200.00',
  siteDiscount: '0.00',
  siteFee: '12.40',
  tax: '27.62',
  takenByOrganizer: '300.50',
  paidOut: '0.00',
  owed: '200.00',
  owedForEnded: '100.00',
  owedForComing: '100.00',
  events: [
    {
      eventId: 7,
      title: 'Dawn Traverse',
      startDate: '2099-07-02',
      startTime: '04:45',
      isCancelled: false,
      hasEnded: false,
      paidByTravellers: '120.01',
      revenue: '100.00',
      siteDiscount: '0.00',
      siteFee: '6.20',
      tax: '13.81',
      takenByOrganizer: '300.50',
    },
  ],
  disputes: [
    {
      id: 3,
      reference: 'ASC-3PF9B',
      status: 'lost',
      openedAt: '2026-11-20T11:00:00.000Z',
      event: { id: 7, title: 'Dawn Traverse', startDate: '2099-07-02', startTime: '04:45' },
      amount: '-160.00',
    },
  ],
};
const line: MoneyLine = {
  id: 12,
  occurredAt: '2026-11-20T11:00:00.000Z',
  cause: 'refund_requested',
  bookingId: 9,
  reference: 'ASC-7K2M',
  event: { title: 'Dawn Traverse', startDate: '2099-07-02', startTime: '04:45' },
  amount: '-10.00',
};
const money: SiteMoney = {
  currency: 'usd',
  atProvider: '480.04',
  owedToOrganizers: '400.00',
  paidOut: '0.00',
  adjustments: '0.00',
  siteFees: '24.80',
  siteDiscounts: '0.00',
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

const payouts: OrganizerPayouts = {
  currency: 'usd',
  isOn: true,
  account: { connection: 'none', dueAt: null, canStartOver: false },
  delayDays: 2,
  hold: 'none',
  ready: '100.00',
  disputed: '0.00',
  onItsWay: '0.00',
  paidOut: '0.00',
  next: { amount: '100.00', on: '2099-07-06' },
  coming: [
    {
      eventId: 7,
      title: 'Dawn Traverse',
      startDate: '2099-07-02',
      startTime: '04:45',
      readyOn: '2099-07-06',
      soldUntil: '2099-07-04',
      amount: '100.00',
    },
  ],
  transfers: [],
  bankPayouts: [],
  statements: ['2026-11'],
};
const allPayouts: AdminPayouts = {
  currency: 'usd',
  isOn: true,
  delayDays: 2,
  organizers: [
    { organizerId: 3, name: 'Larch Valley Guides', connection: 'active', hold: null, owed: '300.00', ready: '120.00' },
  ],
  transfers: [
    {
      id: 5,
      day: '2026-11-20',
      amount: '80.00',
      status: 'refused',
      organizerId: 3,
      name: 'Larch Valley Guides',
      problem: 'The provider refused',
    },
  ],
  returned: [],
  broughtForward: [
    {
      eventId: 7,
      title: 'Dawn Traverse',
      organizerId: 3,
      name: 'Larch Valley Guides',
      soldUntil: '2027-02-26',
      endsOn: '2026-11-28',
      amount: '2000.00',
    },
  ],
};

function openEarnings(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('organizer')) },
    organizerEarnings: { body: earnings },
    organizerEarningLines: { body: { lines: [line], after: null } },
    listFeeInvoices: { body: [] },
    organizerPayouts: { body: payouts },
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

function openMoney(answers: FakeAnswers = {}) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('admin')) },
    adminMoney: { body: money },
    adminMoneyLines: { body: { lines: [line], after: null } },
    adminPayouts: { body: allPayouts },
    ...answers,
  });
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
  expect(owed.getByText(/Tax that you remit yourself is paid to you, too/)).toBeVisible();
  expect(screen.getByText('Dispute ASC-3PF9B, lost, −$160.00')).toBeVisible();
  expect(screen.getAllByText('Taken by you')).toHaveLength(2);
  expect(screen.getAllByText('$300.50')).toHaveLength(2);
});

test('each figure of an event opens the lines that it’s made of', async () => {
  const seen = openEarnings();
  await press(/^Revenue of Dawn Traverse, Thu, Jul 2, 2099, 4:45 a\.m\.: \$100\.00/);
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Revenue of Dawn Traverse, Thu, Jul 2, 2099, 4:45 a.m.: $100.00' }),
  );
  expect(await dialog.findByText('Refund')).toBeVisible();
  expect(dialog.getByText('−$10.00')).toBeVisible();
  expect(dialog.getByText('ASC-7K2M')).toBeVisible();
  expect(askedOf(seen, 'organizerEarningLines')).toContain('figure=revenue&eventId=7');
});

test('an organizer without paid bookings reads what will appear, and figures that can’t be loaded can be asked for again', async () => {
  openEarnings({ organizerEarnings: { body: { ...earnings, events: [] } } });
  expect(await screen.findByText('Nothing earned yet')).toBeVisible();
  expect(await screen.findByText('No invoices yet')).toBeVisible();
  cleanup();
  openEarnings({ organizerEarnings: refusal(503, 'busy', 'Busy.') });
  expect(await screen.findByText('We couldn’t load the figures')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an admin sees what the site has, owes and has earned, and how it compares with the provider', async () => {
  openMoney();
  expect(await screen.findByRole('button', { name: /^At the provider: \$480\.04/ })).toBeVisible();
  expect((await screen.findAllByText('Larch Valley Guides'))[0]).toBeVisible();
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

test('an organizer reads what they get, when, and why not sooner, and connects an account', async () => {
  const seen = openEarnings({ connectPayouts: { body: { url: '#connected' } } });
  expect(await screen.findByRole('heading', { level: 2, name: 'Connect your account' })).toBeVisible();
  const next = within(screen.getByRole('region', { name: 'Next payout' }));
  expect(next.getByText('$100.00 is ready, and waits. No account is connected.')).toBeVisible();
  const coming = within(screen.getByRole('region', { name: 'Coming' }));
  expect(coming.getByText('Dawn Traverse')).toBeVisible();
  expect(coming.getByText('Thu, Jul 2, 2099, 4:45 a.m.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Statement of November 2026, CSV' })).toHaveAttribute(
    'href',
    '/organizer/statements/2026-11.csv',
  );
  expect(screen.getByRole('link', { name: 'Statement of November 2026, PDF' })).toHaveAttribute(
    'href',
    '/organizer/statements/2026-11.pdf',
  );
  await press(/^Connect an account/);
  expect(screen.getByText('Please choose a country.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Canada');
  await press(/^Connect an account/);
  await waitFor(() => expect(window.location.hash).toBe('#connected'));
  expect(seen.find(({ name }) => name === 'connectPayouts')?.body).toEqual({ country: 'ca', startOver: false });
});

test.each([
  ['active', true, ['Change your details', 'Start over with another account']],
  ['active', false, ['Change your details']],
  ['lost', true, ['Start over with another account']],
  ['lost', false, []],
] as const)('an account that’s %s can be replaced (%s) by these buttons', async (connection, canStartOver, names) => {
  const account = { connection, dueAt: null, canStartOver };
  openEarnings({ organizerPayouts: { body: { ...payouts, account, hold: null } } });
  const title = connection === 'lost' ? 'We can’t reach your account' : 'Your account is connected';
  const panel = within(await screen.findByRole('region', { name: title }));
  expect(panel.queryAllByRole('button').map((button) => button.textContent)).toEqual(names);
});

test('an organizer who was paid too much reads what becomes of it', async () => {
  const account = { connection: 'active', dueAt: null, canStartOver: false } as const;
  openEarnings({ organizerPayouts: { body: { ...payouts, account, hold: null, ready: '-41.50', next: null } } });
  expect(await screen.findByText(/Your next payouts are lower by \$41\.50\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Your account is connected' })).toBeVisible();
});

test('an admin tries a refused payout again', async () => {
  const seen = openMoney({ retryTransfer: { body: allPayouts } });
  expect(await screen.findByText('Refused, and tried again: The provider refused')).toBeVisible();
  await press(/^Try the payout to Larch Valley Guides again/);
  await waitFor(() => expect(seen.some(({ name }) => name === 'retryTransfer')).toBe(true));
});

test('an admin’s adjustment needs an amount and a reason, and keeps what was typed until it’s saved', async () => {
  const seen = openMoney({ adjustEarnings: { body: allPayouts } });
  await press(/^Adjust what Larch Valley Guides is owed/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Adjust what Larch Valley Guides is owed' }));
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save adjustment' }));
  await userEvent.type(dialog.getByLabelText('Amount'), '0');
  await save();
  expect(dialog.getByText('Enter an amount such as 12.50, or -12.50 to take it back')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Amount'), '{Backspace}-12.50');
  await save();
  expect(dialog.getByText('Please say why')).toBeVisible();
  expect(dialog.getByLabelText('Amount')).toHaveValue('-12.50');
  await enterText(dialog.getByLabelText('Reason'), 'For the broken lift.');
  await save();
  await waitFor(() => expect(seen.some(({ name }) => name === 'adjustEarnings')).toBe(true));
});
