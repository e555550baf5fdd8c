// Makes web/src/styles/fonts/*.woff2 and web/src/styles/fonts.css from fontsource's files, of which the site needs a part
// (docs/decisions/0089-fonts-in-two-parts.md): node web/tools/build-fonts.mjs && npm run format
import { readFileSync, writeFileSync } from 'node:fs';
import fontkit from '@pdf-lib/fontkit';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
/** The signs of the site's own titles, and the accented letters that the demo's names have most often. */
const ofTitles = `${ascii}\u00a0°·×–—‘’“”…′−áéíóö`;

/** The axes have the range that the style sheets use. Their default is at an end: in between, every glyph would have twice the deltas. */
const families = [
  {
    name: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    // The largest text is 69.6 px (--text-5xl), and browsers choose the design for a text's size in px.
    display: 'swap',
    axes: { wght: { min: 360, max: 480, default: 360 }, opsz: { min: 9, max: 72, default: 9 } },
    // `rvrn` changes h, m, n, s and & above 18 px.
    features: ['kern', 'liga', 'rvrn'],
    basic: ofTitles,
  },
  {
    name: 'Inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    // The device's own font looks much like it, so it isn't exchanged while someone reads (docs/decisions/0264-fonts-until-they-arrive.md).
    display: 'optional',
    // <b> and <th> have 700.
    axes: { wght: { min: 400, max: 700, default: 400 } },
    // What browsers apply by themselves, and tabular figures. Fractions and proportional figures aren't asked for anywhere.
    features: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
    basic: `${ofTitles}©÷•`,
  },
];

const here = (path) => new URL(path, import.meta.url);

/** Every character that a font has a glyph for. fontkit also lists the end of the table, U+FFFF. */
const charactersOf = (font) =>
  fontkit
    .create(font)
    .characterSet.filter((code) => code < 0xffff)
    .map((code) => String.fromCodePoint(code));

/** Letters without a glyph that are drawn as a letter and an accent, such as ō, and what each is drawn with. */
function composedOf(all) {
  const composed = new Map(all.map((character) => [character, [character]]));
  for (const [first, last] of [
    [0xc0, 0x24f],
    [0x1e00, 0x1eff],
  ])
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code);
      const parts = letter.normalize('NFD');
      const base = composed.get(parts.slice(0, -1).normalize('NFC'));
      const accent = parts.at(-1);
      if (!composed.has(letter) && base && all.includes(accent)) composed.set(letter, [...base, accent]);
    }
  return new Map([...composed].filter(([letter]) => !all.includes(letter)));
}

/** `U+20-7E, U+A0`: the characters as the value of `unicode-range`. */
function rangeOf(characters) {
  const codes = characters.map((character) => character.codePointAt(0)).toSorted((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  const hex = (code) => code.toString(16).toUpperCase();
  return starts.map((start, i) => `U+${hex(start)}${ends[i] === start ? '' : `-${hex(ends[i])}`}`);
}

function fontFace({ name, axes, display }, part, characters) {
  return `@font-face {
  font-family: '${name} Variable';
  src: url(fonts/${name.toLowerCase()}-${part}.woff2) format('woff2');
  font-weight: ${axes.wght.min} ${axes.wght.max};
  font-style: normal;
  font-display: ${display};
  unicode-range:
    ${rangeOf(characters).join(',\n    ')};
}
`;
}

let styles = `/*
 * The two font families, each in two files: every page loads the basic characters, and one of the others loads the rest.
 * We serve the files ourselves; nothing is loaded from other sites. web/tools/build-fonts.mjs makes them, and this file.
 */
`;
for (const family of families) {
  const source = readFileSync(new URL(import.meta.resolve(family.source)));
  const all = charactersOf(source);
  const basic = all.filter((character) => family.basic.includes(character));
  const others = all.filter((character) => !family.basic.includes(character));
  // Without `mark`, an accent would be beside its letter.
  const composed = family.features.includes('mark') ? composedOf(all) : new Map();
  // A browser draws a letter from one file, so the one with the accents also has the letters below them. It comes before the basic one,
  // which has what both claim.
  const glyphs = [...new Set([...others, ...[...composed.values()].flat()])];
  const parts = {
    more: { glyphs, characters: [...glyphs, ...composed.keys()] },
    basic: { glyphs: basic, characters: basic },
  };
  for (const [part, { glyphs, characters }] of Object.entries(parts)) {
    const font = await subsetFont(source, glyphs.join(''), {
      targetFormat: 'woff2',
      variationAxes: family.axes,
      keepFeatures: family.features,
      // Names of styles, for menus of programs.
      dropTables: ['STAT'],
    });
    const file = `${family.name.toLowerCase()}-${part}.woff2`;
    writeFileSync(here(`../src/styles/fonts/${file}`), font);
    styles += fontFace(family, part, characters);
    console.log(`${file}: ${characters.length} characters, ${font.length} bytes`);
  }
}
writeFileSync(here('../src/styles/fonts.css'), styles);
