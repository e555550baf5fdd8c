import { productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { PDFDocument, PDFName, PDFString, type PDFPage } from 'pdf-lib';
import type { PrintedWaiver } from '../printed-waiver';
import { embedFonts, type TicketFonts } from './fonts';
import { inks } from './inks';
import { drawMark } from './scenery';
import { linesOf, writeLine } from './typesetting';

/** In points. As wide as A4 and as high as Letter, so it prints on either without shrinking. */
const sheet = { width: 595, height: 792, margin: 54 } as const;
const inner = sheet.width - 2 * sheet.margin;
const labelWidth = 110;
/** Nothing is written below this but the page's number. */
const lowest = 64;
const footY = 36;
/** More lines than the longest text has. */
const allLines = 100_000;

/** Where the next line goes. Changes in place. */
interface Pen {
  readonly document: PDFDocument;
  readonly fonts: TicketFonts;
  page: PDFPage;
  y: number;
}

/** Draws a signed waiver as a PDF, on as many pages as it takes. The same signature always gives the same file. */
export async function drawWaiver(waiver: PrintedWaiver): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = await embedFonts(document, textsOf(waiver));
  const pen: Pen = { document, fonts, page: document.addPage([sheet.width, sheet.height]), y: 736 };
  drawHead(pen, waiver);
  for (const [label, text] of waiver.details) drawDetail(pen, label, text);
  drawRule(pen);
  for (const paragraph of waiver.text.split('\n')) drawParagraph(pen, paragraph, { size: 11, leading: 16 });
  drawRule(pen);
  drawSignature(pen, waiver);
  drawFeet(pen, waiver);
  describe(document, waiver);
  return Buffer.from(await document.save());
}

function textsOf({ title, text, details, statement, signedName }: PrintedWaiver): string[] {
  return [title, text, ...details.flat(), statement, signedName];
}

function drawHead(pen: Pen, { title, number }: PrintedWaiver): void {
  const { display, text } = pen.fonts;
  drawMark(pen.page, { x: sheet.margin, top: 756 });
  writeLine(pen.page, productName, { fonts: display, size: 18, x: sheet.margin + 38, y: 736, color: inks.ink });
  pen.y = 680;
  for (const line of linesOf(title, { fonts: display, size: 26, width: inner, maxLines: 4 })) {
    writeLine(pen.page, line, { fonts: display, size: 26, x: sheet.margin, y: pen.y, color: inks.ink });
    pen.y -= 32;
  }
  writeLine(pen.page, `Signed waiver ${number}`, {
    fonts: text,
    size: 13,
    x: sheet.margin,
    y: pen.y,
    color: inks.quiet,
  });
  pen.y -= 32;
}

/** Begins another page if this much doesn't fit any more. */
function makeRoom(pen: Pen, height: number): void {
  if (pen.y - height >= lowest) return;
  pen.page = pen.document.addPage([sheet.width, sheet.height]);
  pen.y = sheet.height - sheet.margin - 12;
}

function drawDetail(pen: Pen, label: string, text: string): void {
  const style = { fonts: pen.fonts.text, size: 11 };
  const lines = linesOf(text, { ...style, width: inner - labelWidth, maxLines: 3 });
  makeRoom(pen, lines.length * 17);
  writeLine(pen.page, label, { ...style, x: sheet.margin, y: pen.y, color: inks.quiet });
  for (const line of lines) {
    writeLine(pen.page, line, { ...style, x: sheet.margin + labelWidth, y: pen.y, color: inks.ink });
    pen.y -= 17;
  }
}

function drawRule(pen: Pen): void {
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
function drawParagraph(pen: Pen, text: string, { size, leading }: { readonly size: number; readonly leading: number }) {
  if (text.trim() === '') pen.y -= leading / 2;
  else
    for (const line of linesOf(text, { fonts: pen.fonts.text, size, width: inner, maxLines: allLines })) {
      makeRoom(pen, leading);
      writeLine(pen.page, line, { fonts: pen.fonts.text, size, x: sheet.margin, y: pen.y, color: inks.ink });
      pen.y -= leading;
    }
}

/** The statement and the name stay together on one page. */
function drawSignature(pen: Pen, { statement, signedName }: PrintedWaiver): void {
  makeRoom(pen, 130);
  drawParagraph(pen, statement, { size: 11, leading: 16 });
  pen.y -= 18;
  const name = { fonts: pen.fonts.display, size: 20 };
  for (const line of linesOf(signedName, { ...name, width: inner, maxLines: 3 })) {
    writeLine(pen.page, line, { ...name, x: sheet.margin, y: pen.y, color: inks.ink });
    pen.y -= 26;
  }
}

/** On each page: which waiver it is, and its page. */
function drawFeet({ document, fonts }: Pen, { number, textHash }: PrintedWaiver): void {
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const foot = `${number} · page ${index + 1} of ${pages.length} · SHA-256 of the text: ${textHash}`;
    writeLine(page, foot, { fonts: fonts.text, size: 7.5, x: sheet.margin, y: footY, color: inks.quiet });
  }
}

function describe(document: PDFDocument, { title, number, signedAt }: PrintedWaiver): void {
  document.setTitle(`${title} (${number})`, { showInWindowTitleBar: true });
  document.setAuthor(productName);
  document.setCreator(productName);
  document.setProducer(productName);
  document.setCreationDate(signedAt);
  document.setModificationDate(signedAt);
  document.catalog.set(PDFName.of('Lang'), PDFString.of(siteLanguage));
}
