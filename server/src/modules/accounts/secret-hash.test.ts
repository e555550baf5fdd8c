import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashCode, isCodeOf, newCode } from './one-time-code';
import { hashSecret, isOutdatedHash, isSecretOf } from './secret-hash';
import { newSessionValues, sessionLife, storedValue } from './session-values';

const scope = { purpose: 'verify-email', email: 'Ann@example.org', requestId: 'r1' } as const;

it('SES-01 a password of 128 characters in any script is hashed unaltered', async () => {
  const password = 'ž🌙'.repeat(43).slice(0, 128);
  const stored = await hashSecret(password);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isSecretOf(stored, password)).toBe(true);
  expect(await isSecretOf(stored, password.trim().toLowerCase().slice(0, -2))).toBe(false);
});

it('SES-01 a hash with weaker parameters is recognized', async () => {
  expect(isOutdatedHash(await hash('x', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(isOutdatedHash(await hashSecret('x'))).toBe(false);
});

it('no secret matches a missing hash', async () => {
  expect(await isSecretOf(null, 'nobody knows this one')).toBe(false);
});

it('SES-06 a code has six ASCII digits', () => {
  for (let round = 0; round < 200; round += 1) expect(newCode()).toMatch(/^[0-9]{6}$/);
});

it.each([
  ['another code', '123457', scope],
  ['another purpose', '123456', { ...scope, purpose: 'reset-password' as const }],
  ['another address', '123456', { ...scope, email: 'bob@example.org' }],
  ['another request', '123456', { ...scope, requestId: 'r2' }],
])("SES-06 a code doesn't work for %s", async (_, code, other) => {
  const stored = await hashCode('123456', scope);
  expect(await isCodeOf(stored, '123456', { ...scope, email: 'ann@example.org' })).toBe(true);
  expect(await isCodeOf(stored, code, other)).toBe(false);
});

it('SES-03 a session has two different 256-bit values', () => {
  const values = newSessionValues();
  expect(Buffer.from(values.cookie, 'base64url')).toHaveLength(32);
  expect(Buffer.from(values.bearer, 'base64url')).toHaveLength(32);
  expect(values.cookie).not.toBe(values.bearer);
  expect(storedValue(values.cookie)).toMatch(/^[0-9a-f]{64}$/);
});

it.each([
  ['traveller', 30, 90],
  ['organizer', 30, 90],
  ['admin', 0.5, 7],
] as const)('SES-04 a session of a(n) %s lives %d days idle and %d at most', (role, idleDays, absoluteDays) => {
  expect(sessionLife(role)).toEqual({ idleMs: idleDays * 86_400_000, absoluteMs: absoluteDays * 86_400_000 });
});
