import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EmailCard } from '../features/account/EmailCard';
import { ConfirmIdentity } from '../features/auth/SessionQuestions';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';

const refused = (status: number, code: string, message: string, fields = {}) => ({
  status,
  body: { code, message, error: message, requestId: 'test', fields },
});
const unconfirmed = refused(403, 'confirmation_required', "Please confirm that it's you.");
const wrong = refused(400, 'wrong_password', "That isn't your current password.", {
  password: "That isn't your current password.",
});

const noFactors = { app: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false };

/** An admin changes their email half an hour after signing in. */
async function ask(answers: FakeAnswers = {}) {
  let isConfirmed = false;
  const seen = fakeApi({
    currentUser: { body: buildUser({ ...roleFields('admin'), email: 'ruth@example.org' }) },
    requestEmailChange: () => (isConfirmed ? { body: { step: 'verify-current', message: 'Sent.' } } : unconfirmed),
    confirmIdentity: ({ body }) => {
      isConfirmed = (body as { password: string }).password === 'larch meadow';
      return isConfirmed ? { status: 204 } : wrong;
    },
    listFactors: { body: noFactors },
    ...answers,
  });
  renderAt(
    <>
      <EmailCard email="ruth@example.org" />
      <ConfirmIdentity />
    </>,
  );
  const person = userEvent.setup();
  await enterText(await screen.findByLabelText('Current email'), 'ruth@example.org');
  await enterText(screen.getByLabelText('New email'), 'new@example.org');
  await person.click(screen.getByRole('button', { name: 'Send verification code' }));
  return { seen, person, dialog: await screen.findByRole('dialog', { name: 'Confirm it’s you' }) };
}

test('SES-11 a sensitive call waits for the password, and is sent again with what was typed', async () => {
  const { seen, person, dialog } = await ask();
  await person.type(await within(dialog).findByLabelText('Your password'), 'wrong one{Enter}');
  expect(await within(dialog).findByText("That isn't your current password.")).toBeVisible();
  await person.clear(within(dialog).getByLabelText('Your password'));
  await person.type(within(dialog).getByLabelText('Your password'), 'larch meadow{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = seen.filter(({ name }) => name === 'requestEmailChange').map(({ body }) => body);
  const asked = { currentEmail: 'ruth@example.org', newEmail: 'new@example.org' };
  expect(sent).toEqual([asked, asked]);
});

test('SES-11 someone with an app confirms with a code, and isn’t asked for the password', async () => {
  let isConfirmed = false;
  const { seen, person, dialog } = await ask({
    listFactors: { body: { app: { addedAt: '2026-11-20T10:00:00.000Z' }, passkeys: [], recoveryCodesLeft: 3 } },
    requestEmailChange: () => (isConfirmed ? { body: { step: 'verify-current', message: 'Sent.' } } : unconfirmed),
    confirmIdentity: ({ body }) => {
      isConfirmed = JSON.stringify(body) === '{"recoveryCode":"k7mp-2xqe-94td-w0hz"}';
      return isConfirmed ? { status: 204 } : refused(400, 'wrong_code', "That code isn't right.");
    },
  });
  const shown = within(dialog);
  await person.click(await shown.findByRole('button', { name: 'Confirm' }));
  expect(await shown.findByText('Enter the 6 digits from your app')).toBeVisible();
  await person.click(shown.getByLabelText('Digit 1'));
  await person.keyboard('123456{Enter}');
  expect(await shown.findByText("That code isn't right.")).toBeVisible();
  expect(shown.queryByLabelText('Your password')).toBeNull();
  await person.click(shown.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(shown.getByLabelText('Recovery code')).toHaveFocus();
  await person.keyboard('k7mp-2xqe-94td-w0hz{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const proofs = seen.filter(({ name }) => name === 'confirmIdentity').map(({ body }) => body);
  expect(proofs).toEqual([{ code: '123456' }, { recoveryCode: 'k7mp-2xqe-94td-w0hz' }]);
  expect(seen.filter(({ name }) => name === 'requestEmailChange')).toHaveLength(2);
});

test('SES-11 someone without a second factor is asked for the password only', async () => {
  const { person, dialog } = await ask();
  expect(await within(dialog).findByLabelText('Your password')).toHaveFocus();
  expect(within(dialog).queryByRole('button', { name: /instead$/ })).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
});

test('SES-11 closing the dialog shows the refusal and keeps what was typed', async () => {
  const { seen, person, dialog } = await ask();
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText("Please confirm that it's you.")).toBeInTheDocument();
  expect(screen.getByLabelText('New email')).toHaveValue('new@example.org');
  expect(seen.filter(({ name }) => name === 'requestEmailChange')).toHaveLength(1);
});

test('SES-11 someone with only a passkey is asked for it', async () => {
  const passkey = { id: 1, name: 'MacBook', addedAt: '2026-11-20T10:00:00.000Z', lastUsedAt: null };
  const { person, dialog } = await ask({ listFactors: { body: { ...noFactors, passkeys: [passkey] } } });
  expect(await within(dialog).findByRole('button', { name: 'Use a passkey' })).toBeVisible();
  expect(within(dialog).queryByLabelText('Your password')).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText("Please confirm that it's you.")).toBeInTheDocument();
});
