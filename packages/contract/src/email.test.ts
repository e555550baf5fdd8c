import { describe, expect, test } from 'vitest';
import { email } from './account';

const domainOf = (length: number) => `${'a.'.repeat(125)}${'b'.repeat(length - 250)}`;

describe('an email address is what browsers accept in an email field', () => {
  test.each([
    'r&d@example.org',
    "o'neil@example.org",
    "!#$%&'*+/=?^_`{|}~-@example.org",
    'a.b+c@example.co.uk',
    '.a..b.@example.org',
    'a@b',
    '1@1.2',
    'a@xn--bcher-kva.example',
    `${'a'.repeat(100)}@example.org`,
    `a@${'b'.repeat(63)}.org`,
    `a@${domainOf(252)}`,
  ])('%s is accepted', (address) => {
    expect(email.safeParse(address)).toEqual({ success: true, data: address });
  });

  test.each([
    '',
    'nowhere',
    '@example.org',
    'a@',
    'a@@example.org',
    'a b@example.org',
    'a@-example.org',
    'a@example-.org',
    'a@example..org',
    'a@example.org.',
    'a@example_x.org',
    '"a b"@example.org',
    'a,b@example.org',
    'a@example.org,b@example.org',
    'a;b@example.org',
    'a<b>@example.org',
    'a:b@example.org',
    'a@[127.0.0.1]',
    'é@example.org',
    'a@bücher.example',
    '\u212a@example.org',
    `a@${'b'.repeat(64)}.org`,
    `a@${domainOf(253)}`,
    'a@example.org\r\nBcc: b@example.org',
  ])('%j is refused in a sentence', (address) => {
    expect(email.safeParse(address).error?.issues[0]?.message).toBe('Invalid email address');
  });

  test('blanks around it are left out, and capital letters are written small', () => {
    expect(email.parse(' R&D@Example.ORG ')).toBe('r&d@example.org');
  });
});
