import { parentPort } from 'node:worker_threads';
import { productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import type { PrintedDocument, PrintedEvidence, PrintedWaiver } from '../printed-document';
import type { TicketSheet } from '../ticket-sheet';
import { drawDocument } from './draw-document';
import { drawWaiver } from './draw-waiver';
import { embedFonts } from './fonts';
import { inks } from './inks';
import {
  beginPages,
  drawDetail,
  drawFeet,
  drawParagraph,
  drawRule,
  drawTitle,
  endPages,
  makeRoom,
  sheet,
  type TextPages,
} from './text-pages';
import { drawTicketPage } from './ticket-page';
import { writeLine } from './typesetting';

/** What's to be drawn: the tickets of a booking, a document with amounts, a signed waiver, or evidence. */
export type Wanted =
  | { readonly sheet: TicketSheet }
  | { readonly document: PrintedDocument }
  | { readonly waiver: PrintedWaiver }
  | { readonly evidence: PrintedEvidence };

export type Drawing = Wanted & { readonly number: number };

/** What became of a drawing. */
export type Drawn =
  | { readonly number: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly number: number; readonly problem: string };

/** The thread that draws PDFs: it gets drawings and sends back PDFs. */
parentPort?.on('message', (drawing: Drawing) => {
  void drawn(drawing).then((answer) => parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : []));
});

async function drawn({ number, ...wanted }: Drawing): Promise<Drawn> {
  try {
    // A copy with a buffer of its own, which can be handed over.
    const pdf = await drawingOf(wanted);
    return { number, pdf: new Uint8Array(pdf) };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.message : String(error) };
  }
}

function drawingOf(wanted: Wanted): Promise<Buffer> {
  if ('sheet' in wanted) return drawTickets(wanted.sheet);
  if ('evidence' in wanted) return drawEvidence(wanted.evidence);
  return 'waiver' in wanted ? drawWaiver(wanted.waiver) : drawDocument(wanted.document);
}

/**
 * Draws the tickets of one booking as a PDF, one page per person. The same booking always gives the same file.
 * @throws RangeError for a booking without tickets
 */
export async function drawTickets(sheet: TicketSheet): Promise<Buffer> {
  if (sheet.tickets.length === 0) throw new RangeError(`booking ${sheet.bookingId} has no tickets`);
  const document = await PDFDocument.create({ updateMetadata: false });
  const { title, location } = sheet.event;
  const names = sheet.tickets.map(({ attendeeName }) => attendeeName);
  const fonts = await embedFonts(document, [title, location, ...names]);
  for (const index of sheet.tickets.keys()) drawTicketPage(document, fonts, sheet, index);
  describe(document, sheet);
  return Buffer.from(await document.save());
}

function describe(document: PDFDocument, { reference, event, confirmedAt }: TicketSheet): void {
  document.setTitle(`Tickets ${reference}: ${event.title}`, { showInWindowTitleBar: true });
  document.setAuthor(productName);
  document.setCreator(productName);
  document.setProducer(productName);
  document.setCreationDate(confirmedAt);
  document.setModificationDate(confirmedAt);
  document.catalog.set(PDFName.of('Lang'), PDFString.of(siteLanguage));
}

/** Draws evidence as a PDF, on as many pages as it takes. The same evidence always gives the same file. */
async function drawEvidence(evidence: PrintedEvidence): Promise<Buffer> {
  const { title, number, details, sections, compiledAt } = evidence;
  const pen = await beginPages([title, number, ...details.flat(), ...sections.flat()]);
  drawTitle(pen, title, `Dispute ${number}`);
  for (const [label, text] of details) drawDetail(pen, label, text);
  drawRule(pen);
  for (const section of sections) drawSection(pen, section);
  drawFeet(pen, (page, of) => `Dispute ${number} · page ${page} of ${of}`);
  return endPages(pen, `${title} (${number})`, compiledAt);
}

/** A heading stays with the first lines below it. */
function drawSection(pen: TextPages, [title, text]: PrintedEvidence['sections'][number]): void {
  makeRoom(pen, 66);
  writeLine(pen.page, title, { fonts: pen.fonts.display, size: 15, x: sheet.margin, y: pen.y, color: inks.ink });
  pen.y -= 24;
  for (const paragraph of text.split('\n')) drawParagraph(pen, paragraph, { size: 11, leading: 16 });
  pen.y -= 16;
}
