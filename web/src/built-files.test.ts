import { expect, test } from 'vitest';
import { codeOf, codeOfPages } from './built-files';

const built = {
  a: { file: 'assets/a.js', imports: ['b'] },
  b: { file: 'assets/b.js', imports: ['a'] },
  'src/pages/HelpPage.tsx': { file: 'assets/HelpPage.js', name: 'HelpPage', isDynamicEntry: true, imports: ['b'] },
};

test('the code of a file is that file and everything it imports at once, each once', () => {
  expect(codeOf(built, ['a'])).toEqual(['/assets/a.js', '/assets/b.js']);
});

test("a file that the build doesn't have is an error", () => {
  expect(() => codeOf(built, ['c'])).toThrow('The build has no c');
});

test('a page is found by its name, and one without a file of its own needs no more code', () => {
  expect(codeOfPages(built, ['HelpPage', 'NotFoundPage'])).toEqual([
    '/assets/HelpPage.js',
    '/assets/b.js',
    '/assets/a.js',
  ]);
});
