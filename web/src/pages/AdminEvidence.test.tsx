import { roleFields } from '@ascendant/domain/person/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildDispute } from '../test/build-dispute';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { type FakeAnswers, fakeApi, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const asked = buildDispute();
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

async function openEvidence() {
  await userEvent.click(await screen.findByRole('button', { name: 'Evidence: $60.00, ASC-9K3P1' }));
  return within(await screen.findByRole('dialog', { name: 'Evidence about ASC-9K3P1' }));
}

test('the evidence that the site has put together is sent with what an admin adds, which isn’t lost if it can’t be', async () => {
  let isUp = false;
  const seen = open({
    listDisputes: { body: [asked] },
    getEvidence: { body: evidence },
    sendEvidence: () => (isUp ? { status: 204 } : refusal(503, 'unavailable', 'No')),
  });
  const dialog = await openEvidence();
  expect(await dialog.findByText('Booking ASC-9K3P1')).toBeVisible();
  await enterText(dialog.getByLabelText(/^Anything to add/), 'They came.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send to the bank' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  isUp = true;
  const again = await openEvidence();
  expect(await again.findByLabelText(/^Anything to add/)).toHaveValue('They came.');
  await userEvent.click(again.getByRole('button', { name: 'Send to the bank' }));
  expect(seen.filter(({ name }) => name === 'sendEvidence').map(({ body }) => body)).toEqual([
    { note: 'They came.' },
    { note: 'They came.' },
  ]);
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
  const dialog = await openEvidence();
  await enterText(await dialog.findByLabelText(/^Anything to add/), 'They came.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send to the bank' }));
  expect(await dialog.findByText(/deadline .+ has passed\. This is what we know\.$/)).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'What you typed wasn’t sent' })).toBeVisible();
  expect(dialog.getByText('They came.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Send to the bank' })).not.toBeInTheDocument();
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
  const dialog = await openEvidence();
  expect(await dialog.findByText('PDF, 120 kB')).toBeVisible();
  const title = 'A document that the traveller signed';
  const download = dialog.getByRole('link', { name: `Download: ${title}` });
  expect(download).toHaveAttribute('href', '/api/admin/disputes/4/attachments/signature');
  expect(dialog.getByRole('link', { name: 'Preview as PDF' })).toHaveAttribute(
    'href',
    '/api/admin/disputes/4/evidence-file',
  );
  await userEvent.click(dialog.getByRole('button', { name: `Remove: ${title}` }));
  expect(await dialog.findByRole('button', { name: `Add: ${title}` })).toHaveFocus();
  expect(dialog.queryByText('PDF, 120 kB')).not.toBeInTheDocument();
});

test('a file that’s too large for any bank isn’t uploaded, and says so', async () => {
  const seen = open({ listDisputes: { body: [asked] }, getEvidence: { body: evidence } });
  const dialog = await openEvidence();
  const file = new File([new Uint8Array(10_000_001)], 'long.pdf', { type: 'application/pdf' });
  const input = await dialog.findByLabelText('Proof that the event took place', { selector: 'input' });
  await userEvent.upload(input, file);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/This file is too large: banks take at most 4 MB/);
  expect(seen.map(({ name }) => name)).not.toContain('attachEvidence');
});

test('what was sent is shown as it was, with its files, and can’t be changed or sent again', async () => {
  const sent = '2026-11-16T11:00:00.000Z';
  const over = { canSend: false, refusal: 'It was sent.', sentBy: 'ada', evidenceSentAt: sent };
  open({
    listDisputes: { body: [{ ...asked, status: 'under_review', evidenceAskedAt: sent, evidenceSentAt: sent }] },
    getEvidence: { body: { ...evidence, ...over, attachments: [signed] } },
  });
  const dialog = await openEvidence();
  expect(await dialog.findByText(/^Sent on .+ by ada, as it is here\.$/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Download the PDF that was sent' })).toBeVisible();
  expect(dialog.getByRole('link', { name: /^Download: A document/ })).toBeVisible();
  for (const name of ['Send to the bank', /^Add/, /^Replace/, /^Remove/])
    expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
});
