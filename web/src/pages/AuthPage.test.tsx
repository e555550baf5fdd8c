import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readAuthToken } from '../api/auth-token';
import { noteSignedInHere } from '../storage/signed-in-here';
import { buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, refusal, type FakeAnswers, type SeenCall } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AuthPage } from './AuthPage';

function open(answers: FakeAnswers = {}, at = '/auth'): SeenCall[] {
  const seen = fakeApi(answers);
  renderAt(<AuthPage />, { path: '/auth', at });
  return seen;
}

async function signIn(username: string, password: string) {
  if (username) await enterText(screen.getByLabelText('Email or username'), username);
  if (password) await enterText(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

async function fillRegistration() {
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
  await enterText(await screen.findByLabelText('First name'), 'Maya');
  await enterText(screen.getByLabelText('Last name'), 'Lindqvist');
  await enterText(screen.getByLabelText('Username'), 'Maya');
  await enterText(screen.getByLabelText('Email'), 'maya@mail.example');
  await enterText(screen.getByLabelText('Password'), 'larch meadow');
}

const needsCode = { register: { body: { requiresVerification: true, email: 'maya@mail.example' } } } as const;

async function register(answers: FakeAnswers = {}) {
  const seen = open({ ...needsCode, ...answers });
  await fillRegistration();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  return seen;
}

test('what was typed to register is there again after a reload, without the password', async () => {
  fakeApi(needsCode);
  const { unmount } = renderAt(<AuthPage />, { path: '/auth', at: '/auth' });
  await fillRegistration();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('heading', { name: 'Check your email' });
  unmount();

  open({}, '/auth?tab=register');
  expect(await screen.findByLabelText('First name')).toHaveValue('Maya');
  expect(screen.getByLabelText('Last name')).toHaveValue('Lindqvist');
  expect(screen.getByLabelText('Username')).toHaveValue('maya');
  expect(screen.getByLabelText('Email')).toHaveValue('maya@mail.example');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('larch meadow');
});

test('an empty login form says what is missing, focuses the first field, and stops saying it as the user types', async () => {
  const seen = open();
  await signIn('', '');
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(screen.getByLabelText('Email or username')).toHaveFocus();
  expect(seen.some((call) => call.name === 'login')).toBe(false);
  await userEvent.type(screen.getByLabelText('Email or username'), 'm');
  expect(screen.queryByText('Username is required')).toBeNull();
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
});

test('the username is sent in lower case, and the token is kept apart from the user', async () => {
  const seen = open({ login: { body: { ...buildUser(), token: 'secret' } } });
  await signIn('MAYA', 'larch meadow');
  expect(await screen.findByText('at /dashboard')).toBeVisible();
  expect(seen.find((call) => call.name === 'login')?.body).toEqual({ username: 'maya', password: 'larch meadow' });
  expect(readAuthToken()).toBe('secret');
});

test('a wrong password shows an error in the form, without a toast, until the user types again; another refusal says why', async () => {
  let answer = refusal(401, 'wrong_credentials', 'Invalid Username or Password');
  open({ login: () => answer });
  await signIn('maya', 'wrong password');
  expect(await screen.findByText('Invalid Username or Password')).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeInvalid();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Password'), '!');
  expect(screen.queryByText('Invalid Username or Password')).toBeNull();
  answer = refusal(403, 'account_disabled', 'This account is disabled');
  await signIn('', '');
  expect(await screen.findByText('This account is disabled')).toBeVisible();
  answer = refusal(403, 'email_not_verified', 'Please verify your email before logging in');
  await signIn('', '');
  expect(await screen.findByText('Email verification required')).toBeVisible();
  expect(screen.getByText('Please verify your email before logging in')).toBeVisible();
  expect(screen.queryByText('Invalid Username or Password')).toBeNull();
});

test('signing in before the code was entered leads back to it, and a new code can be sent at once', async () => {
  const message = 'Please verify your email before logging in';
  const user = buildUser({ onboardingCompleted: false });
  const seen = open({
    login: refusal(403, 'email_not_verified', message, { email: 'maya@mail.example' }),
    resendVerification: { body: { message: 'sent' } },
    verifyEmail: { body: { user, token: 'fresh' } },
    currentUser: () => (readAuthToken() ? { body: user } : refusal(401, 'unauthenticated', 'Please sign in.')),
  });
  await signIn('maya', 'larch meadow');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(screen.getByText('Email verification required')).toBeVisible();
  expect(screen.getByText('maya@mail.example')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText('Code resent!')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Digit 1'));
  await userEvent.keyboard('404164{Enter}');
  expect(await screen.findByText('at /onboarding')).toBeVisible();
  expect(seen.find(({ name }) => name === 'verifyEmail')?.body).toEqual({ email: 'maya@mail.example', code: '404164' });
  expect(JSON.stringify(sessionStorage)).not.toContain('maya@mail.example');
});

test.each([
  ['/profile', true],
  ['/profile#family', true],
  ['/my-bookings', false],
])('someone sent here from %s is told that the profile needs a login: %s', async (from, isTold) => {
  open({}, `/auth?redirect=${encodeURIComponent(from)}`);
  expect(await screen.findByLabelText(/^Password/)).toBeVisible();
  expect(screen.queryByText('Please log in to view your profile') !== null).toBe(isTold);
});

test('a redirect within this site is followed', async () => {
  noteSignedInHere();
  open({ login: { body: { ...buildUser(), token: 't' } } }, '/auth?redirect=%2Fevents%2F7');
  await signIn('maya', 'larch meadow');
  expect(await screen.findByText('at /events/7')).toBeVisible();
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/auth'])(
  'redirect %s falls back to the landing rule',
  async (redirect) => {
    open({ login: { body: { ...buildUser(), token: 't' } } }, `/auth?redirect=${encodeURIComponent(redirect)}`);
    await signIn('maya', 'larch meadow');
    expect(await screen.findByText('at /dashboard')).toBeVisible();
  },
);

test('a user who came to book an event sees which one', async () => {
  open({ getEvent: { body: buildEventDetail() } }, '/auth?redirect=%2Fevents%2F7');
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Register' }));
  await screen.findByLabelText('First name');
  expect(screen.getByText('Dawn Traverse')).toBeVisible();
});

test('each missing field of the registration has its own message', async () => {
  open({}, '/auth?tab=register');
  await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Username must be at least 3 characters',
    'Invalid email address',
    'Password must be at least 6 characters',
  ]) {
    expect(await screen.findByText(sentence)).toBeVisible();
  }
  expect(screen.getByLabelText('First name')).toHaveFocus();
});

test('a password can be shown, and the first field takes an email too', async () => {
  open();
  const password = screen.getByLabelText('Password');
  await enterText(screen.getByLabelText('Email or username'), 'maya@mail.example');
  await enterText(password, 'larch meadow');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  expect(password).toHaveValue('larch meadow');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('a registration that needs verification asks for the code and counts down 60 seconds', async () => {
  await register();
  expect(await screen.findByText('Registration successful!')).toBeVisible();
  expect(screen.getByText('maya@mail.example')).toBeVisible();
  expect(screen.getByText(/Resend code in (1:00|0:[345]\d)/)).toBeVisible();
  expect(screen.getByLabelText('Digit 1')).toHaveFocus();
});

test('a refused registration keeps what was typed and says why, at the field and in a toast', async () => {
  const message = 'That username is taken. Try another one.';
  open({ register: refusal(409, 'taken', message, { fields: { username: message } }) });
  await fillRegistration();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Registration failed')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('maya@mail.example');
});

test('switching tabs keeps what was typed in each', async () => {
  open();
  await enterText(screen.getByLabelText('Email or username'), 'maya');
  await fillRegistration();
  await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
  expect(await screen.findByLabelText('Email or username')).toHaveValue('maya');
  screen.getByRole('tab', { name: 'Login' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await screen.findByLabelText('First name')).toHaveValue('Maya');
});

test('five digits are refused before anything is sent', async () => {
  const seen = await register();
  await userEvent.keyboard('12345{Enter}');
  expect(await screen.findByText('Verification code must be 6 digits')).toBeVisible();
  expect(seen.some((call) => call.name === 'verifyEmail')).toBe(false);
});

test('the right code signs in, stores the token and leads to onboarding', async () => {
  const user = buildUser({ onboardingCompleted: false });
  const seen = await register({
    currentUser: () => (readAuthToken() ? { body: user } : refusal(401, 'unauthenticated', 'Please sign in.')),
    verifyEmail: { body: { user, token: 'fresh' } },
  });
  await userEvent.keyboard('404164');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('at /onboarding')).toBeVisible();
  expect(screen.queryByText('Verification failed')).toBeNull();
  expect(seen.find((call) => call.name === 'verifyEmail')?.body).toEqual({
    email: 'maya@mail.example',
    code: '404164',
  });
  expect(readAuthToken()).toBe('fresh');
});

test('after a wrong code the boxes are empty, the first has focus, and the error is below', async () => {
  const seen = await register({ verifyEmail: { status: 400, body: {} } });
  await userEvent.keyboard('404164{Enter}');
  expect(await screen.findByText('Verification failed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid verification code');
  const boxes = screen.getAllByLabelText(/^Digit/);
  expect(boxes.map((box) => (box as HTMLInputElement).value).join('')).toBe('');
  expect(boxes[0]).toHaveFocus();
  await userEvent.paste('404-164');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(seen.filter((call) => call.name === 'verifyEmail')).toHaveLength(2));
});

test('an already verified address leads back to the login tab', async () => {
  await register({ verifyEmail: { body: { alreadyVerified: true } } });
  await userEvent.keyboard('404164{Enter}');
  expect(await screen.findByText('Already verified!')).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
});

test('an invited guide reads who invites them at each step, registers the invited address, and isn’t asked for birth data', async () => {
  sessionStorage.setItem('invitation', 'x'.repeat(43));
  const invitation = {
    organizer: 'Omar Haddad',
    role: 'guide',
    email: 'maya@mail.example',
    state: 'open',
    expiresAt: '2099-12-10T10:00:00.000Z',
  };
  open({ ...needsCode, readInvitation: { body: invitation } }, '/auth?redirect=%2Finvitation&tab=register');
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Omar Haddad' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('maya@mail.example');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  expect(screen.getByLabelText('Username')).toHaveValue('maya');
  expect(screen.queryByText(/birth date/)).toBeNull();
  await enterText(screen.getByLabelText('First name'), 'Maya');
  await enterText(screen.getByLabelText('Last name'), 'Lindqvist');
  await enterText(screen.getByLabelText('Password'), 'larch meadow');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  expect(screen.getByText('Omar Haddad invites you to work with them as a guide.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a different email' })).toBeNull();
});
