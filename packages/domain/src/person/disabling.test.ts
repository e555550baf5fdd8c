import { expect, it } from 'vitest';
import { refuseDisabling } from './disabling';

it.each([
  ['any traveller or organizer', { isOwnAccount: false, isAdmin: false, otherAdmins: 1 }, null],
  ['an admin while another can sign in', { isOwnAccount: false, isAdmin: true, otherAdmins: 1 }, null],
  ['not the last admin', { isOwnAccount: false, isAdmin: true, otherAdmins: 0 }, 'last_admin'],
  ['not oneself', { isOwnAccount: true, isAdmin: true, otherAdmins: 3 }, 'own_account'],
])('an admin may disable %s', (_, facts, code) => {
  expect(refuseDisabling(facts)?.code ?? null).toBe(code);
});
