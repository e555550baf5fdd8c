import { checkInCodeOf, spokenCheckInCode } from '@ascendant/domain/booking/ticket-code';
import { clockText } from '@ascendant/domain/date-form';
import { kindOfTicket, showsText } from '@ascendant/domain/pricing/party-label';
import { tierName } from '@ascendant/domain/pricing/tier';
import { productName } from '@ascendant/domain/site/brand';
import type { PDFDocument, PDFPage, RGB } from 'pdf-lib';
import { startText } from '../../../mail/date-text';
import { qrCodeOf } from '../qr-code';
import type { SheetTicket, TicketSheet } from '../ticket-sheet';
import type { TicketFonts } from './fonts';
import { inks, drawMark, drawScenery } from './inks';
import { linesOf, widthOf, writeLine, type TextStyle } from './typesetting';

/** The light border that scanners need around a QR code, in modules. Source: ISO/IEC 18004, 6.3.8. */
const quietZone = 4;

/** In points. As wide as A4 and as high as Letter, so it prints on either without shrinking. */
const page = { width: 595, height: 792, margin: 54 } as const;
const inner = page.width - 2 * page.margin;
const qrSize = 208;
const stub = 248;

interface Writing extends TextStyle {
  readonly width?: number;
  readonly maxLines?: number;
  readonly color?: RGB;
  /** From baseline to baseline, as a multiple of the font size. */
  readonly leading?: number;
}

/** Draws one ticket on a page of its own. @param index from 0 */
export function drawTicketPage(document: PDFDocument, fonts: TicketFonts, sheet: TicketSheet, index: number): void {
  const ticket = sheet.tickets[index];
  if (ticket === undefined) throw new RangeError(`booking ${sheet.bookingId} has no ticket ${index}`);
  const canvas = document.addPage([page.width, page.height]);
  const body = (size: number): TextStyle => ({ fonts: fonts.text, size });
  const headline = (size: number): TextStyle => ({ fonts: fonts.display, size });
  if (sheet.isTest) drawTestMark(canvas, headline(200));
  drawMark(canvas, { x: page.margin, top: 756 });
  writeLine(canvas, productName, { ...headline(18), x: page.margin + 38, y: 736, color: inks.ink });
  writeRight(canvas, `Ticket ${index + 1} of ${sheet.tickets.length}`, { ...body(11), y: 738 });
  let y = drawScenery(canvas, 710) - 46;
  y = write(canvas, sheet.event.title, {
    x: page.margin,
    y,
    ...headline(30),
    width: inner,
    maxLines: 3,
    leading: 1.16,
  });
  for (const line of whenText(sheet.event))
    y = write(canvas, line, { x: page.margin, y, ...body(13), width: inner, maxLines: 1 });
  y = write(canvas, sheet.event.location, { x: page.margin, y, ...body(13), width: inner, maxLines: 2 });
  y = drawCard(canvas, { sheet, ticket, top: y - 4, body, headline });
  writeNotes(canvas, sheet, { y: y - 26, style: body(10) });
}

/** TEST across the page, behind everything else. */
function drawTestMark(canvas: PDFPage, style: TextStyle): void {
  const [x, y] = [page.margin - 6, 120];
  writeLine(canvas, 'TEST', { ...style, x, y, color: inks.rule });
}

interface Card {
  readonly sheet: TicketSheet;
  readonly ticket: SheetTicket;
  readonly top: number;
  body(size: number): TextStyle;
  headline(size: number): TextStyle;
}

