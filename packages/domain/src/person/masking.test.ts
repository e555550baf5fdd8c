import { expect, it, describe } from 'vitest';
import { maskedEmail, maskedIpAddress, withoutNames } from './masking';

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

describe('a text without the names of a deleted person', () => {
  it.each([
    ['Thank you Maya, see you soon!', ['Maya', 'Lindqvist'], 'Thank you …, see you soon!'],
    ['MAYA’s group was lovely', ['Maya'], '…’s group was lovely'],
    ['Maya Lindqvist wrote', ['Maya', 'Lindqvist', 'Maya Lindqvist'], '… wrote'],
    ['Thanks, Jean-Luc', ['Jean-Luc'], 'Thanks, …'],
    ['Merci Élodie, élodie', ['Élodie'], 'Merci …, …'],
    ['真由さん、ありがとう', ['真由'], '…さん、ありがとう'],
    ['We liked (a.b+c)', ['a.b+c'], 'We liked (…)'],
  ])('%s → %s', (text, names, expected) => {
    expect(withoutNames(text, names)).toBe(expected);
  });

  it.each([
    ['Also almost all', ['Al']],
    ['The best', ['e']],
    ['Amélie’s tour', ['Am']],
    ['Thank you', ['', ' ']],
    ['日本語', ['日']],
  ])('a name inside a word stays: %s', (text, names) => {
    expect(withoutNames(text, names)).toBe(text);
  });
});
