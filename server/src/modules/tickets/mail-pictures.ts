import { brandColours, logo } from '@ascendant/domain/site/brand';
import sharp from 'sharp';
import type { Database } from '../../database/database';
import type { MailPictureMaker } from '../../mail/mail-pictures';
import { events } from '../events/events.module';
import { qrPng } from './qr-code';
import { ticketSheetOf } from './tickets.service';

/** The light border that scanners need around a QR code, in modules. Source: ISO/IEC 18004, 6.3.8. */
const quietZone = 4;
/** Of the ticket's code, in pixels: twice what the email shows, or a little more. */
const codeSize = 336;
/** Of the logo, in pixels: three times what the email shows. */
const logoSize = 84;

/** The code of a booking's first valid ticket, dark on white in the dark theme too. Null once the booking has none. */
export function firstTicketMaker(db: Database): MailPictureMaker {
  return async (bookingId) => {
    const first = (await ticketSheetOf(db, bookingId))?.tickets[0];
    if (first === undefined) return null;
    return { content: await qrPng(first.text, { border: quietZone, leastSize: codeSize }), contentType: 'image/png' };
  };
}

/** The logo in the one colour that shows on light and on dark. It's drawn once. */
export function logoMaker(): MailPictureMaker {
  let drawn: Promise<Buffer> | null = null;
  return async () => {
    drawn ??= sharp(events.readableDrawing(logoSvg()), { density: 600 }).resize(logoSize).png().toBuffer();
    return { content: await drawn, contentType: 'image/png' };
  };
}

/** The logo as a drawing. */
export function logoSvg(): string {
  const { circle, ridge, sun, strokeWidth } = logo;
  const colour = brandColours.sunrise.light;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">',
    `<g fill="none" stroke="${colour}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">`,
    `<circle cx="${circle.x}" cy="${circle.y}" r="${circle.radius}"/><path d="${ridge}"/></g>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${colour}"/>`,
    '</svg>',
  ].join('');
}
