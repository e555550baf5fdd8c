import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { rememberBooking } from '../storage/asked-booking';
import { noteSignedInHere } from '../storage/signed-in-here';
import { buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeAnswers, type SeenCall, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { currentToast } from '../ui/dialog/toast-store';
import { AuthPage } from './AuthPage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const toBook = '/auth?redirect=%2Fevents%2F7';

function open(answers: FakeAnswers = {}, at = toBook, state: unknown = null): SeenCall[] {
  const seen = fakeApi({ getEvent: { body: buildEventDetail() }, ...answers });
  renderAt(<AuthPage />, { path: '/auth', at, state });
  return seen;
}

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const username = () => screen.getByLabelText('Username');
const taken = refusal(409, 'taken', 'This username is already taken', {
  fields: { username: 'This username is already taken' },
});
const needsCode = { body: { requiresVerification: true, email: 'piotr@mail.example' } };

async function fillIn() {
  await type('First name', 'Piotr');
  await type('Last name', 'Kowalski');
  await type('Email', 'Piotr.K@mail.example');
  await type('Password', 'larch meadow');
}

const create = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const sent = (seen: readonly SeenCall[]) =>
  seen.filter(({ name }) => name === 'register').map(({ body }) => (body as { username: string }).username);

test('on the way to a booking, someone new starts at Register, and can go to Login', async () => {
  open();
  expect(await screen.findByRole('tab', { name: 'Register', selected: true })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
  expect(await screen.findByLabelText('Email or username')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
  expect(await screen.findByLabelText('First name')).toBeVisible();
});

test('where someone has signed in before, the way to a booking starts at Login', async () => {
  noteSignedInHere();
  open();
  expect(await screen.findByRole('tab', { name: 'Login', selected: true })).toBeVisible();
});

test('without a booking, /auth starts at Login', async () => {
  open({}, '/auth');
  expect(await screen.findByRole('tab', { name: 'Login', selected: true })).toBeVisible();
});

test('on the way to a booking nothing is said about birth data; Terms and Privacy are linked', async () => {
  open();
  expect(await screen.findByRole('link', { name: /^Terms/ })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('target', '_blank');
  expect(screen.queryByText(/birth/)).toBeNull();
});

test('the username is filled in from the email as it’s typed, and stays as the person changes it', async () => {
  open();
  await type('Email', 'Piotr.Ko');
  expect(username()).toHaveValue('piotr.ko');
  await type('Email', 'walski@mail.example');
  expect(username()).toHaveValue('piotr.kowalski');
  await userEvent.clear(username());
  await type('Username', 'peter');
  await type('Email', '.org');
  expect(username()).toHaveValue('peter');
});

test('a proposed username that’s taken is replaced by a free one, and the person is told which', async () => {
  let asked = 0;
  const register = () => {
    asked += 1;
    return asked === 1 ? taken : needsCode;
  };
  const seen = open({ register });
  await fillIn();
  await create();
  await screen.findByRole('heading', { name: 'Check your email' });
  const [first, second] = sent(seen);
  expect(first).toBe('piotr.k');
  expect(second).toMatch(/^piotr\.k\d{3}$/);
  expect(currentToast()).toMatchObject({
    title: 'Registration successful!',
    description: `Your username is ${second}.`,
  });
});

test('a username that the person chose is never replaced: the field says that it’s taken', async () => {
  const seen = open({ register: taken });
  await fillIn();
  await userEvent.clear(username());
  await type('Username', 'peter');
  await create();
  await waitFor(() => expect(username()).toHaveAccessibleDescription('This username is already taken'));
  expect(sent(seen)).toEqual(['peter']);
});

test('after the code, the dialog that was asked for opens by itself, with the party', async () => {
  let isVerified = false;
  const currentUser = () => (isVerified ? { body: buildUser() } : { status: 401, body: {} });
  const verifyEmail = () => {
    isVerified = true;
    return { body: { user: buildUser(), token: 't' } };
  };
  open({ register: needsCode, currentUser, verifyEmail }, toBook, { dialog: '/events/7?book=1&party=2-1' });
  await fillIn();
  await create();
  await userEvent.click(await screen.findByLabelText('Digit 1'));
  await userEvent.paste('404164');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('at /events/7?book=1&party=2-1')).toBeVisible();
});

test.each(['/events/8?book=1', '/profile', '//evil.example/events/7', 'https://evil.example/events/7?book=1'])(
  'what’s remembered leads nowhere but to the event that the person signs in for: %s',
  async (remembered) => {
    rememberBooking(remembered);
    open({ currentUser: { body: buildUser() } });
    expect(await screen.findByText('at /events/7')).toBeVisible();
  },
);
