import { expect, it } from 'vitest';
import { maskedEmail, maskedIpAddress } from './masking';

it.each([
  ['maya.lindqvist@mail.example', 'm•••@mail.example'],
  ['m@mail.example', 'm•••@mail.example'],
  ['not an address', '•••'],
  ['', '•••'],
])('the address %j is shown as %j', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

it.each([
  ['203.0.113.77', '203.0.113.•••'],
  ['::ffff:203.0.113.77', '203.0.113.•••'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:•••'],
  ['::1', '•••'],
  ['nonsense', '•••'],
])('the IP address %j is shown as %j', (address, shown) => {
  expect(maskedIpAddress(address)).toBe(shown);
});
