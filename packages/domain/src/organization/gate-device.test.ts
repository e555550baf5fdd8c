import { expect, test } from 'vitest';
import { gateState } from './gate-device';

const at = (time: string) => new Date(`2026-07-02T${time}Z`);

test('it’s active until the moment it ends', () => {
  const life = { endsAt: at('12:00:00'), revokedAt: null };
  expect(gateState(life, at('11:59:59.999'))).toBe('active');
  expect(gateState(life, at('12:00:00'))).toBe('ended');
});

test('one that’s turned off stays off, also after its end', () => {
  const life = { endsAt: at('12:00:00'), revokedAt: at('11:00:00') };
  expect(gateState(life, at('11:00:00'))).toBe('revoked');
  expect(gateState(life, at('13:00:00'))).toBe('revoked');
});
