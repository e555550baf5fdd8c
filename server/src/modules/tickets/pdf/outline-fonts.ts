import { deflateSync } from 'node:zlib';
import type { Blob, Buffer, Face, Font } from 'harfbuzzjs';
import {
  concatTransformationMatrix,
  drawObject,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  setFillingColor,
  translate,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';
import { readFont, type TicketFont } from './ticket-font';

/** Emoji, flags and keycaps, drawn in one colour. What one looks like depends on all its parts. */
const emoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u;

interface OutlineFile {
  readonly name: string;
  readonly script: RegExp;
  /** Blanks and punctuation beside its letters are written in another font, as text that can be copied. */
  readonly isForItsScriptOnly?: boolean;
}

/**
 * Fonts for scripts whose letters form syllables, or whose fonts are too large to embed. HarfBuzz shapes their text, and its outlines are
 * drawn instead of letters. Why: docs/archive/decisions/0007-fonts-of-tickets.md.
 */
const files: readonly OutlineFile[] = [
  { name: 'noto-devanagari', script: /\p{scx=Devanagari}/u },
  { name: 'noto-bengali', script: /\p{scx=Bengali}/u },
  { name: 'noto-gurmukhi', script: /\p{scx=Gurmukhi}/u },
  { name: 'noto-gujarati', script: /\p{scx=Gujarati}/u },
  { name: 'noto-tamil', script: /\p{scx=Tamil}/u },
  { name: 'noto-telugu', script: /\p{scx=Telugu}/u },
  { name: 'noto-kannada', script: /\p{scx=Kannada}/u },
  { name: 'noto-malayalam', script: /\p{scx=Malayalam}/u },
  { name: 'noto-sinhala', script: /\p{scx=Sinhala}/u },
  { name: 'noto-thai', script: /\p{scx=Thai}/u },
  { name: 'noto-lao', script: /\p{scx=Lao}/u },
  { name: 'noto-khmer', script: /\p{scx=Khmer}/u },
  { name: 'noto-myanmar', script: /\p{scx=Myanmar}/u },
  { name: 'noto-ethiopic', script: /\p{scx=Ethiopic}/u },
  { name: 'noto-canadian-aboriginal', script: /\p{scx=Canadian_Aboriginal}/u },
  { name: 'noto-cherokee', script: /\p{scx=Cherokee}/u },
  { name: 'noto-osage', script: /\p{scx=Osage}/u },
  {
    name: 'droid-fallback',
    script: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\p{scx=Hangul}\uff00-\uffef]/u,
  },
  { name: 'noto-emoji', script: emoji, isForItsScriptOnly: true },
];

const loaded = new Map<string, Promise<TicketFont>>();

/** The outline fonts that some texts need. Each is read once, when the first text needs it. */
export async function outlineFontsFor(texts: readonly string[]): Promise<readonly TicketFont[]> {
  const needed = files.filter(({ script }) => texts.some((text) => script.test(text)));
  return Promise.all(needed.map((file) => loaded.get(file.name) ?? load(file)));
}

function load(file: OutlineFile): Promise<TicketFont> {
  const font = readOutlineFont(file);
  loaded.set(file.name, font);
  // A read that failed is tried again the next time.
  font.catch(() => loaded.delete(file.name));
  return font;
}

/** The parts of the library that we use. */
interface Shaper {
  readonly Blob: typeof Blob;
  readonly Buffer: typeof Buffer;
  readonly Face: typeof Face;
  readonly Font: typeof Font;
  shape(font: Font, buffer: Buffer): void;
}

async function readOutlineFont({ name, script, isForItsScriptOnly = false }: OutlineFile): Promise<TicketFont> {
  // The library is a megabyte, and most tickets don't need it.
  const shaper: Shaper = await import('harfbuzzjs');
  const bytes = await readFont(name);
  const face = new shaper.Face(new shaper.Blob(Uint8Array.from(bytes).buffer));
  const font = new shaper.Font(face);
  const letters = new Set(face.collectUnicodes());
  const joiner = /^\p{Default_Ignorable_Code_Point}$/u;
  const shaped = (text: string) => shapedText(shaper, { font, text });
  const formOf = keptForms(name, { font, upem: face.upem });
  return {
    keepsJoiners: true,
    canWrite: (letter) =>
      (!isForItsScriptOnly || script.test(letter)) &&
      [...letter].every((each) => letters.has(each.codePointAt(0) ?? 0) || joiner.test(each)),
    widthOf: (text, size) => (shaped(text).advance / face.upem) * size,
    write: (page, text, { x, y, size, color }) => {
      const scale = size / face.upem;
      page.pushOperators(pushGraphicsState(), setFillingColor(color));
      page.pushOperators(concatTransformationMatrix(scale, 0, 0, scale, x, y));
      let last = { x: 0, y: 0 };
      for (const { glyph, at } of shaped(text).glyphs) {
        page.pushOperators(translate(at.x - last.x, at.y - last.y), drawObject(formOf(page, glyph)));
        last = at;
      }
      page.pushOperators(popGraphicsState());
    },
  };
}

/**
 * Each glyph's outline is in a file once, as a form that pages draw where they need it: a long text in Thai would take megabytes, and most
 * of the time that it takes to draw.
 * @returns the name of a glyph's form on a page
 */
function keptForms(fontName: string, { font, upem }: { readonly font: Font; readonly upem: number }) {
  const files = new WeakMap<PDFDocument, Map<number, PDFRef>>();
  // No glyph is as large as this.
  const BBox = [-4 * upem, -4 * upem, 8 * upem, 8 * upem];
  const dictionary = { Type: 'XObject', Subtype: 'Form', Filter: 'FlateDecode', BBox };
  // The library's own compression takes milliseconds for each.
  const drawn = (glyph: number) => deflateSync(outlineOf(font, glyph));
  return ({ doc, node }: PDFPage, glyph: number): PDFName => {
    const forms = files.get(doc) ?? new Map<number, PDFRef>();
    files.set(doc, forms);
    const form = forms.get(glyph) ?? doc.context.register(doc.context.stream(drawn(glyph), dictionary));
    forms.set(glyph, form);
    const name = PDFName.of(`${fontName}-${glyph}`);
    node.setXObject(name, form);
    return name;
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A glyph's outline in a file's own words. There are no quadratic curves in it, so those become cubic ones of the same shape. */
function outlineOf(font: Font, glyph: number): string {
  let [fromX, fromY] = [0, 0];
  const parts = font.glyphToJson(glyph).map(({ type, values }) => {
    const [x = fromX, y = fromY] = values.slice(-2);
    const [x1 = x, y1 = y] = values;
    const toward = (start: number, control: number) => (start + (2 / 3) * (control - start)).toFixed(1);
    const curve = `${toward(fromX, x1)} ${toward(fromY, y1)} ${toward(x, x1)} ${toward(y, y1)} ${x} ${y} c`;
    [fromX, fromY] = [x, y];
    if (type === 'Q') return curve;
    return type === 'Z' ? 'h' : `${values.join(' ')} ${type.toLowerCase()}`;
  });
  return `${parts.join('\n')} f`;
}

/** A text as it's drawn, in the font's units: its glyphs, each from its place on the baseline, and how far the baseline goes. */
interface Shaped {
  readonly glyphs: readonly { readonly glyph: number; readonly at: Point }[];
  readonly advance: number;
}

function shapedText(shaper: Shaper, { font, text }: { font: Font; text: string }): Shaped {
  const buffer = new shaper.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shaper.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let advance = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const at = { x: advance + xOffset, y: yOffset };
    advance += xAdvance;
    return { glyph, at };
  });
  return { glyphs, advance };
}
