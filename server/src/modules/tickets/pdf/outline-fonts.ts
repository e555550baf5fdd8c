import type { Blob, Buffer, Face, Font } from 'harfbuzzjs';
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
  const shaped = (text: string): Shaped => shapedText(shaper, { font, text });
  return {
    keepsJoiners: true,
    canWrite: (letter) =>
      (!isForItsScriptOnly || script.test(letter)) &&
      [...letter].every((each) => letters.has(each.codePointAt(0) ?? 0) || joiner.test(each)),
    widthOf: (text, size) => (shaped(text).advance / face.upem) * size,
    write: (page, text, { x, y, size, color }) =>
      page.drawSvgPath(shaped(text).path, { x, y, scale: size / face.upem, color }),
  };
}

/** A text as it's drawn, in the font's units. */
interface Shaped {
  /** An SVG path, whose y grows downwards, from where the baseline begins. */
  readonly path: string;
  readonly advance: number;
}

function shapedText(shaper: Shaper, { font, text }: { font: Font; text: string }): Shaped {
  const buffer = new shaper.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shaper.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
  let advance = 0;
  const parts: string[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    parts.push(outlineOf(font, glyph, { x: advance + xOffset, y: yOffset }));
    advance += xAdvance;
  }
  return { path: parts.join(''), advance };
}

/** A glyph's outline at a place on the baseline. Values are pairs of x and y. */
function outlineOf(font: Font, glyph: number, at: { readonly x: number; readonly y: number }): string {
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      const moved = values.map((value, index) => (index % 2 === 0 ? value + at.x : -(value + at.y)));
      return `${type}${moved.join(' ')}`;
    })
    .join('');
}
