import { agreementTitle } from '@ascendant/domain/booking/agreement';
import { roleFields } from '@ascendant/domain/person/roles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { OrganizerJoinPage } from './OrganizerJoinPage';

function open(answers: FakeAnswers = {}) {
  const seen = fakeApi(answers);
  renderAt(<OrganizerJoinPage />, { path: '/organizers/join' });
  return seen;
}

async function signUp() {
  const typed = {
    'First name': 'Lars',
    'Last name': 'Berg',
    Username: 'Larch',
    Email: 'lars@mail.example',
    Password: 'a larch in the valley',
  };
  for (const [label, text] of Object.entries(typed)) await enterText(await screen.findByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
}

test('an organizer signs up with a lower-case username and is asked for the code', async () => {
  const seen = open({ register: { body: { requiresVerification: true, email: 'lars@mail.example' } } });
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
  open({ currentUser: { body: buildUser(roleFields('organizer')) } });
  expect(await screen.findByText('at /organizer')).toBeVisible();
});

test('the page has its four benefits, three pictures of the product in words too, the way to sign in, and the terms in a dialog', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Join as an Event Organizer' })).toBeVisible();
  for (const name of ['AI-Powered Matching', 'Targeted Audience', 'Easy Event Management', 'Analytics & Insights'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Create Your Organizer Account' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in here' })).toHaveAttribute('href', '/auth');
  const pictures = screen.getAllByRole('figure');
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) expect(picture).toHaveTextContent(/The picture shows .+\./);
  for (const caption of [
    'Travellers see your event with their own score',
    'Any phone checks people in, offline too',
    'Bookings and payouts as they come in',
  ])
    expect(screen.getByText(caption)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: agreementTitle }));
  expect(await screen.findByRole('dialog', { name: agreementTitle })).toHaveTextContent('legal guardian');
});

test('the page says who gets what of a ticket, and when the organizer is paid', async () => {
  open({ getSite: { body: { taxRules: 'specification', payoutDelayDays: 2 } } });
  expect(await screen.findByText(/^You get \$100\.00/)).toBeVisible();
  expect(screen.getByText(/pays \$120\.01 for a ticket of \$100\.00/)).toBeVisible();
  expect(screen.getByText(/keeps the booking fee, \$6\.20/)).toBeVisible();
  expect(await screen.findByText(/2 days after an event has ended/)).toBeVisible();
});

test('where the site doesn’t pay out by itself, it says whom to ask', async () => {
  open({ getSite: { body: { taxRules: 'canada', payoutDelayDays: null } } });
  expect(await screen.findByText(/^Ask the people who run this site/)).toBeVisible();
});

test('an address that has been verified already leads to sign-in', async () => {
  open({
    register: { body: { requiresVerification: true, email: 'lars@mail.example' } },
    verifyEmail: { body: { alreadyVerified: true, user: null } },
  });
  await signUp();
  await enterText(await screen.findByLabelText('Digit 1'), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('at /auth')).toBeVisible();
});
