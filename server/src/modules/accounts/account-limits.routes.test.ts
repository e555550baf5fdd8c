import { accountRoutes } from '@ascendant/contract/account';
import { ownAccountRoutes as routes } from '@ascendant/contract/own-account';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildTraveller, factoryPassword, type SignedInPerson } from '../../../test/factories/people';
import { mailedCode, newcomer } from '../../../test/factories/sign-ups';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const limited = await testApp({ modules: [accountsModule], settings: { RATE_LIMITS: 'on' } });
const proxied = await testApp({ modules: [accountsModule], settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

describe('rate limits', () => {
  const fail = (username: string, headers = {}) =>
    limited.call(accountRoutes.login, { body: { username, password: 'not the right one' } }, headers);

  /** Asks again while the server is too busy to compare a password, as a client does. */
  async function failWhenThereIsRoom(username: string): ReturnType<typeof fail> {
    const reply = await fail(username);
    return reply.status === 503 ? failWhenThereIsRoom(username) : reply;
  }

  it('RAT after ten failures an account pauses, for the right password too', async () => {
    const { user } = await buildTraveller(limited.db);
    for (let round = 0; round < 10; round += 1) expect((await fail(user.username)).status).toBe(401);
    const reply = await limited.call(accountRoutes.login, {
      body: { username: user.email, password: factoryPassword },
    });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('wrong passwords sent at the same time are counted before they’re compared', async () => {
    const { user } = await buildTraveller(limited.db);
    const replies = await Promise.all(Array.from({ length: 24 }, () => failWhenThereIsRoom(user.username)));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(14);
  });

  it('a right password gives its place back', async () => {
    const { user } = await buildTraveller(limited.db);
    const body = { username: user.username, password: factoryPassword };
    for (let round = 0; round < 9; round += 1) await fail(user.username);
    for (let round = 0; round < 3; round += 1)
      expect((await limited.call(accountRoutes.login, { body })).status).toBe(200);
  });

  it("RAT other people's failures don't lock out a browser that has signed in before", async () => {
    const { user } = await buildTraveller(limited.db);
    const body = { username: user.username, password: factoryPassword };
    const first = await limited.call(accountRoutes.login, { body });
    const mark = first.cookies.find(({ name }) => name === 'known-browser');
    for (let round = 0; round < 10; round += 1) await fail(user.username);
    expect((await limited.call(accountRoutes.login, { body })).status).toBe(429);
    const again = await limited.call(accountRoutes.login, { body }, { cookie: `known-browser=${mark?.value}` });
    expect(again.status).toBe(200);
  });

  it('RAT ten failures from another address don’t lock an owner’s new browser, and fifty of many addresses do', async () => {
    const { user } = await buildTraveller(proxied.db);
    const from = (address: string, password: string) =>
      proxied.call(
        accountRoutes.login,
        { body: { username: user.username, password } },
        { 'x-forwarded-for': address },
      );
    for (let round = 0; round < 11; round += 1) await from('192.0.2.1', 'not the right one');
    expect((await from('192.0.2.1', factoryPassword)).status).toBe(429);
    expect((await from('192.0.2.2', factoryPassword)).status).toBe(200);
    for (const last of [11, 12, 13, 14])
      for (let round = 0; round < 10; round += 1) await from(`192.0.2.${last}`, 'not the right one');
    expect((await from('192.0.2.3', factoryPassword)).status).toBe(429);
  });

  it('RAT an address gets at most one code a minute, whether or not it has an account', async () => {
    for (const email of ['first@example.org', 'second@example.org']) {
      expect((await limited.call(accountRoutes.requestPasswordReset, { body: { email } })).status).toBe(200);
      expect((await limited.call(accountRoutes.requestPasswordReset, { body: { email } })).status).toBe(429);
    }
  });

  it("RAT a sign-up's code isn't sent again within a minute", async () => {
    const body = newcomer();
    await limited.call(accountRoutes.register, { body });
    const reply = await limited.call(accountRoutes.resendVerification, { body: { email: body.email } });
    expect(reply.status).toBe(429);
  });
});

const request = ({ session, user }: SignedInPerson, newEmail: string) =>
  limited.call(routes.requestEmailChange, { body: { currentEmail: user.email, newEmail } }, session);
const verify = ({ session }: SignedInPerson, verificationCode: string) =>
  limited.call(routes.verifyEmailChange, { body: { verificationCode, step: 'verify-current' } }, session);

it('RAT the current password is guessed at most 10 times in 15 minutes', async () => {
  const { session } = await buildTraveller(limited.db);
  const change = (currentPassword: string) =>
    limited.call(routes.changePassword, { body: { currentPassword, newPassword: 'harbour 1987 lantern' } }, session);
  for (let round = 0; round < 10; round += 1) expect((await change(`guess ${round}`)).status).toBe(400);
  expect((await change(factoryPassword)).status).toBe(429);
});

it('RAT codes to change an email are sent once a minute, per account and per new address', async () => {
  const [one, other] = [await buildAdmin(limited.db), await buildAdmin(limited.db)];
  expect((await request(one, 'wanted@example.org')).status).toBe(200);
  expect((await request(one, 'another@example.org')).status).toBe(429);
  expect((await verify(one, await mailedCode(limited, one.user.email))).status).toBe(200);
  expect((await request(other, 'wanted@example.org')).status).toBe(200);
  expect((await verify(other, await mailedCode(limited, other.user.email))).status).toBe(429);
});

it('RAT codes to change an email are tried at most 20 times an hour', async () => {
  const admin = await buildAdmin(limited.db);
  for (let round = 0; round < 20; round += 1) expect((await verify(admin, '000000')).status).toBe(400);
  expect((await verify(admin, '000000')).status).toBe(429);
});

const newPassword = 'a quieter valley';
const at = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie === undefined ? {} : { cookie }),
});
const owner = '192.0.2.1';
const stranger = '203.0.113.9';

/** Asks for a reset. @returns the cookie of the browser that asked */
async function askedFrom(address: string, email: string): Promise<string> {
  const reply = await proxied.call(accountRoutes.requestPasswordReset, { body: { email } }, at(address));
  expect(reply.status).toBe(200);
  const cookie = reply.cookies.find(({ name }) => name === 'password-reset');
  return `password-reset=${cookie?.value}`;
}

const reset = (email: string, resetCode: string, headers: Record<string, string>) =>
  proxied.call(accountRoutes.confirmPasswordReset, { body: { email, resetCode, newPassword } }, headers);
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('SES-06 strangers can’t use up an owner’s codes', () => {
  it('a reset works in the browser that asked for it, after any number of wrong codes from elsewhere', async () => {
    const { user } = await buildTraveller(proxied.db);
    const cookie = await askedFrom(owner, user.email);
    const code = await mailedCode(proxied, user.email);
    const statuses = new Set<number>();
    for (let round = 0; round < 25; round += 1)
      statuses.add((await reset(user.email, wrongOf(code), at(stranger))).status);
    expect([...statuses].sort()).toEqual([400, 429]);
    expect((await reset(user.email, code, at(owner))).status).toBe(429);
    expect((await reset(user.email, code, at(owner, cookie))).status).toBe(200);
  });

  it('a stranger’s own request doesn’t replace the code of the browser that asked first', async () => {
    const { user } = await buildTraveller(proxied.db);
    const cookie = await askedFrom('192.0.2.20', user.email);
    const code = await mailedCode(proxied, user.email);
    const theirs = await askedFrom('203.0.113.20', user.email);
    expect((await reset(user.email, code, at('203.0.113.20', theirs))).status).toBe(400);
    expect((await reset(user.email, code, at('192.0.2.20', cookie))).status).toBe(200);
  });

  it('a client that keeps no cookies resets with the newest code', async () => {
    const { user } = await buildTraveller(proxied.db);
    await askedFrom('192.0.2.30', user.email);
    const code = await mailedCode(proxied, user.email);
    expect((await reset(user.email, code, at('192.0.2.30'))).status).toBe(200);
  });

  it('strangers who ask for an address’s codes don’t keep its owner from asking', async () => {
    const { user } = await buildTraveller(proxied.db);
    await askedFrom('203.0.113.40', user.email);
    await askedFrom('192.0.2.40', user.email);
    const again = { body: { email: user.email } };
    expect((await proxied.call(accountRoutes.requestPasswordReset, again, at('192.0.2.40'))).status).toBe(429);
  });

  it('a sign-up is verified in its own browser, after any number of wrong codes from elsewhere', async () => {
    const body = newcomer();
    const reply = await proxied.call(accountRoutes.register, { body }, at('192.0.2.50'));
    const mark = reply.cookies.find(({ name }) => name === 'sign-up');
    const code = await mailedCode(proxied, body.email.toLowerCase());
    const verify = (given: string, headers: Record<string, string>) =>
      proxied.call(accountRoutes.verifyEmail, { body: { email: body.email, code: given } }, headers);
    for (let round = 0; round < 25; round += 1) await verify(wrongOf(code), at('203.0.113.50'));
    expect((await verify(code, at('192.0.2.50'))).status).toBe(429);
    expect((await verify(code, at('192.0.2.50', `sign-up=${mark?.value}`))).status).toBe(200);
  });
});

it('RAT an owner who resets the password signs in from that browser, however many strangers failed', async () => {
  const { user } = await buildTraveller(proxied.db);
  const signIn = (password: string, headers: Record<string, string>) =>
    proxied.call(accountRoutes.login, { body: { username: user.username, password } }, headers);
  for (let from = 60; from < 66; from += 1)
    for (let round = 0; round < 10; round += 1) await signIn('not the right one', at(`203.0.113.${from}`));
  expect((await signIn(factoryPassword, at('192.0.2.60'))).status).toBe(429);
  const cookie = await askedFrom('192.0.2.60', user.email);
  const done = await reset(user.email, await mailedCode(proxied, user.email), at('192.0.2.60', cookie));
  const known = done.cookies.find(({ name }) => name === 'known-browser');
  expect((await signIn(newPassword, at('192.0.2.61'))).status).toBe(429);
  expect((await signIn(newPassword, at('192.0.2.60', `known-browser=${known?.value}`))).status).toBe(200);
});
