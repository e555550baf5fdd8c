import { accountRoutes } from '@ascendant/contract/account';
import { describe, expect, it } from 'vitest';
import { buildTraveller, factoryPassword } from '../../../test/factories/people';
import { newcomer } from '../../../test/factories/sign-ups';
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
