import { describe, expect, it } from 'vitest';
import { withoutNames } from './masked-name';

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
