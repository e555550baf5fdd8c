import type { PaymentDispute } from '@ascendant/contract/admin-payments';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const asked: PaymentDispute = {
  id: 4,
  bookingId: 10,
  reference: 'ASC-9K3P1',
  bookingStatus: 'confirmed',
  status: 'needs_response',
  amount: '60.00',
  reason: 'fraudulent',
  openedAt: '2026-11-10T11:00:00.000Z',
  evidenceDueAt: '2099-11-17T11:00:00.000Z',
  closedAt: null,
  evidenceAskedAt: null,
  evidenceSentAt: null,
  isEvidenceRefused: false,
  needsDecision: false,
  decision: null,
  decidedBy: null,
};
const evidence = {
  evidence: {
    sale: 'Booking ASC-9K3P1',
    money: 'Receipt R-1-2026-00001',
    policy: 'Final sale',
    use: 'Not used',
    contact: 'None',
    messages: 'None.',
    note: '',
  },
  attachments: [],
  refusal: null,
  sentBy: null,
  canSend: true,
  evidenceDueAt: asked.evidenceDueAt,
  evidenceSentAt: null,
} as const;

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

test('the evidence that the site has put together is sent with what an admin adds, which isn’t lost if it can’t be', async () => {
  let isUp = false;
  const seen = open({
    listDisputes: { body: [asked] },
    getEvidence: { body: evidence },
    sendEvidence: () => (isUp ? { status: 204 } : refusal(503, 'unavailable', 'No')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Evidence: $60.00, ASC-9K3P1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Evidence about ASC-9K3P1' });
  expect(await within(dialog).findByText('Booking ASC-9K3P1')).toBeVisible();
  await enterText(within(dialog).getByLabelText(/^Anything to add/), 'They came.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send to the bank' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Evidence: $60.00, ASC-9K3P1' }));
  const again = await screen.findByRole('dialog', { name: 'Evidence about ASC-9K3P1' });
  expect(await within(again).findByLabelText(/^Anything to add/)).toHaveValue('They came.');
  await userEvent.click(within(again).getByRole('button', { name: 'Send to the bank' }));
  expect(seen.filter(({ name }) => name === 'sendEvidence').map(({ body }) => body)).toEqual([
    { note: 'They came.' },
    { note: 'They came.' },
  ]);
});

test('evidence that was sent is shown as it was, without a way to send it again', async () => {
  const sent = '2026-11-16T11:00:00.000Z';
  open({
    listDisputes: { body: [{ ...asked, status: 'under_review', evidenceAskedAt: sent, evidenceSentAt: sent }] },
    getEvidence: {
      body: { ...evidence, canSend: false, refusal: 'It was sent.', sentBy: 'ada', evidenceSentAt: sent },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Evidence: $60.00, ASC-9K3P1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Evidence about ASC-9K3P1' });
  expect(await within(dialog).findByText(/^Sent on .+ by ada, as it is here\.$/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Send to the bank' })).not.toBeInTheDocument();
});

test('evidence that can’t be sent any more says why, and what was typed stays on the screen', async () => {
  let isOver = false;
  const reason = 'The deadline for evidence about this dispute has passed.';
  open({
    listDisputes: { body: [asked] },
    getEvidence: () => ({ body: isOver ? { ...evidence, canSend: false, refusal: reason } : evidence }),
    sendEvidence: () => {
      isOver = true;
      return refusal(409, 'illegal_transition', reason);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Evidence: $60.00, ASC-9K3P1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Evidence about ASC-9K3P1' });
  await enterText(await within(dialog).findByLabelText(/^Anything to add/), 'They came.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send to the bank' }));
  expect(await within(dialog).findByText(/deadline .+ has passed\. This is what we know\.$/)).toBeVisible();
  expect(within(dialog).getByRole('heading', { name: 'What you typed wasn’t sent' })).toBeVisible();
  expect(within(dialog).getByText('They came.')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Send to the bank' })).not.toBeInTheDocument();
});

const signed = { kind: 'signature', type: 'application/pdf', bytes: 120_400 } as const;

test('a file of evidence is shown with its size, and is downloaded, replaced or removed until it’s sent', async () => {
  let attachments: readonly (typeof signed)[] = [signed];
  open({
    listDisputes: { body: [asked] },
    getEvidence: () => ({ body: { ...evidence, attachments } }),
    detachEvidence: () => {
      attachments = [];
      return { status: 204 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Evidence: $60.00, ASC-9K3P1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Evidence about ASC-9K3P1' });
  expect(await within(dialog).findByText('PDF, 120 kB')).toBeVisible();
  const title = 'A document that the traveller signed';
  const download = within(dialog).getByRole('link', { name: `Download: ${title}` });
  expect(download).toHaveAttribute('href', '/api/admin/disputes/4/attachments/signature');
  expect(within(dialog).getByRole('link', { name: 'Preview as PDF' })).toHaveAttribute(
    'href',
    '/api/admin/disputes/4/evidence-file',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: `Remove: ${title}` }));
  expect(await within(dialog).findByRole('button', { name: `Add: ${title}` })).toHaveFocus();
  expect(within(dialog).queryByText('PDF, 120 kB')).not.toBeInTheDocument();
});

test('a file that’s too large for any bank isn’t uploaded, and says so', async () => {
  const seen = open({ listDisputes: { body: [asked] }, getEvidence: { body: evidence } });
  await userEvent.click(await screen.findByRole('button', { name: 'Evidence: $60.00, ASC-9K3P1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Evidence about ASC-9K3P1' });
  const file = new File([new Uint8Array(10_000_001)], 'long.pdf', { type: 'application/pdf' });
  const input = await within(dialog).findByLabelText('Proof that the event took place', { selector: 'input' });
  await userEvent.upload(input, file);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/This file is too large: banks take at most 4 MB/);
  expect(seen.map(({ name }) => name)).not.toContain('attachEvidence');
});

test('what was sent is shown with its files, which can’t be changed', async () => {
  const sent = '2026-11-16T11:00:00.000Z';
  open({
    listDisputes: { body: [{ ...asked, status: 'under_review', evidenceAskedAt: sent, evidenceSentAt: sent }] },
    getEvidence: {
      body: {
        ...evidence,
        attachments: [signed],
        canSend: false,
        refusal: 'Sent.',
        sentBy: 'ada',
        evidenceSentAt: sent,
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Evidence: $60.00, ASC-9K3P1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Evidence about ASC-9K3P1' });
  expect(await within(dialog).findByRole('link', { name: 'Download the PDF that was sent' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: /^Download: A document/ })).toBeVisible();
  for (const name of [/^Add/, /^Replace/, /^Remove/])
    expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument();
});
