import { roleFields } from '@ascendant/domain/person/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { RequireRole } from '../auth/guards';
import { buildUser } from '../test/build-user';
import { enterText } from '../test/enter-text';
import { fakeApi, refusal, type FakeAnswers } from '../test/fake-api';
import { renderAt } from '../test/render-at';
import { AuthPage } from './AuthPage';
import { SecondFactorPage } from './SecondFactorPage';

const admin = buildUser({ ...roleFields('admin'), needsSecondFactor: true });
const none = { app: null, passkeys: [], recoveryCodesLeft: 0, isRequired: true };
const withApp = { ...none, app: { addedAt: '2026-11-20T10:00:00.000Z' }, recoveryCodesLeft: 2 };
const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-00${index}0`);

function open(answers: FakeAnswers = {}) {
  const seen = fakeApi({ currentUser: { body: admin }, listFactors: { body: none }, ...answers });
  renderAt(<SecondFactorPage />, { path: '/second-factor' });
  return { seen, person: userEvent.setup() };
}

async function typeCode(person: ReturnType<typeof userEvent.setup>, code: string): Promise<void> {
  await person.click(await screen.findByLabelText('Digit 1'));
  await person.keyboard(code);
}

describe('two-step sign-in', () => {
  test('an admin without a second factor is led to set one up before the admin area', async () => {
    fakeApi({ currentUser: { body: admin } });
    renderAt(<RequireRole roles={['admin']}>everything of an admin</RequireRole>, { path: '/admin' });
    expect(await screen.findByText('at /second-factor')).toBeVisible();
    expect(screen.queryByText('everything of an admin')).toBeNull();
  });

  test('an app is set up by its QR code and first code, and recovery codes are shown once', async () => {
    let isSetUp = false;
    const { seen, person } = open({
      currentUser: () => ({ body: { ...admin, needsSecondFactor: !isSetUp } }),
      listFactors: () => ({ body: isSetUp ? { ...withApp, recoveryCodesLeft: 10 } : none }),
      beginApp: {
        body: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Ascendant:ruth?secret=JBSWY3DPEHPK3PXP' },
      },
      confirmApp: ({ body }) => {
        isSetUp = (body as { code: string }).code === '123456';
        return isSetUp ? { body: { recoveryCodes: codes } } : refusal(400, 'wrong_code', "That code isn't right.");
      },
    });
    expect(await screen.findByText(/Admins sign in with two steps/)).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Set up app' }));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('Enter the 6 digits from your app')).toBeVisible();
    await typeCode(person, '000000{Enter}');
    expect(await screen.findByText("That code isn't right.")).toBeVisible();
    await typeCode(person, '123456{Enter}');
    const shown = within(await screen.findByRole('dialog', { name: 'Keep your recovery codes' }));
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
    await person.click(shown.getByRole('button', { name: 'I’ve kept them' }));
    expect(screen.queryByText(codes[0] ?? '')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/admin');
    expect(seen.filter(({ name }) => name === 'beginApp')).toHaveLength(1);
  });

  test('an app is removed after a question that says what follows', async () => {
    const { seen, person } = open({ listFactors: { body: withApp }, removeApp: { status: 204 } });
    expect(await screen.findByText('2 left')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove authenticator app' }));
    expect(await screen.findByText(/You won’t be able to use the admin area/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Authenticator app removed')).toBeVisible();
    expect(seen.filter(({ name }) => name === 'removeApp')).toHaveLength(1);
  });

  test('passkeys are listed by name, and one is removed after a question', async () => {
    const laptop = { id: 4, name: 'Work laptop', addedAt: '2026-11-20T10:00:00.000Z', lastUsedAt: null };
    const { seen, person } = open({ listFactors: { body: { ...none, passkeys: [laptop], recoveryCodesLeft: 10 } } });
    expect(await screen.findByText('Work laptop')).toBeVisible();
    expect(screen.getByText('10 of 10 left. New codes replace the old ones.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Remove passkey Work laptop' }));
    await person.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(seen.map(({ name }) => name)).toContain('removePasskey'));
  });

  test('a passkey is renamed, and a refused name stays typed', async () => {
    const phone = { id: 4, name: 'My phone', addedAt: '2026-11-20T10:00:00.000Z', lastUsedAt: null };
    let name = phone.name;
    const { seen, person } = open({
      listFactors: () => ({ body: { ...none, passkeys: [{ ...phone, name }], recoveryCodesLeft: 10 } }),
      renamePasskey: ({ body }) => {
        name = (body as { name: string }).name;
        return name === 'Old phone' ? { status: 204 } : refusal(429, 'rate_limited', 'Please wait a moment.');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Rename passkey My phone' }));
    const field = within(await screen.findByRole('dialog', { name: 'Rename this passkey' })).getByLabelText('Name');
    expect(field).toHaveValue('My phone');
    await person.clear(field);
    await person.type(field, '{Enter}');
    expect(await screen.findByText('Give your passkey a name')).toBeVisible();
    await person.type(field, 'Older phone{Enter}');
    expect(await screen.findByText('Please wait a moment.')).toBeVisible();
    expect(field).toHaveValue('Older phone');
    await person.clear(field);
    await person.type(field, ' Old phone {Enter}');
    expect(await screen.findByText('Passkey renamed')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Rename passkey Old phone' })).toBeVisible();
    expect(seen.filter((sent) => sent.name === 'renamePasskey').map(({ body }) => body)).toEqual([
      { name: 'Older phone' },
      { name: 'Old phone' },
    ]);
  });

  test('a passkey needs a name, and a browser that has none says so', async () => {
    const { person } = open({ beginPasskey: refusal(503, 'unavailable', 'Later.') });
    await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    await person.click(await screen.findByRole('button', { name: 'Create passkey' }));
    expect(await screen.findByText('Give your passkey a name')).toBeVisible();
    await person.type(screen.getByLabelText('Name'), 'My phone{Enter}');
    expect(await screen.findByText('Later.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('My phone');
  });

  test('says so when the list can’t be loaded, and loads it again', async () => {
    let isUp = false;
    const { person } = open({ listFactors: () => (isUp ? { body: none } : refusal(503, 'unavailable', 'Later.')) });
    expect(await screen.findByText('We couldn’t load this')).toBeVisible();
    isUp = true;
    await person.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('button', { name: 'Set up app' })).toBeVisible();
  });
});

describe('signing in with two steps', () => {
  const wanted = refusal(403, 'second_factor_required', 'Enter the code from your authenticator app.', {
    factors: ['app'],
  });

  async function firstStep(answer: (factor: unknown) => { status?: number; body?: unknown }) {
    const seen = fakeApi({
      login: ({ body }) => {
        const { factor } = body as { factor?: unknown };
        return factor === undefined ? wanted : answer(factor);
      },
    });
    renderAt(<AuthPage />, { path: '/auth' });
    const person = userEvent.setup();
    await enterText(await screen.findByLabelText('Email or username'), 'maya');
    await person.type(screen.getByLabelText('Password'), 'larch meadow{Enter}');
    expect(await screen.findByText('One more step: your authenticator app.')).toBeVisible();
    return { seen, person };
  }

  test('the code from the app is sent with what was typed; a refused one can be corrected', async () => {
    const { seen, person } = await firstStep((factor) =>
      JSON.stringify(factor) === '{"code":"123456"}'
        ? { body: { ...buildUser(), token: 'token' } }
        : refusal(400, 'wrong_code', "That code isn't right, or was used already."),
    );
    await typeCode(person, '654321{Enter}');
    expect(await screen.findByText("That code isn't right, or was used already.")).toBeVisible();
    await typeCode(person, '123456{Enter}');
    expect(await screen.findByText(/^at \//)).toBeVisible();
    expect(seen.findLast(({ name }) => name === 'login')?.body).toEqual({
      username: 'maya',
      password: 'larch meadow',
      factor: { code: '123456' },
    });
  });

  test('a recovery code works instead', async () => {
    const { seen, person } = await firstStep(() => ({ body: { ...buildUser(), token: 'token' } }));
    await person.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    await person.type(screen.getByLabelText('Recovery code'), 'k7mp-2xqe-94td-w0hz{Enter}');
    expect(await screen.findByText(/^at \//)).toBeVisible();
    expect(seen.findLast(({ name }) => name === 'login')?.body).toMatchObject({
      factor: { recoveryCode: 'k7mp-2xqe-94td-w0hz' },
    });
  });

  test('someone with a passkey only is asked for that', async () => {
    fakeApi({
      login: refusal(403, 'second_factor_required', 'One more step.', { factors: ['passkey'] }),
      beginPasskeySignIn: { body: { challenge: 'AQID' } },
    });
    renderAt(<AuthPage />, { path: '/auth' });
    const person = userEvent.setup();
    await enterText(await screen.findByLabelText('Email or username'), 'maya');
    await person.type(screen.getByLabelText('Password'), 'larch meadow{Enter}');
    expect(await screen.findByText('One more step: your passkey.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('This browser can’t use passkeys.')).toBeVisible();
  });

  test('back leads to the form, with what was typed', async () => {
    const { person } = await firstStep(() => wanted);
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Email or username')).toHaveValue('maya');
    expect(screen.getByLabelText('Password')).toHaveValue('larch meadow');
  });
});
