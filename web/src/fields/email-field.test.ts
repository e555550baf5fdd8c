import { email } from '@ascendant/contract/account';
import { expect, test } from 'vitest';

/** What the browser says of an address in its own email field. */
function isValidInBrowser(address: string): boolean {
  const input = document.createElement('input');
  input.type = 'email';
  input.required = true;
  input.value = address;
  return input.checkValidity();
}

const parts = [
  ...'aZ7.&@-_+\'"(),;<\\é ',
  'example.org',
  '@example.org',
  '@a.',
  '@xn--a-',
  'a'.repeat(63),
  'b'.repeat(64),
];

test('the contract accepts the addresses that the browser accepts in its email field, and no others', () => {
  const addresses = parts.flatMap((one) => parts.flatMap((two) => parts.map((three) => `${one}${two}${three}`.trim())));
  const differing = addresses.filter((each) => email.safeParse(each).success !== isValidInBrowser(each));
  expect(differing).toEqual([]);
  expect(addresses.filter(isValidInBrowser).length).toBeGreaterThan(100);
});
