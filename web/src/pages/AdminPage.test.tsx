import type { PaymentDiscrepancy } from '@ascendant/contract/admin-payments';
import type { Health, Job } from '@ascendant/contract/operations';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const health: Health = {
  at: '2026-11-20T12:00:00.000Z',
  queue: { waiting: 4, dead: 1, oldestSeconds: 130 },
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

function open(answers: FakeAnswers = {}, at: '/admin/payments' | '/admin/system' = '/admin/payments') {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('admin')) },
    adminHealth: { body: health },
    listDiscrepancies: { body: [] },
    listUnmadeRefunds: { body: [] },
    listDisputes: { body: [] },
    listResolvedDiscrepancies: { body: [] },
    listDeadJobs: { body: [] },
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
