// Makes web/src/styles/fonts/*.woff2 and web/src/styles/fonts.css from fontsource's files, of which the site needs a part
// (docs/archive/decisions/0089-fonts-in-two-parts.md): node web/tools/build-fonts.mjs && npm run format
import { readFileSync, writeFileSync } from 'node:fs';
import fontkit from '@pdf-lib/fontkit';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
/** The signs of the site's own titles, and the accented letters that the demo's names have most often. */
const ofTitles = `${ascii}\u00a0°·×–—‘’“”…′−áéíóö`;

/** Letters such as ō, ș, ǎ and ṇ, of names in Latin letters that Western Europe's alphabets don't have. First and last of each range. */
const lettersOfNames = [
  [0x100, 0x17f],
  [0x1cd, 0x1dc],
  [0x218, 0x21b],
  [0x1e00, 0x1eff],
];
const isLetterOfNames = (code) => lettersOfNames.some(([first, last]) => code >= first && code <= last);

/** The axes have the range that the style sheets use. Their default is at an end: in between, every glyph would have twice the deltas. */
const families = [
  {
    name: 'Fraunces',
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    names: [],
    // The largest text is 69.6 px (--text-5xl), and browsers choose the design for a text's size in px.
    display: 'swap',
    axes: { wght: { min: 360, max: 480, default: 360 }, opsz: { min: 9, max: 72, default: 9 } },
    // `rvrn` changes h, m, n, s and & above 18 px.
    features: ['kern', 'liga', 'rvrn'],
    basic: ofTitles,
  },
  {
    name: 'Inter',
    source: 'inter/files/inter-latin-wght-normal.woff2',
    names: ['latin-ext', 'vietnamese'],
    // The device's own font looks much like it, so it isn't exchanged while someone reads (docs/archive/decisions/0264-fonts-until-they-arrive.md).
    display: 'optional',
    // <b> and <th> have 700.
    axes: { wght: { min: 400, max: 700, default: 400 } },
    // What browsers apply by themselves, and tabular figures. Fractions and proportional figures aren't asked for anywhere.
    features: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
    basic: `${ofTitles}©÷•`,
  },
];

const read = (source) => readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${source}`)));
const here = (path) => new URL(path, import.meta.url);

/** Every character that a font has a glyph for. fontkit also lists the end of the table, U+FFFF. */
const charactersOf = (font) =>
  fontkit
    .create(font)
    .characterSet.filter((code) => code < 0xffff)
    .map((code) => String.fromCodePoint(code));

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

/** The parts of a family, each with its characters: no character is in two, so a page loads a file for what it shows, however late others come. */
function* partsOf({ source, names, basic }) {
  const latin = read(source);
  const all = charactersOf(latin);
  yield { part: 'more', font: latin, characters: all.filter((character) => !basic.includes(character)) };
  yield { part: 'basic', font: latin, characters: all.filter((character) => basic.includes(character)) };
  for (const name of names) {
    const font = read(source.replace('latin', name));
    const letters = charactersOf(font).filter(
      (letter) => isLetterOfNames(letter.codePointAt(0)) && !all.includes(letter),
    );
    yield { part: name, font, characters: letters };
    all.push(...letters);
  }
}

let styles = `/*
 * The font families in parts: every page loads the basic characters, and another file when it shows one of that file's characters.
 * We serve the files ourselves; nothing is loaded from other sites. web/tools/build-fonts.mjs makes them, and this file.
 */
`;
for (const family of families) {
  for (const { part, font, characters } of partsOf(family)) {
    const subset = await subsetFont(font, characters.join(''), {
      targetFormat: 'woff2',
      variationAxes: family.axes,
      keepFeatures: family.features,
      // Names of styles, for menus of programs.
      dropTables: ['STAT'],
    });
    const file = `${family.name.toLowerCase()}-${part}.woff2`;
    writeFileSync(here(`../src/styles/fonts/${file}`), subset);
    styles += fontFace(family, part, characters);
    console.log(`${file}: ${characters.length} characters, ${subset.length} bytes`);
  }
}
writeFileSync(here('../src/styles/fonts.css'), styles);
