import { productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { PDFDocument, PDFName, PDFString, type PDFPage } from 'pdf-lib';
import { embedFonts, type TicketFonts } from './fonts';
import { inks, drawMark } from './inks';
import { linesOf, writeLine } from './typesetting';

/** In points. As wide as A4 and as high as Letter, so it prints on either without shrinking. */
export const sheet = { width: 595, height: 792, margin: 54 } as const;
export const inner = sheet.width - 2 * sheet.margin;
const labelWidth = 110;
/** Nothing is written below this but the page's number. */
const lowest = 64;
const footY = 36;
/** More lines than the longest text has. */
const allLines = 100_000;

/** A document of text, and where the next line goes. Changes in place. */
export interface TextPages {
  readonly document: PDFDocument;
  readonly fonts: TicketFonts;
  page: PDFPage;
  y: number;
}

/** Begins a document of text. @param texts everything that will be written, for its fonts */
export async function beginPages(texts: readonly string[]): Promise<TextPages> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = await embedFonts(document, [...texts]);
  return { document, fonts, page: document.addPage([sheet.width, sheet.height]), y: 736 };
}

/** The site's name, the title, and a line below it. */
export function drawTitle(pen: TextPages, title: string, below: string): void {
  const { display, text } = pen.fonts;
  drawMark(pen.page, { x: sheet.margin, top: 756 });
  writeLine(pen.page, productName, { fonts: display, size: 18, x: sheet.margin + 38, y: 736, color: inks.ink });
  pen.y = 680;
  for (const line of linesOf(title, { fonts: display, size: 26, width: inner, maxLines: 4 })) {
    writeLine(pen.page, line, { fonts: display, size: 26, x: sheet.margin, y: pen.y, color: inks.ink });
    pen.y -= 32;
  }
  writeLine(pen.page, below, { fonts: text, size: 13, x: sheet.margin, y: pen.y, color: inks.quiet });
  pen.y -= 32;
}

/** Begins another page if this much doesn't fit any more. */
export function makeRoom(pen: TextPages, height: number): void {
  if (pen.y - height >= lowest) return;
  pen.page = pen.document.addPage([sheet.width, sheet.height]);
  pen.y = sheet.height - sheet.margin - 12;
}

export function drawDetail(pen: TextPages, label: string, text: string): void {
  const style = { fonts: pen.fonts.text, size: 11 };
  const lines = linesOf(text, { ...style, width: inner - labelWidth, maxLines: 3 });
  makeRoom(pen, lines.length * 17);
  writeLine(pen.page, label, { ...style, x: sheet.margin, y: pen.y, color: inks.quiet });
  for (const line of lines) {
    writeLine(pen.page, line, { ...style, x: sheet.margin + labelWidth, y: pen.y, color: inks.ink });
    pen.y -= 17;
  }
}

export function drawRule(pen: TextPages): void {
  makeRoom(pen, 36);
  pen.y -= 4;
  const [start, end] = [
    { x: sheet.margin, y: pen.y },
    { x: sheet.width - sheet.margin, y: pen.y },
  ];
  pen.page.drawLine({ start, end, color: inks.edge, thickness: 0.8 });
  pen.y -= 24;
}

/** An empty paragraph is a gap. */
export function drawParagraph(
  pen: TextPages,
  text: string,
  { size, leading }: { readonly size: number; readonly leading: number },
) {
  if (text.trim() === '') pen.y -= leading / 2;
  else
    for (const line of linesOf(text, { fonts: pen.fonts.text, size, width: inner, maxLines: allLines })) {
      makeRoom(pen, leading);
      writeLine(pen.page, line, { fonts: pen.fonts.text, size, x: sheet.margin, y: pen.y, color: inks.ink });
      pen.y -= leading;
    }
}

/** A line at the foot of each page. */
export function drawFeet({ document, fonts }: TextPages, footOf: (page: number, of: number) => string): void {
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const foot = footOf(index + 1, pages.length);
    writeLine(page, foot, { fonts: fonts.text, size: 7.5, x: sheet.margin, y: footY, color: inks.quiet });
  }
}

/** Ends the document. @param madeAt what the file says it was made at, so that it's always the same */
export async function endPages({ document }: TextPages, title: string, madeAt: Date): Promise<Buffer> {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(productName);
  document.setCreator(productName);
  document.setProducer(productName);
  document.setCreationDate(madeAt);
  document.setModificationDate(madeAt);
  document.catalog.set(PDFName.of('Lang'), PDFString.of(siteLanguage));
  return Buffer.from(await document.save());
}
