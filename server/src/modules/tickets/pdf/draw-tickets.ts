import { productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import type { TicketSheet } from '../ticket-sheet';
import { embedFonts } from './fonts';
import { drawTicketPage } from './ticket-page';

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
