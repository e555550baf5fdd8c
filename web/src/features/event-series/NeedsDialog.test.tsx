import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { NeedsDialog } from './NeedsDialog';

const boats = { id: 3, name: 'Boats', resources: [] };
const event = { id: 12, title: 'Dawn Traverse' };

test('what each date needs is added by group, checked and saved', async () => {
  const user = userEvent.setup();
  const seen = fakeApi({
    listResources: { body: { groups: [boats] } },
    getNeeds: { body: { needs: [] } },
    setNeeds: ({ body }) => ({ body: body as { needs: [] } }),
  });
  renderAt(<NeedsDialog event={event} onClose={() => undefined} />, {});
  await user.click(await screen.findByRole('button', { name: 'Add Boats' }));
  await user.selectOptions(screen.getByLabelText('Needed'), 'For every so many seats');
  await user.clear(screen.getByLabelText('For every how many seats'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a whole number from 1 to 100')).toBeVisible();
  await user.type(screen.getByLabelText('For every how many seats'), '6');
  await user.clear(screen.getByLabelText('Minutes after the end'));
  await user.type(screen.getByLabelText('Minutes after the end'), '45');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const need = { group: 3, by: 'people', amount: 1, per: 6, extra: '', choice: '', before: 0, after: 45 };
  expect(seen.filter(({ name }) => name === 'setNeeds').map(({ body }) => body)).toEqual([{ needs: [need] }]);
});

test('without any groups, it says where they’re added', async () => {
  fakeApi({ listResources: { body: { groups: [] } }, getNeeds: { body: { needs: [] } } });
  renderAt(<NeedsDialog event={event} onClose={() => undefined} />, {});
  expect(await screen.findByRole('link', { name: 'Add resources' })).toHaveAttribute('href', '/organizer/resources');
});
