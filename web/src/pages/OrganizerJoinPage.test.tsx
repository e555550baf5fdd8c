import { roleFields } from '@ascendant/domain/person/roles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { fakeApi } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { OrganizerJoinPage } from './OrganizerJoinPage';

const path = '/organizers/join';

async function signUp() {
  const typed = {
    'First name': 'Lars',
    'Last name': 'Berg',
    Username: 'Larch',
    Email: 'lars@mail.example',
    Password: 'a larch in the valley',
  };
  for (const [label, text] of Object.entries(typed)) await userEvent.type(await screen.findByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

test('an organizer signs up with a lower-case username and is asked for the code', async () => {
  const seen = fakeApi({ register: { body: { requiresVerification: true, email: 'lars@mail.example' } } });
  renderAt(<OrganizerJoinPage />, { path });
  await signUp();
  expect(await screen.findByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  expect(seen.find((call) => call.name === 'register')?.body).toEqual({
    firstName: 'Lars',
    lastName: 'Berg',
    username: 'larch',
    email: 'lars@mail.example',
    password: 'a larch in the valley',
    userType: 'organizer',
    isOrganizer: true,
  });
});

test('a signed-in user is redirected', async () => {
  fakeApi({ currentUser: { body: buildUser(roleFields('organizer')) } });
  renderAt(<OrganizerJoinPage />, { path });
  expect(await screen.findByText('at /organizer')).toBeVisible();
});
