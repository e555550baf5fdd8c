import type { AuditEntry, ErrorLog } from '@ascendant/contract/logs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeReply, type SeenCall, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminAuditLogPage } from './AdminAuditLogPage';
import { AdminErrorLogPage } from './AdminErrorLogPage';

const entry: AuditEntry = {
  id: 4,
  at: '2026-11-20T11:00:00.000Z',
  actor: { id: 3, username: 'nadia' },
  role: 'organizer',
  action: 'event.review_requested',
  subject: { type: 'event', id: '7' },
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
  renderAt(log === 'listAuditLog' ? <AdminAuditLogPage /> : <AdminErrorLogPage />, { path: '/', at });
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
  expect(row).toHaveTextContent(/Event review requested.*@nadia organizer.*Event 7.*status: draft → pending_approval/);
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

test('errors are searched by request id, type and status', async () => {
  const calls = open('listErrorLogs', { body: { errors: [], next: null, types: ['TypeError'] } });
  await enterText(await screen.findByLabelText('Search'), 'req-41');
  await enterText(screen.getByLabelText('Status'), '500');
  await waitFor(() => expect(calls().at(-1)).toBe('q=req-41&status=500'));
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
});

test('something else that was typed as a status isn’t kept', async () => {
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
