import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../../test/build-user';
import { enterText } from '../../test/enter-text';
import { fakeApi } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { currentToast } from '../../ui/dialog/toast-store';
import { OwnFace } from './OwnFace';

test('a guide enters a year and languages, and chooses that travellers see them', async () => {
  const user = buildUser({ languages: ['fr'] });
  const seen = fakeApi({ currentUser: { body: user }, updateAccount: { body: user } });
  renderAt(<OwnFace user={user} />);
  await enterText(await screen.findByLabelText('Hosting or guiding since'), '1949');
  await userEvent.click(screen.getByLabelText('Languages you speak with travellers'));
  await userEvent.click(await screen.findByRole('option', { name: 'German' }));
  await userEvent.click(screen.getByLabelText('Show my photo, this year and these languages to travellers'));
  await userEvent.click(screen.getByRole('button', { name: 'Update what travellers see' }));
  expect(await screen.findByText('Enter a year from 1950 to this one.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Hosting or guiding since'));
  await enterText(screen.getByLabelText('Hosting or guiding since'), '2014');
  await userEvent.click(screen.getByRole('button', { name: 'Update what travellers see' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Saved'));
  const { firstName, lastName } = user;
  const sent = { firstName, lastName, showsFace: true, leadsSince: '2014', languages: ['fr', 'de'] };
  expect(seen.find(({ name }) => name === 'updateAccount')?.body).toEqual(sent);
});
