// @vitest-environment node
import type { Health } from '@ascendant/contract/operations';
import { expect, test } from 'vitest';
import { buildManagedEvent } from '../../test/build-managed-event';
import { quietText, tasksOf } from './admin-tasks';
import { discrepancyLines } from './discrepancy-labels';
import { bytesText, taskText } from './job-labels';
import { differenceText, zonesNote } from './zone-labels';

const at = '2026-11-20T12:00:00.000Z';
const hoursAgo = (hours: number) => new Date(Date.parse(at) - hours * 3_600_000).toISOString();
const health: Health = {
  at,
  queue: { waiting: 0, dead: 0, tryingAgain: 0, oldestSeconds: 0 },
  emails: { waiting: 0, oldestSeconds: 0 },
  deliveries: { waiting: 0, oldestSeconds: 0, failing: 0 },
  webhooks: { lastAt: null, waiting: 0 },
  lastReconciledAt: null,
  openDiscrepancies: 0,
  refunds: { pending: 0, amount: '0.00', oldestAt: null },
  disk: { freeBytes: 1, totalBytes: 2 },
  databaseBytes: 1,
  replica: null,
  lastBackupAt: null,
  matching: { isReady: true, events: 214 },
  timeZones: { edition: '2026f', isApplied: true, differences: [] },
};
const nothing = {
  waiting: { events: [], all: 0, isCapped: false },
  edited: { edits: [], all: 0 },
  discrepancies: [],
  jobs: [],
  health,
};

test('when nothing needs an admin, one line says what was checked', () => {
  expect(tasksOf(nothing)).toEqual([]);
  expect(quietText([])).toBe(
    'All clear: no events waiting, no edits to look at, payments match the provider, no failed jobs, emails sent, refunds on time.',
  );
});

test('events to review say how many, and name the one that has waited longest', () => {
  const event = buildManagedEvent({ title: 'Jasper Dark Sky Weekend', reviewRequestedAt: hoursAgo(72) });
  const [task, ...others] = tasksOf({ ...nothing, waiting: { events: [event], all: 1203, isCapped: false } });
  expect(others).toEqual([]);
  expect(task).toMatchObject({
    howMany: '1,203 events',
    which: 'The oldest: Jasper Dark Sky Weekend, sent 3 days ago',
    to: '/admin/events',
  });
  expect(quietText(task ? [task] : [])).toMatch(/^Everything else is fine: no edits to look at, payments match/);
});

test('edited events say how many, and name the one that has waited longest', () => {
  const changes = [{ field: 'title' as const, before: 'Dawn', after: 'Watches' }];
  const event = { id: 7, title: 'Watches', slug: 'watches', organizerName: null, seatsTaken: 0, changes };
  const edit = { ...event, since: hoursAgo(5), editedAt: hoursAgo(1), dates: 1 };
  expect(tasksOf({ ...nothing, edited: { edits: [edit], all: 2 } })).toMatchObject([
    {
      howMany: '2 published events',
      what: 'were rewritten',
      which: 'The oldest: Watches, 5 hours ago',
      to: '/admin/edited-events',
    },
  ]);
});

test('failed jobs are those that failed for good', () => {
  const job = { id: 1, task: 'send_mail', tries: 12, maxTries: 12, addedAt: at, runAt: at, error: null };
  const jobs = [{ ...job, state: 'trying_again' as const }];
  expect(tasksOf({ ...nothing, jobs })).toEqual([]);
  const dead = [{ ...job, state: 'dead' as const }];
  expect(tasksOf({ ...nothing, jobs: dead, health: { ...health, queue: { ...health.queue, dead: 2 } } })).toMatchObject(
    [{ howMany: '2 failed jobs', which: 'Send mail', to: '/admin/system' }],
  );
});

test('emails need a look once the oldest has waited over five minutes for the mail server', () => {
  const waiting = (oldestSeconds: number) =>
    tasksOf({ ...nothing, health: { ...health, emails: { waiting: 9, oldestSeconds } } });
  expect(waiting(300)).toEqual([]);
  expect(waiting(301)).toMatchObject([
    { howMany: '9 emails', which: 'The oldest has waited for 5 minutes', to: '/admin/set-up' },
  ]);
});

test('a pending refund needs a look after an hour', () => {
  const refunds = (oldestAt: string) => ({
    ...nothing,
    health: { ...health, refunds: { pending: 2, amount: '240.02', oldestAt } },
  });
  expect(tasksOf(refunds(hoursAgo(1)))).toEqual([]);
  expect(tasksOf(refunds(hoursAgo(2)))).toMatchObject([
    { howMany: '2 refunds', which: '$240.02, the oldest requested 2 hours ago' },
  ]);
});

test('a discrepancy says what kind it is', () => {
  const discrepancy = {
    id: 5,
    kind: 'dispute' as const,
    subject: 'pi_5',
    bookingId: 9,
    details: {},
    foundAt: at,
    lastSeenAt: at,
  };
  expect(tasksOf({ ...nothing, discrepancies: [discrepancy] })).toMatchObject([
    { howMany: '1 discrepancy', which: 'The latest: Dispute' },
  ]);
});

test('amounts of a discrepancy are in dollars, and unknown ones are left out', () => {
  expect(discrepancyLines({ expectedCents: 12_001, receivedCents: 12_000, currency: 'usd', notice: null })).toEqual([
    ['expected', '$120.01'],
    ['received', '$120.00'],
    ['currency', 'usd'],
  ]);
});

test('a detail without a label keeps its name', () => {
  expect(discrepancyLines({ region: 'CA' })).toEqual([['region', 'CA']]);
});

test('a task name becomes readable text', () => {
  expect(taskText('reconcile_payments')).toBe('Reconcile payments');
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [9_940_000, '9.9 MB'],
  [84_000_000, '84 MB'],
  [12_300_000_000, '12 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

test('time zones with other rules elsewhere are counted, and named in a sentence', () => {
  const timeZones = { edition: '2026f', isApplied: true, differences: [] };
  expect(zonesNote(timeZones)).toBe('PostgreSQL and Node.js agree');
  expect(zonesNote({ ...timeZones, isApplied: false })).toBe('updating future events');
  const postgres = { source: 'PostgreSQL' as const, zones: ['America/Edmonton'] };
  const node = { source: 'Node.js' as const, zones: ['Africa/Casablanca', 'America/Edmonton', 'America/Vancouver'] };
  expect(zonesNote({ ...timeZones, differences: [postgres, node] })).toBe(
    '1 differs in PostgreSQL, 3 differ in Node.js',
  );
  expect([postgres, node].map(differenceText)).toEqual([
    'PostgreSQL has other rules for America/Edmonton.',
    'Node.js has other rules for Africa/Casablanca, America/Edmonton and America/Vancouver.',
  ]);
});
