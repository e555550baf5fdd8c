import { email } from '@ascendant/contract/account';
import { assert, constantFrom, array, property } from 'fast-check';
import { expect, test } from 'vitest';

/** What the browser says of an address in its own email field. */
function isValidInBrowser(address: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.required = true;
  input.value = address;
  return input.checkValidity();
}

test('the contract accepts the addresses that the browser accepts in its email field, and no others', () => {
  const parts = constantFrom(...'aZ7.&@@--_+\'"(),;:<>[]\\~é ', 'example', '.org', '@example.org', 'a'.repeat(63));
  assert(
    property(array(parts, { maxLength: 8 }), (chosen) => {
      const address = chosen.join('').trim().slice(0, 254);
      expect([address, email.safeParse(address).success]).toEqual([address, isValidInBrowser(address)]);
    }),
    { numRuns: 2000 },
  );
});
