import { productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { PDFDocument, PDFName, PDFString, type PDFPage } from 'pdf-lib';
import type { PrintedDocument, PrintedLine } from '../printed-document';
import { embedFonts, type TicketFonts } from './fonts';
import { inks, drawMark } from './inks';
import { linesOf, widthOf, writeLine, type TextStyle } from './typesetting';

/** In points. As wide as A4 and as high as Letter, so it prints on either without shrinking. */
const sheet = { width: 595, height: 792, margin: 54 } as const;
const inner = sheet.width - 2 * sheet.margin;
const labelWidth = 110;
const amountWidth = 110;
/** Nothing is written below this. */
const lowest = 64;

/** Where the next line goes. Changes in place. */
interface Pen {
  page: PDFPage;
  y: number;
}

interface Paper {
  readonly document: PDFDocument;
  readonly fonts: TicketFonts;
  readonly pen: Pen;
}

/** Draws a document with amounts as a PDF, on as many pages as it takes. The same document always gives the same file. */
export async function drawDocument(printed: PrintedDocument): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const fonts = await embedFonts(document, textsOf(printed));
  const paper = { document, fonts, pen: { page: newPage(document), y: 736 } };
  drawHead(paper, printed);
  for (const [label, text] of printed.details) drawDetail(paper, label, text);
  paper.pen.y -= 14;
  drawRule(paper);
  for (const line of printed.lines) drawAmount(paper, line);
  drawRule(paper);
  drawTotal(paper, printed.total);
  for (const note of printed.notes) drawNote(paper, note);
  describe(document, printed);
  return Buffer.from(await document.save());
}

function textsOf({ title, details, lines, notes }: PrintedDocument): string[] {
  return [title, ...details.flat(), ...lines.flatMap(({ label, detail }) => [label, detail ?? '']), ...notes];
}

function newPage(document: PDFDocument): PDFPage {
  return document.addPage([sheet.width, sheet.height]);
}

function body({ fonts }: Paper, size: number): TextStyle {
  return { fonts: fonts.text, size };
}

function drawHead(paper: Paper, { title, number }: PrintedDocument): void {
  const { fonts, pen } = paper;
  drawMark(pen.page, { x: sheet.margin, top: 756 });
  writeLine(pen.page, productName, { fonts: fonts.display, size: 18, x: sheet.margin + 38, y: 736, color: inks.ink });
  writeLine(pen.page, title, { fonts: fonts.display, size: 30, x: sheet.margin, y: 672, color: inks.ink });
  writeLine(pen.page, number, { ...body(paper, 13), x: sheet.margin, y: 650, color: inks.quiet });
  pen.y = 616;
}

/** Begins another page if this much doesn't fit any more. */
function makeRoom({ document, pen }: Paper, height: number): void {
  if (pen.y - height >= lowest) return;
  pen.page = newPage(document);
  pen.y = sheet.height - sheet.margin - 12;
}

function drawDetail(paper: Paper, label: string, text: string): void {
  const style = body(paper, 11);
  const lines = linesOf(text, { ...style, width: inner - labelWidth, maxLines: 3 });
  makeRoom(paper, lines.length * 17);
  const { pen } = paper;
  writeLine(pen.page, label, { ...style, x: sheet.margin, y: pen.y, color: inks.quiet });
  for (const line of lines) {
    writeLine(pen.page, line, { ...style, x: sheet.margin + labelWidth, y: pen.y, color: inks.ink });
    pen.y -= 17;
  }
}

function drawRule(paper: Paper): void {
  makeRoom(paper, 20);
  const { page, y } = paper.pen;
  page.drawLine({
    start: { x: sheet.margin, y },
    end: { x: sheet.width - sheet.margin, y },
    color: inks.edge,
    thickness: 0.8,
  });
  paper.pen.y -= 22;
}

function drawAmount(paper: Paper, { label, detail, amount }: PrintedLine): void {
  const [style, small] = [body(paper, 11), body(paper, 9)];
  const width = inner - amountWidth;
  const labels = linesOf(label, { ...style, width, maxLines: 2 });
  const details = detail === null ? [] : linesOf(detail, { ...small, width, maxLines: 2 });
  makeRoom(paper, labels.length * 17 + details.length * 14);
  const { pen } = paper;
  writeRight(pen.page, amount, { ...style, y: pen.y });
  for (const line of labels) {
    writeLine(pen.page, line, { ...style, x: sheet.margin, y: pen.y, color: inks.ink });
    pen.y -= 17;
  }
  for (const line of details) {
    writeLine(pen.page, line, { ...small, x: sheet.margin, y: pen.y + 2, color: inks.quiet });
    pen.y -= 14;
  }
}

function drawTotal(paper: Paper, [label, amount]: PrintedDocument['total']): void {
  makeRoom(paper, 24);
  const { pen } = paper;
  const style = body(paper, 14);
  writeLine(pen.page, label, { ...style, x: sheet.margin, y: pen.y, color: inks.ink });
  writeRight(pen.page, amount, { ...style, y: pen.y });
  pen.y -= 36;
}

function drawNote(paper: Paper, note: string): void {
  const style = body(paper, 10);
  for (const line of linesOf(note, { ...style, width: inner, maxLines: 6 })) {
    makeRoom(paper, 15);
    writeLine(paper.pen.page, line, { ...style, x: sheet.margin, y: paper.pen.y, color: inks.quiet });
    paper.pen.y -= 15;
  }
  paper.pen.y -= 5;
}

function writeRight(page: PDFPage, text: string, { y, ...style }: TextStyle & { y: number }): void {
  writeLine(page, text, { ...style, x: sheet.width - sheet.margin - widthOf(text, style), y, color: inks.ink });
}

function describe(document: PDFDocument, { title, number, issuedAt }: PrintedDocument): void {
  document.setTitle(`${title} ${number}`, { showInWindowTitleBar: true });
  document.setAuthor(productName);
  document.setCreator(productName);
  document.setProducer(productName);
  document.setCreationDate(issuedAt);
  document.setModificationDate(issuedAt);
  document.catalog.set(PDFName.of('Lang'), PDFString.of(siteLanguage));
}
