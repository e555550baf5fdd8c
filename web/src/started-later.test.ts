import { expect, test } from 'vitest';
import { startedLater } from './started-later';

test('the program of a built page is left to first.js, with the parts it needs', () => {
  const page = `<script src="/first.js"></script>
    <link rel="canonical" href="/">
    <script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/a.js">
    <link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/b.js">
  </head>`;
  expect(startedLater(page))
    .toBe(`<script src="/first.js" data-program="/assets/index-1.js" data-parts="/assets/a.js /assets/b.js"></script>
    <link rel="canonical" href="/">
  </head>`);
});

test('a page in development starts its program itself', () => {
  const page = '<script src="/first.js"></script><script type="module" src="/src/entry-client.tsx"></script>';
  expect(startedLater(page)).toBe(page);
});
