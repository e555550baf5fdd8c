import type { ApiKey } from '@ascendant/contract/api-key';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, type FakeAnswers } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { ApiKeysScreen } from './ApiKeysScreen';

const key: ApiKey = {
  id: 3,
  name: 'Website',
  start: 'asc_k7m2q9xw',
  scopes: ['events:read'],
  state: 'active',
  madeBy: 'Ivy Moore',
  createdAt: '2026-11-26T10:00:00.000Z',
  endsAt: null,
  revokedAt: null,
  lastUsedAt: null,
};

function open(answers: FakeAnswers) {
  const seen = fakeApi(answers);
  renderAt(<ApiKeysScreen />, {});
  return seen;
}

test('a new key is shown once, to copy, with what was chosen', async () => {
  const user = userEvent.setup();
  const sent = open({ listApiKeys: { body: [] }, addApiKey: { status: 201, body: { key, secret: 'asc_secret' } } });
  await user.type(await screen.findByLabelText('Name'), 'Website');
  await user.click(screen.getByRole('checkbox', { name: /^Read events/ }));
  await user.selectOptions(screen.getByLabelText('Ends'), 'After 90 days');
  await user.click(screen.getByRole('button', { name: 'Make the key' }));
  expect(sent.find(({ name }) => name === 'addApiKey')?.body).toEqual({
    name: 'Website',
    scopes: ['events:read'],
    days: 90,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Key for Website' });
  expect(dialog).toHaveTextContent('asc_secret');
  await user.click(within(dialog).getByRole('button', { name: 'Copy key' }));
  expect(await navigator.clipboard.readText()).toBe('asc_secret');
});

test('a form without a name and a scope says so, and keeps what was entered', async () => {
  const sent = open({ listApiKeys: { body: [key] } });
  await userEvent.type(await screen.findByLabelText('Name'), 'Website');
  await userEvent.click(screen.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText('Please choose what the key can do')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Website');
  expect(sent.filter(({ name }) => name === 'addApiKey')).toEqual([]);
});
