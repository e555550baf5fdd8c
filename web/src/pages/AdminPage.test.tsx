import type { PaymentDiscrepancy } from '@ascendant/contract/admin-payments';
import type { Health, Job } from '@ascendant/contract/operations';
import { longestProblemList } from '@ascendant/domain/list-limits';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildDispute, buildUnmadeRefund } from '../test/build-dispute';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { type FakeAnswers, fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const health: Health = {
  at: '2026-11-20T12:00:00.000Z',
  queue: { waiting: 4, dead: 1, tryingAgain: 2, oldestSeconds: 130 },
  emails: { waiting: 0, oldestSeconds: 0 },
  deliveries: { waiting: 0, oldestSeconds: 0, failing: 0 },
  webhooks: { lastAt: '2026-11-20T11:57:00.000Z', waiting: 0 },
  lastReconciledAt: null,
  openDiscrepancies: 1,
  refunds: { pending: 2, amount: '240.02', oldestAt: '2026-11-20T10:00:00.000Z' },
  disk: { freeBytes: 12_000_000_000, totalBytes: 40_000_000_000 },
  databaseBytes: 84_000_000,
  replica: null,
  lastBackupAt: '2026-11-19T12:00:00.000Z',
  matching: { isReady: true, events: 214 },
  timeZones: { edition: '2026f', isApplied: true, differences: [] },
};

const discrepancy: PaymentDiscrepancy = {
  id: 5,
  kind: 'amount_mismatch',
  subject: 'pi_5',
  bookingId: 9,
  details: { expectedCents: 12_001, receivedCents: 12_000, currency: 'usd' },
  foundAt: '2026-11-20T11:00:00.000Z',
  lastSeenAt: '2026-11-20T11:00:00.000Z',
};

const dead: Job = {
  id: 31,
  task: 'make_refund',
  state: 'dead',
  tries: 12,
  maxTries: 12,
  addedAt: '2026-11-19T11:00:00.000Z',
  runAt: '2026-11-20T11:00:00.000Z',
  error: 'The provider does not answer',
};
const waiting: Job = { ...dead, id: 32, task: 'sweep', state: 'waiting', tries: 0, error: null };

function open(answers: FakeAnswers = {}, at = '/admin/payments') {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('admin')) },
    adminHealth: { body: health },
    listDiscrepancies: { body: [] },
    listUnmadeRefunds: { body: [] },
    listDisputes: { body: [] },
    listResolvedDiscrepancies: { body: [] },
    listDeadJobs: { body: [] },
    listSavedViews: { body: [] },
    saveView: ({ body }) => ({ body: { ...(body as object), id: 9 } }),
    ...answers,
  });
  renderAt(<AdminPage />, { path: '/admin/*', at });
  return seen;
}

const figure = async (label: string) => (await screen.findByText(label)).nextElementSibling;

test('ages use the server’s clock, and what has never happened says so', async () => {
  open({}, '/admin/system');
  expect(await figure('Last webhook')).toHaveTextContent('3 minutes ago');
  expect(await figure('Last reconciled')).toHaveTextContent('Never');
  expect(await figure('Jobs waiting')).toHaveTextContent('4overdue for 2 minutes');
  expect(await figure('Pending refunds')).toHaveTextContent('$240.022 pending, oldest 2 hours ago');
});

test('time zones with other rules elsewhere are named', async () => {
  const differences = [{ source: 'Node.js' as const, zones: ['America/Edmonton', 'America/Vancouver'] }];
  open(
    { adminHealth: { body: { ...health, timeZones: { edition: '2026f', isApplied: true, differences } } } },
    '/admin/system',
  );
  const panel = await screen.findByRole('region', { name: 'Time zones' });
  expect(panel).toHaveTextContent('Our time zone table (2026f) decides');
  expect(panel).toHaveTextContent('Node.js has other rules for America/Edmonton and America/Vancouver.');
});

test('a discrepancy shows the expected and received amounts, and can be resolved', async () => {
  let discrepancies = [discrepancy];
  const seen = open({
    listDiscrepancies: () => ({ body: discrepancies }),
    resolveDiscrepancy: () => {
      discrepancies = [];
      return { status: 204 };
    },
  });
  const table = await screen.findByRole('table', { name: 'Open discrepancies' });
  expect(within(table).getByText(/expected \$120.01/)).toBeVisible();
  expect(within(table).getByText(/received \$120.00/)).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: /^Resolve/ }));
  expect(await screen.findByText('No discrepancies with the payment provider.')).toBeVisible();
  expect(seen.filter(({ name }) => name === 'resolveDiscrepancy')).toHaveLength(1);
});

