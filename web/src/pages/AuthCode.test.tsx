import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readAuthToken } from '../api/auth-token';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, refusal, type FakeAnswers, type SeenCall } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AuthPage } from './AuthPage';

const asked = { requestSignInCode: { body: { message: 'sent' } } } as const;
const signedIn = { body: { ...buildUser(), token: 'fresh' } };

/** Opens the form for a code from what was typed into the sign-in form. */
async function openCodeForm(answers: FakeAnswers = {}, typed = 'maya@mail.example'): Promise<SeenCall[]> {
  const seen = fakeApi({ ...asked, ...answers });
  renderAt(<AuthPage />, { path: '/auth', at: '/auth' });
  await enterText(screen.getByLabelText('Email or username'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Email me a code instead' }));
  await screen.findByLabelText('Email');
  return seen;
}

async function askForCode(answers: FakeAnswers = {}): Promise<SeenCall[]> {
  const seen = await openCodeForm(answers);
  await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
  await screen.findByLabelText('Digit 1');
  return seen;
}

const enterCode = () => userEvent.keyboard('404164{Enter}');

test('a code by email signs in without a password', async () => {
  const seen = await askForCode({ loginWithCode: signedIn });
  expect(seen.find(({ name }) => name === 'requestSignInCode')?.body).toEqual({ email: 'maya@mail.example' });
  expect(screen.getByText(/Resend code in/)).toBeVisible();
  await enterCode();
  expect(await screen.findByText('at /dashboard')).toBeVisible();
  const sent = { email: 'maya@mail.example', code: '404164' };
  expect(seen.find(({ name }) => name === 'loginWithCode')?.body).toEqual(sent);
  expect(readAuthToken()).toBe('fresh');
});

test('a username isn’t an address: the field for it is empty, and what was typed is still there on the way back', async () => {
  await openCodeForm({}, 'maya');
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use your password instead' }));
  expect(await screen.findByLabelText('Email or username')).toHaveValue('maya');
});

test('when a code can’t be asked for, it says why and keeps the address', async () => {
  await openCodeForm({ requestSignInCode: refusal(429, 'rate_limited', 'Too many attempts. Please wait a moment.') });
  await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }));
  expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('maya@mail.example');
});

test('a wrong code says so, and its boxes are empty', async () => {
  await askForCode({ loginWithCode: refusal(400, 'wrong_code', 'This code isn’t right.') });
  await enterCode();
  expect(await screen.findByRole('alert')).toHaveTextContent('This code isn’t right.');
  expect(screen.getByLabelText('Digit 1')).toHaveValue('');
});

test('someone with a second factor is asked for it, and the same code is sent with it', async () => {
  const needed = refusal(403, 'second_factor_required', 'Enter the code from your app.', { factors: ['app'] });
  const seen = await askForCode({
    loginWithCode: ({ body }) => ('factor' in (body as object) ? signedIn : needed),
  });
  await enterCode();
  expect(await screen.findByText('One more step: your authenticator app.')).toBeVisible();
  await userEvent.keyboard('112233{Enter}');
  expect(await screen.findByText('at /dashboard')).toBeVisible();
  expect(seen.findLast(({ name }) => name === 'loginWithCode')?.body).toEqual({
    email: 'maya@mail.example',
    code: '404164',
    factor: { code: '112233' },
  });
});
