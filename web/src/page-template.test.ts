// @vitest-environment node
import { expect, test } from 'vitest';
import { codeOf, codeOfPages } from './built-files';
import { type PageParts, pageTemplate } from './page-template';

const index = `<script src="/first.js"></script><!--head-->
    <script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/react.js">
  <!--app--><!--state-->`;

const built = {
  'index.html': { file: 'assets/index-1.js', name: 'index', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', name: 'react' },
  '_card.js': { file: 'assets/card.js', name: 'card', imports: ['_react.js'] },
  'src/pages/BrowsePage.tsx': {
    file: 'assets/BrowsePage-2.js',
    name: 'BrowsePage',
    isDynamicEntry: true,
    imports: ['index.html', '_card.js'],
  },
};

const page: PageParts = { head: '', html: '', state: '', names: ['BrowsePage'], isWhole: true };

test('a whole page leaves its program to first.js, with all the code that it needs', () => {
  expect(pageTemplate(index, built)(page).trim()).toBe(
    '<script src="/first.js" data-program="/assets/index-1.js" data-parts="/assets/react.js /assets/BrowsePage-2.js /assets/card.js"></script>',
  );
});

test('a page that needs its program names it as a script, and all the code that it needs', () => {
  const filled = pageTemplate(index, built)({ ...page, isWhole: false });
  expect(filled).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js"></script>');
  expect([...filled.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    '/assets/react.js',
    '/assets/BrowsePage-2.js',
    '/assets/card.js',
  ]);
});

test('a page in development starts its program itself', () => {
  const sources = '<script src="/first.js"></script><script type="module" src="/src/entry-client.tsx"></script>';
  expect(pageTemplate(sources)(page)).toBe(sources);
});

test('a text that looks like a place in index.html stays where it is', () => {
  const filled = pageTemplate('1<!--head-->2<!--app-->3<!--state-->4')({
    ...page,
    head: 'H',
    html: '<!--state-->',
    state: '<!--app-->',
  });
  expect(filled).toBe('1H2<!--state-->3<!--app-->4');
});

test('a dollar sign in a text reaches the page unchanged', () => {
  const fill = pageTemplate(index, built);
  expect(fill({ ...page, html: 'Win $& and $1' })).toContain('Win $& and $1');
});

const builtAs = {
  a: { file: 'assets/a.js', imports: ['b'] },
  b: { file: 'assets/b.js', imports: ['a'] },
  'src/pages/HelpPage.tsx': { file: 'assets/HelpPage.js', name: 'HelpPage', isDynamicEntry: true, imports: ['b'] },
};

test('the code of a file is that file and everything it imports at once, each once', () => {
  expect(codeOf(builtAs, ['a'])).toEqual(['/assets/a.js', '/assets/b.js']);
});

test("a file that the build doesn't have is an error", () => {
  expect(() => codeOf(builtAs, ['c'])).toThrow('The build has no c');
});

test('a page is found by its name, and one without a file of its own needs no more code', () => {
  expect(codeOfPages(builtAs, ['HelpPage', 'NotFoundPage'])).toEqual([
    '/assets/HelpPage.js',
    '/assets/b.js',
    '/assets/a.js',
  ]);
});
