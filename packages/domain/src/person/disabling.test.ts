import { expect, it } from 'vitest';
import { noteOfDisabling, reasonOfDisabling, refuseDisabling } from './disabling';

it.each([
  ['any traveller or organizer', { isOwnAccount: false, isAdmin: false, otherAdmins: 1 }, null],
  ['an admin while another can sign in', { isOwnAccount: false, isAdmin: true, otherAdmins: 1 }, null],
  ['not the last admin', { isOwnAccount: false, isAdmin: true, otherAdmins: 0 }, 'last_admin'],
  ['not oneself', { isOwnAccount: true, isAdmin: true, otherAdmins: 3 }, 'own_account'],
])('an admin may disable %s', (_, facts, code) => {
  expect(refuseDisabling(facts)?.code ?? null).toBe(code);
});

it('the reason of an account is the one that was noted last; other notes are none', () => {
  const notes = ['Called twice.', noteOfDisabling('No events took place.'), noteOfDisabling('An older one.')];
  expect(reasonOfDisabling(notes)).toBe('No events took place.');
  expect(reasonOfDisabling(['Called twice.'])).toBeNull();
  expect(reasonOfDisabling([])).toBeNull();
});
