import type { PaymentDispute, UnmadeRefund } from '@ascendant/contract/admin-payments';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const failed: UnmadeRefund = {
  id: 8,
  bookingId: 9,
  reference: 'ASC-7Q2M4',
  bookingStatus: 'cancelled',
  amount: '120.01',
  status: 'failed',
  failureReason: 'expired_or_canceled_card',
  requestedAt: '2026-11-18T11:00:00.000Z',
  failedAt: '2026-11-20T11:00:00.000Z',
};

const lost: PaymentDispute = {
  id: 4,
  bookingId: 10,
  reference: 'ASC-9K3P1',
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

function open(answers: FakeAnswers) {
  const seen = fakeApi({
    currentUser: { body: buildUser(roleFields('admin')) },
    adminHealth: refusal(500, 'internal', 'No'),
    listDiscrepancies: { body: [] },
    listResolvedDiscrepancies: { body: [] },
    listUnmadeRefunds: { body: [] },
    listDisputes: { body: [] },
    listDeadJobs: { body: [] },
    ...answers,
  });
  renderAt(<AdminPage />, { path: '/admin/*', at: '/admin/payments' });
  return seen;
}

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
    listDisputes: { body: [lost, { ...lost, id: 3, status: 'needs_response', closedAt: null, needsDecision: false }] },
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
