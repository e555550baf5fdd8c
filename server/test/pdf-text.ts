import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFPage } from 'pdf-lib';

/** Each page's texts in the order they were written, decoded with the fonts' own tables. */
export async function pdfTexts(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const document = await PDFDocument.load(bytes);
  return document.getPages().map(textsOf);
}

function textsOf(page: PDFPage): readonly string[] {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const texts: string[] = [];
  let letters: ReadonlyMap<string, string> = new Map();
  for (const [, name, hex] of pdfContentOf(page).matchAll(/\/([^\s/]+) [\d.]+ Tf|<([0-9A-F]*)> Tj/g)) {
    if (name !== undefined) letters = lettersOf(fonts?.lookup(PDFName.of(name), PDFDict));
    if (hex !== undefined)
      texts.push((hex.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph) ?? '\ufffd').join(''));
  }
  return texts;
}

/** What a page draws, as operators. */
export function pdfContentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray().map((each) => page.doc.context.lookup(each)) : [];
  return streams.map(decoded).join('\n');
}

/** The table that maps each glyph to its letters. */
function lettersOf(font: PDFDict | undefined): ReadonlyMap<string, string> {
  const table = decoded(font?.lookup(PDFName.of('ToUnicode')));
  const pairs = [...table.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]*)>$/gim)];
  return new Map(pairs.map(([, glyph = '', text = '']) => [glyph.toUpperCase(), utf16(text)]));
}

function utf16(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
}

function decoded(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) return '';
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}
