import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { PDFPage, RGB } from 'pdf-lib';
import { serverFolder } from '../../../folders';

/** Where the fonts and their licences are. Why these: docs/archive/decisions/0007-fonts-of-tickets.md. */
export const fontFolder = pathToFileURL(join(serverFolder, 'fonts/'));

const decompress = promisify(brotliDecompress);

/** A font as TrueType. The files are compressed, which takes 4 MB off the repository and every release. */
export async function readFont(name: string): Promise<Buffer<ArrayBuffer>> {
  return decompress(await readFile(new URL(`${name}.ttf.br`, fontFolder)));
}

/** Where a stretch of text is written: its baseline's start in points from the lower left corner, its size and its colour. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: RGB;
}

/** A font, and what it can write. */
export interface TicketFont {
  /** Whether joiners and variation selectors mean something to it. Others have no glyph for them. */
  readonly keepsJoiners: boolean;
  /** @param letter a grapheme */
  canWrite(letter: string): boolean;
  /** In points. */
  widthOf(text: string, size: number): number;
  write(page: PDFPage, text: string, place: Place): void;
}
