import { expect, test } from 'vitest';
import { ok, refuse } from './result';

test('you can tell an accepted value from a refusal', () => {
  expect(ok(7)).toEqual({ ok: true, value: 7 });
  expect(refuse('too_old', 'Please choose another date.')).toMatchObject({
    ok: false,
    code: 'too_old',
    message: 'Please choose another date.',
  });
});
