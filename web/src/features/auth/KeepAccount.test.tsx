import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildUser } from '../../test/build-user';
import { enterText } from '../../test/enter-text';
import { fakeApi, refusal, type FakeAnswers, type SeenCall } from '../../test/fake-api';
import { renderAt } from '../../test/render-at';
import { KeepAccount } from './KeepAccount';

const guest = buildUser({ guest: true });

async function openForm(keepAccount: FakeAnswers['keepAccount'] & object, more: FakeAnswers = {}): Promise<SeenCall[]> {
  const sent = { body: { message: 'sent' } };
  const seen = fakeApi({ currentUser: { body: guest }, requestSignInCode: sent, keepAccount, ...more });
  renderAt(<KeepAccount guest={guest} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }));
  await screen.findByLabelText('Digit 1');
  await userEvent.keyboard('404164');
  await enterText(screen.getByLabelText('New password'), 'larch meadow');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  return seen;
}

test('a code and a password make an account', async () => {
  const seen = await openForm({ body: { ...buildUser(), token: 'fresh' } });
  expect(await screen.findByText('Your account is ready')).toBeVisible();
  expect(seen.find(({ name }) => name === 'requestSignInCode')?.body).toEqual({ email: guest.email });
  const sent = { code: '404164', newPassword: 'larch meadow' };
  expect(seen.find(({ name }) => name === 'keepAccount')?.body).toEqual(sent);
});

test('a wrong code says so, and the password stays', async () => {
  await openForm(refusal(400, 'wrong_code', 'This code isn’t right.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This code isn’t right.');
  expect(screen.getByLabelText('New password')).toHaveValue('larch meadow');
});

test('an address that has an account signs in to it with the same code, and asks for its second step', async () => {
  const seen = await openForm(refusal(409, 'account_exists', 'This address already has an account.'), {
    loginWithCode: refusal(403, 'second_factor_required', 'One more step.', { factors: ['app'] }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('already has an account');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in to it' }));
  expect(await screen.findByText('One more step: your authenticator app.')).toBeVisible();
  const sent = { email: guest.email, code: '404164' };
  expect(seen.find(({ name }) => name === 'loginWithCode')?.body).toEqual(sent);
});
