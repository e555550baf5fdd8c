import type { PaymentDispute, UnmadeRefund } from '@ascendant/contract/admin-payments';
import { longestProblemList } from '@ascendant/domain/list-limits';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const failed: UnmadeRefund = {
  id: 8,
  bookingId: 9,
  reference: 'ASC-FAILED',
  bookingStatus: 'cancelled',
  amount: '120.01',
  status: 'failed',
  failureReason: 'expired_or_canceled_card',
  requestedAt: '2026-11-18T11:00:00.000Z',
  failedAt: '2026-11-20T11:00:00.000Z',
};
const held: UnmadeRefund = { ...failed, id: 9, reference: 'ASC-HELD', status: 'awaiting_dispute', failedAt: null };

const undecided: PaymentDispute = {
  id: 4,
  bookingId: 10,
  reference: 'ASC-DECIDE',
  bookingStatus: 'confirmed',
  status: 'lost',
  amount: '60.00',
  reason: 'fraudulent',
  openedAt: '2026-11-10T11:00:00.000Z',
  evidenceDueAt: '2026-11-17T11:00:00.000Z',
  closedAt: '2026-11-19T11:00:00.000Z',
  evidenceAskedAt: null,
  evidenceSentAt: null,
  isEvidenceRefused: false,
  needsDecision: true,
  decision: null,
  decidedBy: null,
};
const running: PaymentDispute = {
  ...undecided,
  id: 5,
  reference: 'ASC-OPEN',
  status: 'needs_response',
  closedAt: null,
  needsDecision: false,
};
const won: PaymentDispute = { ...undecided, id: 6, reference: 'ASC-WON', status: 'won', needsDecision: false };

function open(at: string, refunds: readonly UnmadeRefund[] = [failed, held]) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('admin')) },
    adminHealth: refusal(500, 'internal', 'No'),
    listDiscrepancies: { body: [] },
    listResolvedDiscrepancies: { body: [] },
    listUnmadeRefunds: { body: refunds },
    listDisputes: { body: [running, undecided, won] },
    listSavedViews: { body: [] },
    saveView: ({ body }) => ({ body: { ...(body as object), id: 9 } }),
  });
  renderAt(<AdminPage />, { path: '/admin/*', at: `/admin/payments${at}` });
  return () => seen.find(({ name }) => name === 'saveView')?.body;
}

const referencesIn = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByText(/^ASC-/)
    .map(({ textContent }) => textContent);

test.each([
  ['', ['ASC-OPEN', 'ASC-DECIDE', 'ASC-WON']],
  ['?disputes=open', ['ASC-OPEN']],
  ['?disputes=decide', ['ASC-DECIDE']],
  ['?disputes=over', ['ASC-WON']],
  ['?disputes=volcano', ['ASC-OPEN', 'ASC-DECIDE', 'ASC-WON']],
])('at %j the disputes are %j', async (at, references) => {
  open(at);
  expect(await referencesIn('Disputes')).toEqual(references);
});

test('refunds and disputes are narrowed down each for itself, and a saved view keeps both, and the tab', async () => {
  const saved = open('?discrepancies=resolved');
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
  open('?refunds=waiting', [failed]);
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(screen.queryByText(/No refund has failed/)).toBeNull();
});

test('j and k go through the rows of all lists and never to a button that moves money', async () => {
  open('');
  await screen.findByRole('table', { name: 'Disputes' });
  const focused: string[] = [];
  for (const key of ['j', 'j', 'j', 'k']) {
    await userEvent.keyboard(key);
    expect(document.activeElement?.tagName).toBe('TR');
    focused.push(within(document.activeElement as HTMLElement).getByText(/^ASC-/).textContent);
  }
  expect(focused).toEqual(['ASC-FAILED', 'ASC-HELD', 'ASC-OPEN', 'ASC-HELD']);
});

test('? shows the keys without a search, because there’s none', async () => {
  open('');
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
  open(
    '',
    Array.from({ length: count }, (_, index) => ({ ...failed, id: 100 + index })),
  );
  await screen.findByRole('table', { name: 'Refunds to look at' });
  expect(screen.queryAllByText(/^Only the first 200 are listed/)).toHaveLength(says ? 1 : 0);
});
