import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { ResourcesScreen } from './ResourcesScreen';

const tern = { id: 5, name: 'Tern', quantity: 1, carries: 8, memberId: null, isRetired: false };
const boats = { id: 3, name: 'Boats', resources: [tern] };

test('a group is added, and opened to say what’s in it', async () => {
  const user = userEvent.setup();
  const groups: object[] = [];
  const seen = fakeApi({
    listResources: () => ({ body: { groups: groups as [] } }),
    saveResources: () => {
      groups.push({ ...boats, resources: [] });
      return { body: { groups: groups as [] } };
    },
  });
  renderAt(<ResourcesScreen />, {});
  await user.click(await screen.findByRole('button', { name: 'Add the group' }));
  expect(screen.getByText('Please enter a name')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Boats');
  await user.click(screen.getByRole('button', { name: 'Add the group' }));
  expect(await screen.findByRole('dialog', { name: 'Resources' })).toHaveTextContent('What’s in Boats.');
  const sent = seen.filter(({ name }) => name === 'saveResources').map(({ body }) => body);
  expect(sent).toEqual([{ groups: [{ id: null, name: 'Boats', resources: [] }] }]);
});

test('what’s in a group is changed, and one that’s removed is sent as no longer used', async () => {
  const user = userEvent.setup();
  const seen = fakeApi({ listResources: { body: { groups: [boats] } }, saveResources: { body: { groups: [boats] } } });
  renderAt(<ResourcesScreen />, {});
  expect(await screen.findByText('Tern (carries 8)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change Boats' }));
  const dialog = await screen.findByRole('dialog', { name: 'Resources' });
  await user.click(within(dialog).getByRole('button', { name: 'Remove resource 1' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add a resource' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Please enter a name')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Name'), 'Skua');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  const sent = seen.filter(({ name }) => name === 'saveResources').map(({ body }) => body);
  const skua = { id: null, memberId: null, name: 'Skua', quantity: 1, carries: null, isRetired: false };
  expect(sent).toEqual([{ groups: [{ ...boats, resources: [skua, { ...tern, isRetired: true }] }] }]);
});