/** Draws the ticket as the site shows it: the code on its stub, and the person beside it. @returns its lower edge */
function drawCard(canvas: PDFPage, { sheet, ticket, top, body, headline }: Card): number {
  const height = qrSize + 72;
  const bottom = top - height;
  const outline = `M10 0H${inner - 10}q10 0 10 10V${height - 10}q0 10 -10 10H10q-10 0 -10 -10V10q0 -10 10 -10z`;
  canvas.drawSvgPath(outline, { x: page.margin, y: top, borderColor: inks.edge, borderWidth: 0.8 });
  const fold = page.margin + stub;
  canvas.drawLine({
    start: { x: fold, y: top },
    end: { x: fold, y: bottom },
    color: inks.edge,
    thickness: 0.8,
    dashArray: [3, 3],
  });
  drawQr(canvas, ticket.text, { x: page.margin + (stub - qrSize) / 2, top: top - 18, size: qrSize });
  const code = spokenCheckInCode(checkInCodeOf(ticket.code));
  const center = page.margin + (stub - widthOf(code, body(15))) / 2;
  writeLine(canvas, code, { ...body(15), x: center, y: bottom + 26, color: inks.ink });

  const [x, width] = [fold + 24, inner - stub - 44];
  let y = write(canvas, kindOf(ticket, sheet), { x, y: top - 40, ...body(11), color: inks.quiet, width, maxLines: 2 });
  y = write(canvas, ticket.attendeeName, { x, y: y - 14, ...headline(24), width, maxLines: 4, leading: 1.18 });
  y = write(canvas, 'Booking', { x, y: y - 8, ...body(11), color: inks.quiet });
  y = write(canvas, sheet.reference, { x, y, ...body(13) });
  y = write(canvas, 'Ticket', { x, y: y - 8, ...body(11), color: inks.quiet });
  y = write(canvas, ticket.number, { x, y, ...body(13) });
  const below = [ticket.proof === undefined ? '' : showsText(ticket.proof), extrasLine(ticket)].filter(Boolean);
  if (below.length > 0) write(canvas, below.join('. '), { x, y: y - 8, ...body(11), width, maxLines: 3 });
  return bottom;
}

function extrasLine({ extras }: SheetTicket): string {
  return extras === undefined ? '' : `With: ${extras}`;
}

function kindOf(ticket: SheetTicket, { tierType }: TicketSheet): string {
  return `${kindOfTicket(ticket)}, ${tierName(tierType)}`;
}

function writeNotes(
  canvas: PDFPage,
  { event, isTest = false }: TicketSheet,
  { y, style }: { y: number; style: TextStyle },
): void {
  const notes = [
    ...(isTest ? ["TEST. This ticket has no booking and isn't valid for entry."] : []),
    'Show the code on your phone or on paper. It can be used once.',
    "If it can't be scanned, the letters and digits below it can be typed instead.",
    zoneText(event),
  ];
  let at = y;
  for (const note of notes)
    at = write(canvas, note, { x: page.margin, y: at, ...style, color: inks.quiet, width: inner, maxLines: 2 });
}

/** Writes text, broken into lines. @returns the baseline for what comes below */
function write(
  canvas: PDFPage,
  text: string,
  { x, y, width = inner, maxLines = 1, color = inks.ink, leading = 1.5, ...style }: Writing & { x: number; y: number },
): number {
  let at = y;
  for (const line of linesOf(text, { ...style, width, maxLines })) {
    writeLine(canvas, line, { ...style, x, y: at, color });
    at -= style.size * leading;
  }
  return at;
}

function writeRight(canvas: PDFPage, text: string, { y, ...style }: TextStyle & { y: number }): void {
  writeLine(canvas, text, { ...style, x: page.width - page.margin - widthOf(text, style), y, color: inks.quiet });
}

type SheetEvent = TicketSheet['event'];

/** 'Friday, July 2, 2027, 4:45 a.m. to 4:00 p.m.', or two lines if the event ends on another day. */
function whenText({ startDate, startTime, endDate, endTime }: SheetEvent): readonly string[] {
  const start = startText({ startDate, startTime });
  if (startDate === endDate) return [`${start} to ${clockText(endTime)}`];
  return [start, `to ${startText({ startDate: endDate, startTime: endTime })}`];
}

/** 'All times are local to Banff, Alberta (America/Edmonton).' */
function zoneText({ location, timezone }: SheetEvent): string {
  return `All times are local to ${location} (${timezone.replaceAll('_', ' ')}).`;
}

/**
 * Draws a QR code as one shape that's sharp at every size.
 * @param x the left edge and `top` the upper one, in points; `size` includes the quiet zone
 */
function drawQr(page: PDFPage, text: string, { x, top, size }: { x: number; top: number; size: number }): void {
  const code = qrCodeOf(text);
  page.drawRectangle({ x, y: top - size, width: size, height: size, color: inks.white });
  const scale = size / (code.size + 2 * quietZone);
  page.drawSvgPath(code.path, { x: x + quietZone * scale, y: top - quietZone * scale, scale, color: inks.ink });
}
