import { accountRoutes } from '@ascendant/contract/account';
import { describe, expect, it } from 'vitest';
import { buildTraveller, factoryPassword } from '../../../test/factories/people';
import { mailedCode, newcomer } from '../../../test/factories/sign-ups';
import { testApp } from '../../../test/test-app';
import { accountsModule } from './accounts.module';

const app = await testApp({ modules: [accountsModule], settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

const newPassword = 'a quieter valley';
const at = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie === undefined ? {} : { cookie }),
});
const owner = '192.0.2.1';
const stranger = '203.0.113.9';

/** Asks for a reset. @returns the cookie of the browser that asked */
async function askedFrom(address: string, email: string): Promise<string> {
  const reply = await app.call(accountRoutes.requestPasswordReset, { body: { email } }, at(address));
  expect(reply.status).toBe(200);
  const cookie = reply.cookies.find(({ name }) => name === 'password-reset');
  return `password-reset=${cookie?.value}`;
}

const reset = (email: string, resetCode: string, headers: Record<string, string>) =>
  app.call(accountRoutes.confirmPasswordReset, { body: { email, resetCode, newPassword } }, headers);
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('SES-06 strangers can’t use up an owner’s codes', () => {
  it('a reset works in the browser that asked for it, after any number of wrong codes from elsewhere', async () => {
    const { user } = await buildTraveller(app.db);
    const cookie = await askedFrom(owner, user.email);
    const code = await mailedCode(app, user.email);
    const statuses = new Set<number>();
    for (let round = 0; round < 25; round += 1)
      statuses.add((await reset(user.email, wrongOf(code), at(stranger))).status);
    expect([...statuses].sort()).toEqual([400, 429]);
    expect((await reset(user.email, code, at(owner))).status).toBe(429);
    expect((await reset(user.email, code, at(owner, cookie))).status).toBe(200);
  });

  it('a stranger’s own request doesn’t replace the code of the browser that asked first', async () => {
    const { user } = await buildTraveller(app.db);
    const cookie = await askedFrom('192.0.2.20', user.email);
    const code = await mailedCode(app, user.email);
    const theirs = await askedFrom('203.0.113.20', user.email);
    expect((await reset(user.email, code, at('203.0.113.20', theirs))).status).toBe(400);
    expect((await reset(user.email, code, at('192.0.2.20', cookie))).status).toBe(200);
  });

  it('a client that keeps no cookies resets with the newest code', async () => {
    const { user } = await buildTraveller(app.db);
    await askedFrom('192.0.2.30', user.email);
    const code = await mailedCode(app, user.email);
    expect((await reset(user.email, code, at('192.0.2.30'))).status).toBe(200);
  });

  it('strangers who ask for an address’s codes don’t keep its owner from asking', async () => {
    const { user } = await buildTraveller(app.db);
    await askedFrom('203.0.113.40', user.email);
    await askedFrom('192.0.2.40', user.email);
    const again = { body: { email: user.email } };
    expect((await app.call(accountRoutes.requestPasswordReset, again, at('192.0.2.40'))).status).toBe(429);
  });

  it('a sign-up is verified in its own browser, after any number of wrong codes from elsewhere', async () => {
    const body = newcomer();
    const reply = await app.call(accountRoutes.register, { body }, at('192.0.2.50'));
    const mark = reply.cookies.find(({ name }) => name === 'sign-up');
    const code = await mailedCode(app, body.email.toLowerCase());
    const verify = (given: string, headers: Record<string, string>) =>
      app.call(accountRoutes.verifyEmail, { body: { email: body.email, code: given } }, headers);
    for (let round = 0; round < 25; round += 1) await verify(wrongOf(code), at('203.0.113.50'));
    expect((await verify(code, at('192.0.2.50'))).status).toBe(429);
    expect((await verify(code, at('192.0.2.50', `sign-up=${mark?.value}`))).status).toBe(200);
  });
});

it('RAT an owner who resets the password signs in from that browser, however many strangers failed', async () => {
  const { user } = await buildTraveller(app.db);
  const signIn = (password: string, headers: Record<string, string>) =>
    app.call(accountRoutes.login, { body: { username: user.username, password } }, headers);
  for (let from = 60; from < 66; from += 1)
    for (let round = 0; round < 10; round += 1) await signIn('not the right one', at(`203.0.113.${from}`));
  expect((await signIn(factoryPassword, at('192.0.2.60'))).status).toBe(429);
  const cookie = await askedFrom('192.0.2.60', user.email);
  const done = await reset(user.email, await mailedCode(app, user.email), at('192.0.2.60', cookie));
  const known = done.cookies.find(({ name }) => name === 'known-browser');
  expect((await signIn(newPassword, at('192.0.2.61'))).status).toBe(429);
  expect((await signIn(newPassword, at('192.0.2.60', `known-browser=${known?.value}`))).status).toBe(200);
});
