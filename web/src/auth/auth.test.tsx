import type { User } from '@ascendant/contract/account';
import { roleFields } from '@ascendant/domain/person/roles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { storeAuthToken } from '../api/auth-token';
import { finishSignOut } from '../data/sign-out';
import { storePaymentIntentId } from '../storage/payment-intent-id';
import { buildUser } from '../test/build-user';
import { fakeApi, type FakeReply, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { useAuth } from './AuthProvider';
import { RequireOnboarding, RequireProfile, RequireRole, RequireUser, RequireVisitor } from './guards';

/** What outlasts a session: that someone has an account in this browser, and not whose. */
const signedInHere = 'signed-in-here';

afterEach(() => vi.restoreAllMocks());

function open(guarded: ReactNode, at: string, user?: User) {
  fakeApi(user ? { currentUser: { body: user } } : {});
  renderAt(guarded, { path: at.replace(/\?.*/, ''), at });
}

test('using the session outside its provider throws the specified error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Name />)).toThrow('useAuth must be used within an AuthProvider');
});

test('a 401 for the current user means signed out, not an error', async () => {
  fakeApi({});
  renderAt(<Name />);
  expect(await screen.findByText('nobody, no error')).toBeVisible();
});

test('a guarded page shows a spinner until it knows who is signed in', async () => {
  let answer: (reply: FakeReply) => void = () => undefined;
  fakeApi({ currentUser: () => new Promise<FakeReply>((resolve) => (answer = resolve)) });
  renderAt(<RequireUser>inside</RequireUser>, { path: '/profile' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  answer({ body: buildUser() });
  expect(await screen.findByText('inside')).toBeVisible();
});

test('a visitor goes to /auth, and back to the page after signing in', async () => {
  open(<RequireUser>inside</RequireUser>, '/my-bookings?tickets=3');
  expect(await screen.findByText('at /auth?redirect=%2Fmy-bookings%3Ftickets%3D3')).toBeVisible();
});

test('a page that needs a profile sends travellers without one to onboarding, and organizers need none', async () => {
  open(<RequireProfile>inside</RequireProfile>, '/dashboard', buildUser({ onboardingCompleted: false }));
  expect(await screen.findByText('at /onboarding')).toBeVisible();
  cleanup();
  const organizer = buildUser({ ...roleFields('organizer'), onboardingCompleted: false });
  open(<RequireProfile>inside</RequireProfile>, '/dashboard', organizer);
  expect(await screen.findByText('inside')).toBeVisible();
});

test.each([
  ['a traveller', 'regular', 'at /'],
  ['an organizer', 'organizer', 'inside'],
  ['an admin', 'admin', 'inside'],
] as const)('%s on a page for organizers and admins sees: %s %s', async (_who, userType, text) => {
  open(<RequireRole roles={['organizer', 'admin']}>inside</RequireRole>, '/organizer', buildUser(roleFields(userType)));
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['an admin', buildUser({ ...roleFields('admin'), onboardingCompleted: false }), 'at /'],
  ['an organizer', buildUser({ ...roleFields('organizer'), onboardingCompleted: false }), 'at /'],
  ['a traveller who has finished', buildUser(), 'at /'],
  ['a traveller who has not', buildUser({ onboardingCompleted: false }), 'inside'],
] as const)('on the onboarding page %s is shown where they belong', async (_who, user, text) => {
  open(<RequireOnboarding isFinishing={false}>inside</RequireOnboarding>, '/onboarding', user);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a visitor who opens onboarding goes to /auth', async () => {
  open(<RequireOnboarding isFinishing={false}>inside</RequireOnboarding>, '/onboarding');
  expect(await screen.findByText('at /auth')).toBeVisible();
});

test.each([
  ['an explicit redirect wins', buildUser(), '/events/7', 'at /events/7'],
  ['a finished traveller lands on the dashboard', buildUser(), null, 'at /dashboard'],
  ['an unfinished one on the onboarding', buildUser({ onboardingCompleted: false }), null, 'at /onboarding'],
  ['an organizer in their own area', buildUser(roleFields('organizer')), null, 'at /organizer'],
  ['an admin in theirs', buildUser(roleFields('admin')), null, 'at /admin'],
] as const)('after signing in, %s', async (_rule, user, redirect, text) => {
  open(<RequireVisitor redirect={redirect}>form</RequireVisitor>, '/auth', user);
  expect(await screen.findByText(text)).toBeVisible();
});

test('when the server can’t be reached no one is redirected, and they can try again', async () => {
  let isUp = false;
  fakeApi({ currentUser: () => (isUp ? { body: buildUser() } : { status: 503, body: {} }) });
  renderAt(<RequireUser>inside</RequireUser>, { path: '/profile' });
  isUp = true;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('inside')).toBeVisible();
});

test('a failed logout says so and keeps the session', async () => {
  fakeApi({
    currentUser: { body: buildUser() },
    logout: refusal(500, 'internal', 'Something went wrong.'),
  });
  renderAt(<Logout />);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout of Maya' }));
  expect(await screen.findByText('Logout failed')).toBeVisible();
  expect(screen.getByText('Something went wrong.')).toBeVisible();
});

test('signing out without a network clears the device at once, says so, and leaves the rest to the next page', async () => {
  storeAuthToken('secret');
  storePaymentIntentId('pi_1');
  sessionStorage.setItem('draft', 'typed');
  let isOnline = false;
  const seen = fakeApi({
    currentUser: { body: buildUser() },
    logout: () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return { status: 204 };
    },
  });
  renderAt(<Logout />);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout of Maya' }));
  expect(await screen.findByText('You’re signed out on this device')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Logout of Maya' })).toBeNull();
  expect([Object.keys(localStorage), sessionStorage.length]).toEqual([[signedInHere], 0]);
  expect(document.cookie).toBe('signed-out=1');

  // The next page, still without a network, and the one after that.
  await finishSignOut();
  isOnline = true;
  await finishSignOut();
  expect(seen.filter(({ name }) => name === 'logout')).toHaveLength(3);
  document.cookie = 'signed-out=; Path=/; Max-Age=0';
  await finishSignOut();
  expect(seen.filter(({ name }) => name === 'logout')).toHaveLength(3);
});

test('signing out clears the token, the cached user and any pending booking, with a full navigation to /auth', async () => {
  storeAuthToken('secret');
  storePaymentIntentId('pi_1');
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  let isSignedIn = true;
  fakeApi({
    currentUser: () => (isSignedIn ? { body: buildUser() } : { status: 401, body: {} }),
    logout: () => {
      isSignedIn = false;
      return { status: 204 };
    },
  });
  renderAt(<Logout />);
  await userEvent.click(await screen.findByRole('button', { name: 'Logout of Maya' }));
  expect(await screen.findByRole('button', { name: 'Logout of nobody' })).toBeVisible();
  expect(Object.keys(localStorage)).toEqual([signedInHere]);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/auth'));
});

function Name() {
  const { user, isLoading, error } = useAuth();
  return <p>{isLoading ? 'loading' : `${user?.firstName ?? 'nobody'}, ${error ? 'error' : 'no error'}`}</p>;
}

function Logout() {
  const { user, logoutMutation } = useAuth();
  return (
    <button type="button" onClick={() => logoutMutation.mutate()}>
      {`Logout of ${user?.firstName ?? 'nobody'}`}
    </button>
  );
}
