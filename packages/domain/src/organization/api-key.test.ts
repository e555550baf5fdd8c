import { expect, it } from 'vitest';
import { keyState } from './api-key';

const noon = new Date('2027-06-01T12:00:00Z');
const later = new Date('2027-06-01T12:00:01Z');

it('KEY-01 a key works until the moment it ends', () => {
  expect(keyState({ endsAt: later, revokedAt: null }, noon)).toBe('active');
  expect(keyState({ endsAt: later, revokedAt: null }, later)).toBe('ended');
});

it('KEY-01 a key without an end works until it’s turned off', () => {
  expect(keyState({ endsAt: null, revokedAt: null }, noon)).toBe('active');
  expect(keyState({ endsAt: null, revokedAt: noon }, noon)).toBe('revoked');
});
