import type { Delivery, Webhook } from '@ascendant/contract/webhook';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, type FakeAnswers } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { WebhooksScreen } from './WebhooksScreen';

const webhook: Webhook = {
  id: 3,
  url: 'https://hooks.larch.example/',
  types: ['booking.confirmed'],
  state: 'untested',
  failingSince: null,
  waiting: 0,
  madeBy: 'Ivy Moore',
  createdAt: '2026-11-26T10:00:00.000Z',
  bothSignUntil: null,
};
const failing: Webhook = { ...webhook, state: 'failing', failingSince: '2026-11-27T10:00:00.000Z', waiting: 4 };

function open(answers: FakeAnswers) {
  const seen = fakeApi(answers);
  renderAt(<WebhooksScreen />, {});
  return seen;
}

test('a new webhook shows its secret once, to copy', async () => {
  const user = userEvent.setup();
  const sent = open({
    listWebhooks: { body: [] },
    addWebhook: { status: 201, body: { webhook, secret: 'whsec_new' } },
  });
  await user.type(await screen.findByLabelText('Address'), webhook.url);
  await user.click(screen.getByRole('checkbox', { name: /^Someone has booked/ }));
  await user.click(screen.getByRole('button', { name: 'Add the webhook' }));
  const dialog = await screen.findByRole('dialog', { name: `Secret for ${webhook.url}` });
  expect(sent.find(({ name }) => name === 'addWebhook')?.body).toEqual({
    url: webhook.url,
    types: ['booking.confirmed'],
  });
  await user.click(within(dialog).getByRole('button', { name: 'Copy secret' }));
  expect(await navigator.clipboard.readText()).toBe('whsec_new');
});

test('what the server says of an address stands at the field, and what was entered stays', async () => {
  const fields = { url: 'Use an https address that anyone on the internet can reach, on the usual port.' };
  const problem = { error: 'Bad Request', message: 'Please check the form', code: 'invalid_input', fields };
  open({ listWebhooks: { body: [] }, addWebhook: { status: 400, body: problem } });
  await userEvent.type(await screen.findByLabelText('Address'), 'https://10.0.0.5/');
  await userEvent.click(screen.getByRole('checkbox', { name: /^A payout was sent/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add the webhook' }));
  expect(await screen.findByText(fields.url)).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveValue('https://10.0.0.5/');
  expect(screen.getByRole('checkbox', { name: /^A payout was sent/ })).toBeChecked();
});

test('a failing webhook says since when and what waits, and its deliveries how each try went', async () => {
  const delivery: Delivery = {
    id: 9,
    type: 'booking.confirmed',
    happenedAt: '2026-11-27T10:00:00.000Z',
    state: 'waiting',
    dueAt: '2026-11-27T11:00:00.000Z',
    tries: [
      { at: '2026-11-27T10:00:05.000Z', status: 500, reason: null, milliseconds: 12 },
      { at: '2026-11-27T10:05:05.000Z', status: null, reason: 'Nothing listens there.', milliseconds: 3 },
    ],
    body: '{"type":"booking.confirmed"}',
  };
  const answers = { listWebhooks: { body: [failing] }, resendWebhookDelivery: { body: delivery } };
  const sent = open({ ...answers, listWebhookDeliveries: { body: { deliveries: [delivery], next: null } } });
  expect(await screen.findByText(/^Failing since/)).toBeVisible();
  expect(screen.getByText('4 waiting to be sent')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Deliveries to ${webhook.url}` }));
  await userEvent.click(await screen.findByText('Someone has booked', { selector: 'summary' }));
  expect(screen.getByText(/Answered 500 after 12 ms$/)).toBeVisible();
  expect(screen.getByText(/No answer. Nothing listens there.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(sent.filter(({ name }) => name === 'resendWebhookDelivery')).toHaveLength(1);
});

test('a test that isn’t taken says what came back', async () => {
  const answer = { at: '2026-11-27T10:00:05.000Z', status: 404, reason: null, milliseconds: 12 };
  open({ listWebhooks: { body: [webhook] }, testWebhook: { body: { webhook, answer } } });
  await userEvent.click(await screen.findByRole('button', { name: `Send a test to ${webhook.url}` }));
  expect(await screen.findByText('The test wasn’t taken')).toBeVisible();
  expect(screen.getByText('Answered 404 after 12 ms')).toBeVisible();
});
