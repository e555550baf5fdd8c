import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers, refusal } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { ResetPasswordPage } from './ResetPasswordPage';

function open(answers: FakeAnswers = {}) {
  const sent = { body: { message: 'sent' } };
  const seen = fakeApi({ requestPasswordReset: sent, confirmPasswordReset: sent, ...answers });
  renderAt(<ResetPasswordPage />, { path: '/reset-password' });
  return seen;
}

async function askForCode(email = 'maya@mail.example') {
  await enterText(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send reset code' }));
}

interface Typed {
  readonly code?: string;
  readonly password?: string;
  readonly again?: string;
}

async function typeNew({ code = '123456', password = 'larch valley', again = password }: Typed = {}) {
  await screen.findByText('Reset code');
  await userEvent.click(screen.getAllByRole('textbox')[0]!);
  await userEvent.paste(code);
  await enterText(screen.getByLabelText('New password'), password);
  await enterText(screen.getByLabelText('Confirm new password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
}

test('an invalid address is refused at its field', async () => {
  const seen = open();
  await askForCode('maya');
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(seen.some((call) => call.name === 'requestPasswordReset')).toBe(false);
});

test('the code and the new password are sent with the address, and success leads to the login page', async () => {
  const seen = open();
  await askForCode();
  await typeNew();
  expect(await screen.findByRole('link', { name: 'Return to Login' })).toHaveAttribute('href', '/auth');
  expect(seen.find((call) => call.name === 'confirmPasswordReset')?.body).toEqual({
    email: 'maya@mail.example',
    resetCode: '123456',
    newPassword: 'larch valley',
  });
});

test.each([
  [{ code: '12345' }, 'Reset code must be 6 digits'],
  [{ password: 'seven77' }, 'Password must be at least 8 characters'],
  [{ again: 'larch walley' }, "Passwords don't match"],
])('an invalid value shows an error at its field: %o', async (typed, sentence) => {
  const seen = open();
  await askForCode();
  await typeNew(typed);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(seen.some((call) => call.name === 'confirmPasswordReset')).toBe(false);
});

test('a refused code is cleared, with the server’s message below and the password kept', async () => {
  open({ confirmPasswordReset: refusal(400, 'wrong_code', 'Invalid verification code') });
  await askForCode();
  await typeNew();
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid verification code');
  expect(screen.getByLabelText('Digit 1')).toHaveFocus();
  expect(screen.getByLabelText('Digit 1')).toHaveValue('');
  expect(screen.getByLabelText('New password')).toHaveValue('larch valley');
});

test('Back to email entry returns to the email field', async () => {
  open();
  await askForCode();
  await userEvent.click(await screen.findByRole('button', { name: 'Back to email entry' }));
  expect(await screen.findByLabelText('Email')).toBeVisible();
});
