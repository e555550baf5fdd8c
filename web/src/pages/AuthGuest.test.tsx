import { cents } from '@ascendant/domain/money';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { rememberBooking } from '../storage/asked-booking';
import { hasSignedInHere } from '../storage/signed-in-here';
import { buildEventDetail } from '../test/build-event';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, refusal, type FakeAnswers, type SeenCall } from '../test/fake-api';
import { allIn } from '../test/prices';
import { renderAt } from '../test/render-at';
import { AuthPage } from './AuthPage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const guest = buildUser({ guest: true, emailVerified: false, onboardingCompleted: false });
const begun = { continueAsGuest: { status: 201, body: { ...guest, token: 'fresh' } } } as const;

function open(answers: FakeAnswers = {}, at = '/auth?redirect=%2Fevents%2F7'): SeenCall[] {
  const seen = fakeApi({ getEvent: { body: buildEventDetail() }, ...answers });
  renderAt(<AuthPage />, { path: '/auth', at });
  return seen;
}

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue without an account' }));

async function fillIn(email = 'maya@mail.example') {
  await enterText(await screen.findByLabelText('First name'), 'Maya');
  await enterText(screen.getByLabelText('Last name'), 'Lindqvist');
  await enterText(screen.getByLabelText('Email'), email);
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

test('on the way to a booking, the page shows what’s booked and leads to it', async () => {
  open();
  expect(await screen.findByText('Dawn Traverse')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at it first' })).toHaveAttribute('href', '/events/7');
});

test.each([
  ['2-1', `2 adults, 1 child: ${allIn(cents(141_600))} USD with fee and tax`],
  ['none', `1 adult: ${allIn(cents(54_400))} USD with fee and tax`],
])('it says who comes and what they pay in all, with %s in the address', async (party, text) => {
  rememberBooking(`/events/7?book&party=${party}`);
  open();
  expect(await screen.findByText(text)).toBeVisible();
});

test('a free event says so', async () => {
  const free = [{ id: 1, tierType: 'regular' as const, adultPrice: '0.00', childPrice: '0.00', validUntil: null }];
  open({ getEvent: { body: buildEventDetail({ pricingTiers: free }) } });
  expect(await screen.findByText('1 adult: Free')).toBeVisible();
});

test('a name and an email are enough to go on to the booking that was asked for', async () => {
  rememberBooking('/events/7?book');
  const seen = open(begun);
  await goOn();
  await fillIn();
  await send();
  expect(await screen.findByText('at /events/7?book')).toBeVisible();
  const sent = { firstName: 'Maya', lastName: 'Lindqvist', email: 'maya@mail.example' };
  expect(seen.find(({ name }) => name === 'continueAsGuest')?.body).toEqual(sent);
  expect(seen.some(({ name }) => name === 'changeSavedEvents')).toBe(false);
  expect(hasSignedInHere()).toBe(false);
});

test.each(['/events/7?message=1', '/events/7#waitlist', '/messages'])(
  'on the way to %s, a guest signs in with a code, and goes on once the mailbox is proven',
  async (path) => {
    const at = `/auth?redirect=${encodeURIComponent(path)}`;
    open({ currentUser: { body: guest } }, at);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue without an account' })).toBeNull();
    cleanup();
    fakeApi({ currentUser: { body: { ...guest, emailVerified: true } } });
    renderAt(<AuthPage />, { path: '/auth', at });
    expect(await screen.findByText(`at ${path.split('#', 1)[0]}`)).toBeVisible();
  },
);

test('a refusal keeps what was typed, and so does the way to an account', async () => {
  open({ continueAsGuest: refusal(429, 'rate_limited', 'Too many attempts. Please wait a moment.') });
  await goOn();
  await fillIn('maya');
  await send();
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  await enterText(screen.getByLabelText('Email'), '@mail.example');
  await send();
  expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('maya@mail.example');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in or create an account now' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Register' }));
  expect(await screen.findByLabelText('First name')).toHaveValue('Maya');
});

test('someone on the way to what they booked without an account is asked for their email, not a password', async () => {
  open({}, '/auth?redirect=%2Fmy-bookings');
  await userEvent.click(await screen.findByRole('button', { name: 'I booked without an account' }));
  expect(await screen.findByLabelText('Email')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'I booked without an account' })).toBeNull();
});

test('without a booking no one is offered to go on without an account', async () => {
  open({}, '/auth');
  expect(await screen.findByLabelText('Email or username')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continue without an account' })).toBeNull();
});

test('a guest can sign in to an account, and isn’t sent away from the sign-in page', async () => {
  open({ currentUser: { body: guest } }, '/auth');
  expect(await screen.findByLabelText('Email or username')).toBeVisible();
});

test('a guest who asks for their bookings is led on to them', async () => {
  open({ currentUser: { body: guest } }, '/auth?redirect=%2Fmy-bookings');
  expect(await screen.findByText('at /my-bookings')).toBeVisible();
});

test.each(['message', 'review'])(
  'a %s needs an account: no one is offered to go on without one, and a guest signs in first',
  async (what) => {
    open({ currentUser: { body: guest } }, `/auth?redirect=%2Fevents%2F7%3F${what}%3D1`);
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue without an account' })).toBeNull();
  },
);

test('a guest who comes from an event to sign in isn’t led back to it', async () => {
  open({ currentUser: { body: guest } });
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeVisible();
});
