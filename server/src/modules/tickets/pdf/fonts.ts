import fontkit from '@pdf-lib/fontkit';
import { LRUCache } from 'lru-cache';
import type { PDFDocument } from 'pdf-lib';
import { advanceOf, hasMarks, placingMarks, writeGlyphs, type Layout, type ParsedFont } from './marks';
import { outlineFontsFor } from './outline-fonts';
import { readFont, type TicketFont } from './ticket-font';

/** One file per font, in order of preference: a later font is for letters that the earlier ones don't have. */
const files = ['fraunces-400', 'inter-400', 'dejavu-sans'] as const;

/** How many texts' layouts are kept for each font. A ticket writes a dozen in each, most of them the same on every ticket. */
const keptLayouts = 200;

/** The two text styles of a ticket, each with the fonts to try for a letter, in order. */
export interface TicketFonts {
  /** For names and titles: Latin in Fraunces, everything else as in `text`. */
  readonly display: readonly TicketFont[];
  /** Latin, Greek and Cyrillic in Inter; Hebrew, Arabic, Armenian, Georgian and symbols in DejaVu Sans; other scripts as outlines. */
  readonly text: readonly TicketFont[];
}

let shared: Promise<readonly ParsedFont[]> | undefined;

/**
 * Embeds the fonts in a document; the file only includes the letters it uses.
 * @param texts what will be written; fonts that only other texts need aren't read
 * @param fonts those that all documents share, or others that `parseFonts` has read
 */
export async function embedFonts(
  document: PDFDocument,
  texts: readonly string[],
  fonts: Promise<readonly ParsedFont[]> = (shared ??= parseFonts()),
): Promise<TicketFonts> {
  const display: TicketFont[] = [];
  for (const font of await fonts) display.push(await embedFont(document, font));
  display.push(...(await outlineFontsFor(texts)));
  return { display, text: display.slice(1) };
}

/**
 * Scripts whose letters follow one another, or join as Arabic's do. Scripts that build syllables (Devanagari, Thai) need shaping that the
 * library can't do, even if a font has their letters.
 */
const embeddable =
  /^[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Armenian}\p{scx=Georgian}\p{scx=Hebrew}\p{scx=Arabic}\p{sc=Common}\p{sc=Inherited}]+$/u;

async function embedFont(document: PDFDocument, font: ParsedFont): Promise<TicketFont> {
  document.registerFontkit({ create: () => font });
  const embedded = await document.embedFont(new Uint8Array(), { subset: true });
  return {
    keepsJoiners: false,
    canWrite: (letter) =>
      embeddable.test(letter) && [...letter].every((each) => font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0)),
    widthOf: (text, size) => (advanceOf(font.layout(text)) / font.unitsPerEm) * size,
    write: (page, text, place) => {
      const layout = font.layout(text);
      if (!hasMarks(layout)) page.drawText(text, { ...place, font: embedded });
      else writeGlyphs(page, { font: embedded, text, layout, scale: place.size / font.unitsPerEm }, place);
    },
  };
}

/** Parsing the fonts takes longer than drawing a ticket, and the result never changes, so each process does it once. */
export function parseFonts(): Promise<readonly ParsedFont[]> {
  return Promise.all(
    files.map(async (file) => keepingLayouts(placingMarks(readingLetters(fontkit.create(await readFont(file)))))),
  );
}

/**
 * The library makes one object per glyph, with the letters it was first asked for: none for the 'z' that was first drawn as a part of
 * 'ž', or another text's. The letters are what a viewer copies and reads aloud, so each text gets its own.
 */
function readingLetters(font: ParsedFont): ParsedFont {
  const glyphOf = font.getGlyph.bind(font);
  font.getGlyph = (id, letters = []) => {
    const glyph = glyphOf(id, letters);
    if (letters.length === 0 || String(glyph.codePoints) === String(letters)) return glyph;
    return Object.create(glyph, { codePoints: { value: letters } });
  };
  return font;
}

/** Each line is measured, broken and written. Laying out its letters each time took a fifth of a drawing's time. */
function keepingLayouts(font: ParsedFont): ParsedFont {
  const layOut = font.layout.bind(font);
  const layouts = new LRUCache<string, Layout>({ max: keptLayouts });
  font.layout = (text, features) => {
    const key = JSON.stringify([text, features]);
    const known = layouts.get(key) ?? layOut(text, features);
    layouts.set(key, known);
    return known;
  };
  return font;
}
