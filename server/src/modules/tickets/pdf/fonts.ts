import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont } from 'pdf-lib';

/** Where the fonts stand, and their licences. Why these: docs/decisions/0007-fonts-of-tickets.md. */
const folder = new URL('../../../../fonts/', import.meta.url);

/** Every font in a file of its own; later ones write what earlier ones cannot. */
const files = ['fraunces-400.ttf', 'inter-400.ttf', 'dejavu-sans.ttf'] as const;

type ParsedFont = ReturnType<typeof fontkit.create>;

/** A font in a document, and what it can write. */
export interface TicketFont {
  readonly font: PDFFont;
  has(codePoint: number): boolean;
}

/** The two voices of a ticket, each a line of fonts to look for a letter in. */
export interface TicketFonts {
  /** For names and titles: Latin in Fraunces, everything else as in `text`. */
  readonly display: readonly TicketFont[];
  /** Latin, Greek and Cyrillic in Inter; Hebrew, Arabic, Armenian, Georgian and signs in DejaVu Sans. */
  readonly text: readonly TicketFont[];
}

let parsed: Promise<readonly ParsedFont[]> | undefined;

/** Puts the fonts into a document; of each only the letters that are used end up in the file. */
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

/** Parsing takes longer than writing, and what comes of it does not change: it is done once a process. */
function parseFonts(): Promise<readonly ParsedFont[]> {
  return Promise.all(files.map(async (file) => fontkit.create(await readFile(new URL(file, folder)))));
}
