import { describe, expect, it } from 'vitest';
import { testApp } from '../test-app';

const app = await testApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

const ask = async (url: string, forwarded: string): Promise<number> =>
  (await app.inject({ url, headers: { 'x-forwarded-for': forwarded } })).statusCode;

describe('one client is one client, whatever a proxy forwards', () => {
  it.each([
    ['a port each time', (call: number) => `198.51.100.10:${call}`],
    ['its address as IPv6', (call: number) => `[::ffff:198.51.100.20]:${call}`],
    ['one network of IPv6', (call: number) => `[2001:db8:0:9::${call.toString(16)}]:${call}`],
    ['what is no address', (call: number) => `unknown-${call}`],
    ['other addresses before its own', (call: number) => `203.0.113.${call % 250}, x${call}, 198.51.100.30:${call}`],
  ])('%s passes no limit', async (_what, forwarded) => {
    const statuses = new Map<number, number>();
    for (let call = 1; call <= 3010; call += 1) {
      const status = await ask('/no/such/page', forwarded(call));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [404, 3000],
      [429, 10],
    ]);
  });
});
