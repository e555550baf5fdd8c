import { describe, expect, it } from 'vitest';
import { sources, textOf } from './source-imports';

/** What people may want to be different, and the one file that decides it. Source: docs/extending.md. */
const doors = [
  { what: 'the product’s name', pattern: /\bAscendant\b/, decides: ['packages/domain/src/site/brand.ts'] },
  {
    what: 'the locale of numbers and dates',
    pattern: /'en-(?:CA|US|GB)'|toLocale(?:Date|Time)?String\(|\(\s*'en'/,
    decides: ['packages/domain/src/site/locale.ts', 'packages/domain/src/date-form.ts'],
  },
  {
    what: 'the taxes’ names',
    pattern: /\bHST\b/,
    decides: [
      'packages/domain/src/pricing/rates.ts',
      'packages/domain/src/pricing/taxes.ts',
      'packages/domain/src/pricing/tax-text.ts',
      'packages/domain/src/pricing/canada-tax-rates.ts',
      'packages/domain/src/person/tax-number.ts',
    ],
  },
  {
    what: 'the currency that’s charged',
    pattern: /'usd'|\bUS dollars\b|\bUSD, |\$\$\{/,
    decides: ['packages/domain/src/pricing/currency.ts'],
  },
  {
    what: 'a colour of emails and tickets',
    pattern: /['"`:;(]\s*#(?!ffffff)[\da-f]{6}\b/i,
    decides: ['packages/domain/src/site/brand.ts'],
  },
] as const;

const isComment = /^\s*(?:\/?\*|\/\/)|^import /;
/** Astrology's own word, what only maintainers read, and pictures, which have their own paint. */
const elsewhere =
  /^packages\/(?:astrology|covers|embedded-postgres)\/|\.(?:test|model)\.tsx?$|\/test\/|^server\/src\/commands\//;
const read = sources('packages', 'server/src', 'web/src')
  .filter((file) => !elsewhere.test(file))
  .map((file) => ({ file, lines: textOf(file).split('\n') }));

describe.each(doors)('$what', ({ pattern, decides }) => {
  it('is stated in one place', () => {
    const repeated = read
      .filter(({ file }) => !decides.some((path) => path === file))
      .flatMap(({ file, lines }) =>
        lines.filter((line) => !isComment.test(line) && pattern.test(line)).map((line) => `${file}: ${line.trim()}`),
      );
    expect(repeated).toEqual([]);
  });

  it('is stated there', () => {
    expect(decides.every((path) => pattern.test(textOf(path)))).toBe(true);
  });
});

it('a field that only informs travellers is in at most 10 files, its migration included', () => {
  const files = sources('packages', 'server', 'web').filter((file) => !/\.test\.tsx?$/.test(file));
  const naming = [...files, 'server/db/schema/events.sql'].filter((file) =>
    /\b(?:notIncluded|not_included)\b/.test(textOf(file)),
  );
  expect(naming.length).toBeGreaterThan(3);
  expect(naming.length + 1).toBeLessThanOrEqual(10);
});
