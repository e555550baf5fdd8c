import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

/** Where the fonts and their licences are. Why these: docs/decisions/0007-fonts-of-tickets.md. */
const folder = new URL('../../../../fonts/', import.meta.url);

/** One file per font, in order of preference: a later font is for letters that the earlier ones don't have. */
const files = ['fraunces-400.ttf', 'inter-400.ttf', 'dejavu-sans.ttf'] as const;

type ParsedFont = ReturnType<typeof fontkit.create>;

/** A font in a document, and what it can write. */
export interface TicketFont {
  readonly font: PDFFont;
  has(codePoint: number): boolean;
}

/** The two text styles of a ticket, each with the fonts to try for a letter, in order. */
export interface TicketFonts {
  /** For names and titles: Latin in Fraunces, everything else as in `text`. */
  readonly display: readonly TicketFont[];
  /** Latin, Greek and Cyrillic in Inter; Hebrew, Arabic, Armenian, Georgian and symbols in DejaVu Sans. */
  readonly text: readonly TicketFont[];
}

let parsed: Promise<readonly ParsedFont[]> | undefined;

/** Embeds the fonts in a document; the file only includes the letters it uses. */
export async function embedFonts(document: PDFDocument): Promise<TicketFonts> {
  const display: TicketFont[] = [];
  for (const font of await (parsed ??= parseFonts())) display.push(await embedFont(document, font));
  return { display, text: display.slice(1) };
}

async function embedFont(document: PDFDocument, font: ParsedFont): Promise<TicketFont> {
  document.registerFontkit({ create: () => font });
  return {
    font: await document.embedFont(new Uint8Array(), { subset: true }),
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
  };
}

/** Parsing the fonts takes longer than drawing a ticket, and the result never changes, so each process does it once. */
function parseFonts(): Promise<readonly ParsedFont[]> {
  return Promise.all(files.map(async (file) => fontkit.create(await readFile(new URL(file, folder)))));
}
