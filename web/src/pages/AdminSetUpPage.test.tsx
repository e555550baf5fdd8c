import { roleFields } from '@ascendant/domain/person/roles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SetUp } from '../data/set-up';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AdminPage } from './AdminPage';

const ok = (topic: SetUp['checks'][number]['topic'], text: string) => ({
  topic,
  state: 'ok' as const,
  text,
  remedy: null,
});
const noCategory = {
  topic: 'catalogue' as const,
  state: 'failed' as const,
  text: 'There’s no category, so no event can be created.',
  remedy: 'Add the starter set, or create categories in Settings.',
};
const setUp = (
  checks: SetUp['checks'],
  webhook: SetUp['webhook'] = null,
  payoutWebhook: SetUp['payoutWebhook'] = null,
): SetUp => ({
  version: '0.1.0',
  checks,
  webhook,
  payoutWebhook,
});

function open(answers: FakeAnswers) {
  const seen = fakeApi({ currentUser: { body: buildUser(roleFields('admin')) }, ...answers });
  renderAt(<AdminPage />, { path: '/admin/*', at: '/admin/set-up' });
  return seen;
}

const check = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return within(heading.closest('li')!);
};

test('says first how many things don’t work, and beside each what to do', async () => {
  open({ readSetUp: { body: setUp([ok('database', 'PostgreSQL 17 has the tables.'), noCategory]) } });
  expect(await screen.findByRole('heading', { level: 2, name: 'One thing doesn’t work yet.' })).toBeVisible();
  expect((await check('Database')).getByText('Works')).toBeVisible();
  const categories = await check('Categories');
  expect(categories.getByText('Doesn’t work')).toBeVisible();
  expect(categories.getByText('Add the starter set, or create categories in Settings.')).toBeVisible();
});

test('the starter set is added with one press, and the checks are made again', async () => {
  let checks: SetUp['checks'] = [noCategory];
  open({
    readSetUp: () => ({ body: setUp(checks) }),
    addStarterSet: () => {
      checks = [ok('catalogue', 'There are 15 categories.')];
      return { body: { categories: 15, features: 40 } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add the starter set' }));
  expect(await screen.findByText('There are 15 categories.')).toBeVisible();
  expect(screen.getByText('Everything works.')).toBeVisible();
});

test('a test email says what the mail server answered', async () => {
  const refused = {
    topic: 'mail' as const,
    state: 'failed' as const,
    text: 'The mail server refused it: 535 wrong password.',
    remedy: 'Correct SMTP_URL and MAIL_FROM, and start again.',
  };
  open({
    readSetUp: { body: setUp([ok('mail', 'mail.example lets us in.')]) },
    sendSetUpMail: { body: refused },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a test email' }));
  expect(await screen.findByText(/535 wrong password\. Correct SMTP_URL/)).toBeVisible();
});

test('the webhook names the address to enter and the events to choose', async () => {
  const webhook = { url: 'https://ascendant.example/api/webhooks/stripe', events: ['payment_intent.succeeded'] };
  open({ readSetUp: { body: setUp([ok('webhook', 'The last webhook arrived in the last hour.')], webhook) } });
  await userEvent.click(await screen.findByText('The endpoint to add at Stripe'));
  expect(screen.getByText(webhook.url)).toBeVisible();
  expect(screen.getByText('payment_intent.succeeded')).toBeVisible();
});

test('payouts name the endpoints to add for connected accounts', async () => {
  const url = 'https://ascendant.example/api/webhooks/stripe/connect';
  const checks = [ok('payouts', 'The last webhook about an account arrived in the last hour.')];
  open({ readSetUp: { body: setUp(checks, null, { url, events: ['payout.failed'] }) } });
  expect((await check('Payouts to organizers')).getByText('Works')).toBeVisible();
  await userEvent.click(screen.getByText('The endpoints to add at Stripe, for connected accounts'));
  expect(screen.getByText(url)).toBeVisible();
  expect(screen.getByText('payout.failed')).toBeVisible();
});

test('what can’t be checked says so, and can be tried again', async () => {
  let isUp = false;
  open({ readSetUp: () => (isUp ? { body: setUp([ok('clock', 'The same time.')]) } : { status: 500 }) });
  await screen.findByText('We couldn’t check the set-up.');
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The same time.')).toBeVisible();
});