test('resolved discrepancies say who resolved them, or that it happened automatically', async () => {
  const resolvedAt = '2026-11-20T11:30:00.000Z';
  open({
    listResolvedDiscrepancies: {
      body: [
        { ...discrepancy, resolvedAt, resolvedBy: 'admin' },
        { ...discrepancy, id: 4, resolvedAt, resolvedBy: null },
      ],
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Resolved' }));
  const table = await screen.findByRole('table', { name: 'Resolved discrepancies' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/admin$/);
  expect(second).toHaveTextContent(/Automatically$/);
  expect(within(table).queryByRole('button')).toBeNull();
});

test('only failed jobs can be retried', async () => {
  const seen = open({ listDeadJobs: { body: [dead, waiting] }, retryJob: { status: 204 } }, '/admin/system');
  const table = await screen.findByRole('table', { name: 'Jobs' });
  const buttons = within(table).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Retry: Make refund, No. 31']);
  await userEvent.click(buttons[0]!);
  expect(seen.some(({ name }) => name === 'retryJob')).toBe(true);
});

test("a part that can't be loaded says so, and the others are still shown", async () => {
  const broken = refusal(500, 'internal', 'No');
  open({ listDiscrepancies: broken });
  expect(await screen.findByText('We couldn’t load the discrepancies.')).toBeVisible();
  expect(await screen.findByText('No bank has disputed a payment.')).toBeVisible();
});

test('the system’s health and its jobs are on a page of their own', async () => {
  open(
    {
      adminHealth: refusal(500, 'internal', 'No'),
      listDeadJobs: { body: [dead] },
    },
    '/admin/system',
  );
  expect(await screen.findByText('We couldn’t load the figures.')).toBeVisible();
  expect(await screen.findByText('Make refund')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Disputes' })).toBeNull();
});

test('travellers and organizers are sent home', async () => {
  open({ currentUser: { body: buildUser(roleFields('organizer')) } });
  expect(await screen.findByText('at /')).toBeVisible();
});

const failed = buildUnmadeRefund();
const held = buildUnmadeRefund({ id: 9, reference: 'ASC-HELD', status: 'awaiting_dispute', failedAt: null });
const closedAt = '2026-11-19T11:00:00.000Z';
const lost = buildDispute({ status: 'lost', closedAt, needsDecision: true });
const running = buildDispute({ id: 5, reference: 'ASC-OPEN' });
const won = buildDispute({ id: 6, reference: 'ASC-WON', status: 'won', closedAt });

function openProblems(at: string, refunds = [failed, held]) {
  const answers = { listUnmadeRefunds: { body: refunds }, listDisputes: { body: [running, lost, won] } };
  const seen = open({ ...answers, adminHealth: refusal(500, 'internal', 'No') }, `/admin/payments${at}`);
  return () => seen.find(({ name }) => name === 'saveView')?.body;
}

const referencesIn = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByText(/^ASC-/)
    .map(({ textContent }) => textContent);

test.each([
  ['', ['ASC-OPEN', 'ASC-9K3P1', 'ASC-WON']],
  ['?disputes=open', ['ASC-OPEN']],
  ['?disputes=decide', ['ASC-9K3P1']],
  ['?disputes=over', ['ASC-WON']],
  ['?disputes=volcano', ['ASC-OPEN', 'ASC-9K3P1', 'ASC-WON']],
])('at %j the disputes are %j', async (at, references) => {
  openProblems(at);
  expect(await referencesIn('Disputes')).toEqual(references);
});

test('refunds and disputes are narrowed down each for itself, and a saved view keeps both, and the tab', async () => {
  const saved = openProblems('?discrepancies=resolved');
  await userEvent.selectOptions(await screen.findByLabelText('Refunds to show'), 'Held by a dispute');
  await userEvent.selectOptions(screen.getByLabelText('Disputes to show'), 'Open');
  expect(await referencesIn('Refunds to look at')).toEqual(['ASC-HELD']);
  expect(await referencesIn('Disputes')).toEqual(['ASC-OPEN']);
  expect(screen.getByRole('tab', { name: 'Resolved' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }));
  await enterText(await dialog.findByRole('textbox'), 'Disputes');
  await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
  const query = 'refunds=waiting&disputes=open&discrepancies=resolved';
  await waitFor(() => expect(saved()).toEqual({ list: 'payments', name: 'Disputes', query }));
});

test('a part without refunds says so, and that they aren’t all clear', async () => {
  openProblems('?refunds=waiting', [failed]);
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(screen.queryByText(/No refund has failed/)).toBeNull();
});

test('j and k go through the rows of all lists and never to a button that moves money', async () => {
  openProblems('');
  await screen.findByRole('table', { name: 'Disputes' });
  const focused: string[] = [];
  for (const key of ['j', 'j', 'j', 'k']) {
    await userEvent.keyboard(key);
    expect(document.activeElement?.tagName).toBe('TR');
    focused.push(within(document.activeElement as HTMLElement).getByText(/^ASC-/).textContent);
  }
  expect(focused).toEqual(['ASC-7Q2M4', 'ASC-HELD', 'ASC-OPEN', 'ASC-HELD']);
});

test('? shows the keys without a search, because there’s none', async () => {
  openProblems('');
  await screen.findByRole('table', { name: 'Disputes' });
  await userEvent.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Next row')).toBeVisible();
  expect(dialog.queryByText('Search')).toBeNull();
});

test.each([
  [longestProblemList - 1, false],
  [longestProblemList, true],
])('of %i refunds it says that there may be more: %s', async (count, says) => {
  openProblems(
    '',
    Array.from({ length: count }, (_, index) => ({ ...failed, id: 100 + index })),
  );
  await screen.findByRole('table', { name: 'Refunds to look at' });
  expect(screen.queryAllByText(/^Only the first 200 are listed/)).toHaveLength(says ? 1 : 0);
});

test('a failed refund says why, and is tried again with one press', async () => {
  let refunds = [failed];
  const seen = open({
    listUnmadeRefunds: () => ({ body: refunds }),
    repeatRefund: () => {
      refunds = [];
      return { status: 204 };
    },
  });
  const table = await screen.findByRole('table', { name: 'Refunds to look at' });
  expect(within(table).getByText(/Expired or canceled card/)).toBeVisible();
  await userEvent.click(within(table).getByRole('button', { name: 'Try again: $120.01, ASC-7Q2M4' }));
  expect(await screen.findByText('No refund has failed or is waiting for a dispute.')).toBeVisible();
  expect(seen.filter(({ name }) => name === 'repeatRefund')).toHaveLength(1);
});

test('a refund is closed only with a note', async () => {
  const seen = open({
    listUnmadeRefunds: { body: [{ ...failed, status: 'awaiting_dispute', failedAt: null, failureReason: null }] },
    closeRefund: { status: 204 },
  });
  expect(await screen.findByText('Waiting for a dispute')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close: $120.01, ASC-7Q2M4' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close refund' }));
  expect(within(dialog).getByText('Please add a note')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /another way/ }));
  await enterText(within(dialog).getByRole('textbox', { name: 'Note' }), 'Paid by e-transfer.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close refund' }));
  const sent = seen.find(({ name }) => name === 'closeRefund');
  expect(sent?.body).toEqual({ note: 'Paid by e-transfer.', isPaidAnotherWay: true });
});

test('a lost dispute asks what becomes of the booking, which stays valid until then', async () => {
  const seen = open({
    listDisputes: { body: [lost, running] },
    decideDispute: { status: 204 },
  });
  const table = await screen.findByRole('table', { name: 'Disputes' });
  expect(within(table).getByText('Tickets stay valid until you decide')).toBeVisible();
  expect(within(table).getAllByRole('button', { name: /^Decide/ })).toHaveLength(1);
  await userEvent.click(within(table).getByRole('button', { name: 'Decide: $60.00, ASC-9K3P1' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('radio', { name: /^Keep it/ })).toBeChecked();
  await userEvent.click(within(dialog).getByRole('radio', { name: /^End it/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'End booking' }));
  const sent = seen.find(({ name }) => name === 'decideDispute');
  expect(sent?.body).toEqual({ decision: 'end', note: '' });
});
