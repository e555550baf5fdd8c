import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sources, textOf } from './source-imports';
import { styleSheets } from './style-sheets';

const folder = 'web/src/styles/fonts';
/** The most bytes that the two files together have that every page loads. Source: docs/archive/decisions/0089-fonts-in-two-parts.md. */
const mostBytes = 55_000;
/** Signs that the site's texts have and its titles don't. */
const notInTitles = '©÷•';

/** One `@font-face` of web/src/styles/fonts.css with its file. */
interface Face {
  readonly family: string;
  readonly file: string;
  readonly weights: readonly number[];
  readonly range: readonly number[];
  readonly characters: readonly number[];
  readonly axis: { readonly min: number; readonly max: number };
}

/** What fontkit knows of a font's axes; its types don't mention it. */
const axes = z.object({ wght: z.object({ min: z.number(), max: z.number() }) });

const faces = textOf('web/src/styles/fonts.css').split('@font-face').slice(1).map(faceOf);
const basicFaces = faces.filter(({ file }) => file.endsWith('-basic.woff2'));

function faceOf(rule: string): Face {
  const valueOf = (pattern: RegExp): string => pattern.exec(rule)?.[1] ?? '';
  const file = valueOf(/url\(fonts\/([\w-]+\.woff2)\)/);
  const font = fontkit.create(readFileSync(join(import.meta.dirname, '..', folder, file)));
  return {
    family: valueOf(/font-family: '([^']+)'/),
    file,
    weights: valueOf(/font-weight: ([^;]+);/)
      .split(' ')
      .map(Number),
    range: valueOf(/unicode-range:([^;]+);/)
      .split(',')
      .flatMap(codesOf),
    // It also lists the end of the table, U+FFFF.
    characters: font.characterSet.filter((code) => code < 0xffff),
    axis: axes.parse(Reflect.get(font, 'variationAxes')).wght,
  };
}

/** The characters of `U+20-7E`. */
function codesOf(range: string): readonly number[] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The characters of a source without its comments. */
function charactersOf(file: string): readonly string[] {
  return [...textOf(file).replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')];
}

describe('the fonts', () => {
  it(`have at most ${mostBytes} bytes in the two files that every page loads`, () => {
    const sizes = basicFaces.map(({ file }) => statSync(join(import.meta.dirname, '..', folder, file)).size);
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
  });

  it('are preloaded in their basic part only, and every file belongs to a rule', () => {
    const preloaded = [...textOf('web/index.html').matchAll(/fonts\/([\w-]+\.woff2)/g)].map(([, file]) => file);
    expect(preloaded).toEqual(basicFaces.map(({ file }) => file));
    const files = readdirSync(join(import.meta.dirname, '..', folder)).filter((file) => file.endsWith('.woff2'));
    expect(files.toSorted()).toEqual(faces.map(({ file }) => file).toSorted());
  });

  it.each(faces)(
    'claim exactly the characters and weights they have: $file',
    ({ range, characters, weights, axis }) => {
      expect(range).toEqual([...characters].toSorted((a, b) => a - b));
      expect(weights).toEqual([axis.min, axis.max]);
    },
  );

  it.each(basicFaces)(
    'have no character twice in $family: a browser loads every file with a character while the first is late',
    ({ family }) => {
      const all = faces.filter((face) => face.family === family).flatMap(({ range }) => range);
      expect(all.filter((code, index) => all.indexOf(code) !== index)).toEqual([]);
    },
  );

  it('draw the letters of names that Western Europe’s alphabets don’t have, in Inter', () => {
    const all = faces.filter(({ family }) => family.startsWith('Inter')).flatMap(({ range }) => range);
    expect([...'ōūảṇșǎłđřğ'].filter((letter) => !all.includes(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it.each(basicFaces)('have every accented letter of Latin-1, in $family', ({ family }) => {
    const all = faces.filter((face) => face.family === family).flatMap(({ range }) => range);
    expect(
      codesOf('U+20-7E')
        .concat(codesOf('U+A1-AC'), codesOf('U+AE-FF'))
        .filter((code) => !all.includes(code)),
    ).toEqual([]);
  });

  it.each(basicFaces)('show the site’s own texts with the basic file alone: $file', ({ family, range }) => {
    const inOtherFile = new Set(
      faces.filter((face) => face.family === family && !face.file.includes('basic')).flatMap((face) => face.range),
    );
    const texts = sources('web/src', 'packages/domain/src', 'packages/contract/src').filter(
      // What letters become in an address isn't a text.
      (file) => !/\.test\.tsx?$|\/test\/|\/slug\.ts$/.test(file),
    );
    const missing = texts.flatMap((file) =>
      charactersOf(file)
        .filter((character) => inOtherFile.has(character.codePointAt(0) ?? 0))
        .filter((character) => family.startsWith('Inter') || !notInTitles.includes(character))
        .map((character) => `${file}: ${character}`),
    );
    expect(missing).toEqual([]);
    expect(range).toContain('’'.codePointAt(0));
  });

  it('are preceded by fonts of the device with their height, so that little moves when they arrive', () => {
    const rules = textOf('web/src/styles/font-fallbacks.css').split('@font-face').slice(1);
    const tokens = textOf('web/src/styles/tokens.css');
    for (const { family, file } of basicFaces) {
      const { ascent, descent, unitsPerEm } = fontkit.create(
        readFileSync(join(import.meta.dirname, '..', folder, file)),
      );
      const own = rules.filter((rule) => rule.includes(`'${family.split(' ')[0]} as `));
      expect(own.length).toBeGreaterThan(2);
      for (const rule of own) {
        const percent = (name: string): number => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
        const size = percent('size-adjust');
        expect(percent('ascent-override') * size).toBeCloseTo(ascent / unitsPerEm, 2);
        expect(percent('descent-override') * size).toBeCloseTo(-descent / unitsPerEm, 2);
        const name = /font-family: ('[^']+')/.exec(rule)?.[1] ?? '';
        expect(tokens.indexOf(name)).toBeGreaterThan(tokens.indexOf(`'${family}'`));
      }
    }
  });

  it('have every weight that a style sheet asks for, and none is asked for in italics', () => {
    const styles = styleSheets().filter((file) => !file.endsWith('/fonts.css'));
    const weights = styles.flatMap((file) =>
      [...textOf(file).matchAll(/font(?:-weight)?: (\d{3})\b([^;]*);/g)].map(([, weight, rest = '']) => {
        const family = rest.includes('--font-display') ? 'Fraunces Variable' : 'any';
        return { file, family, weight: Number(weight) };
      }),
    );
    const isThere = (family: string, weight: number): boolean =>
      faces.some(
        ({ family: name, weights: [least = 0, most = 0] }) =>
          [name, 'any'].includes(family) && weight >= least && weight <= most,
      );
    expect(weights.length).toBeGreaterThan(50);
    expect(weights.filter(({ family, weight }) => !isThere(family, weight))).toEqual([]);
    expect(styles.filter((file) => /font-style: (?:italic|oblique)/.test(textOf(file)))).toEqual([]);
  });
});
