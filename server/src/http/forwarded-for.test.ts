import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/test-app';
import { subscriberOf, addressOf, tidyForwardedFor } from './forwarded-for';

const tidied = (value: string): string | string[] | undefined => {
  const headers = { 'x-forwarded-for': value };
  tidyForwardedFor(headers);
  return headers['x-forwarded-for'];
};

describe('RAT an address is one client, however a proxy writes it', () => {
  it.each([
    ['198.51.100.10', '198.51.100.10'],
    ['198.51.100.10:1234', '198.51.100.10'],
    ['198.51.100.10:65535', '198.51.100.10'],
    ['::ffff:198.51.100.10', '198.51.100.10'],
    ['::FFFF:c633:640a', '198.51.100.10'],
    ['0:0:0:0:0:ffff:198.51.100.10', '198.51.100.10'],
    ['[::ffff:198.51.100.10]:1234', '198.51.100.10'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[fe80::1%eth0]:80', 'fe80::1'],
  ])('%s is %s', (text, address) => {
    expect(addressOf(text)).toBe(address);
    expect(tidied(text)).toBe(address);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    '198.51.100.10:',
    '198.51.100.10:123456',
    '198.51.100.10:80:80',
    '198.51.100.256',
    '198.51.100',
    '198.51.100.010',
    '[198.51.100.10]:80',
    '[2001:db8::1',
    '2001:db8::1]:443',
    '[2001:db8::1]x',
    '2001:db8::g',
    '[]',
    'toString',
    '1'.repeat(15_000),
    '[::1]@zq.example',
  ])('%s is no address', (text) => {
    expect(addressOf(text)).toBeNull();
    expect(tidied(text)).toBeUndefined();
  });

  it.each([
    ['203.0.113.1, 198.51.100.10:99', '203.0.113.1, 198.51.100.10'],
    ['garbage, 198.51.100.10:99', '198.51.100.10'],
    ['203.0.113.1, garbage, 198.51.100.10', '198.51.100.10'],
    ['203.0.113.1, garbage', undefined],
    ['203.0.113.1,', undefined],
    [`${'203.0.113.1, '.repeat(1000)}198.51.100.10`, `${'203.0.113.1, '.repeat(15)}198.51.100.10`],
  ])('of the list %s, what follows the last entry that is no address counts', (list, left) => {
    expect(tidied(list)).toBe(left);
  });

  it('other spellings of a network are the same subscriber', () => {
    const spellings = ['2001:db8:0:7::9', '2001:0DB8::7:1:2:3:4', '[2001:db8:0:7:a::1]:443'];
    expect(spellings.map(subscriberOf)).toEqual(spellings.map(() => '2001:db8:0:7::/64'));
  });
});

it('an address holds on to nothing of a header of 15 kB', () => {
  const program = `
    import { tidyForwardedFor } from ${JSON.stringify(new URL('forwarded-for.ts', import.meta.url).href)};
    const headers = Array.from({ length: 4000 }, (_, call) => {
      const each = { 'x-forwarded-for': Buffer.from('x'.repeat(15_000) + call + ', 198.51.100.102:' + call).toString() };
      tidyForwardedFor(each);
      return each;
    });
    gc();
    console.log(process.memoryUsage().heapUsed, headers.length);`;
  const node = ['--expose-gc', '--import', 'tsx', '--input-type=module', '--eval', program];
  const used = Number.parseInt(execFileSync(process.execPath, node, { encoding: 'utf8' }), 10);
  expect(used / 1e6).toBeLessThan(30);
});

const app = await testApp({
  settings: { TRUST_PROXY: '1' },
  modules: [{ name: 'echo', register: ({ http }) => void http.get('/api/who', async ({ ip }) => ({ ip })) }],
});

describe('behind a proxy', () => {
  const whoIs = async (value: string) =>
    (await app.inject({ url: '/api/who', headers: { 'x-forwarded-for': value } })).json<{ ip: string }>().ip;

  it.each([
    ['198.51.100.10:1234', '198.51.100.10'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['192.0.2.1, ::ffff:198.51.100.10', '198.51.100.10'],
    ['192.0.2.1, unknown', '127.0.0.1'],
    ['x'.repeat(15_000), '127.0.0.1'],
  ])('%s asks from %s', async (value, ip) => {
    expect(await whoIs(value)).toBe(ip);
  });
});
