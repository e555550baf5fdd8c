import { createSign } from 'node:crypto';
import { passColours, productName } from '@ascendant/domain/site/brand';
import { siteLocale } from '@ascendant/domain/site/locale';
import { events } from '../../events/events.module';
import type { GoogleWallet } from './wallet-settings';
import type { PassTicket } from './wallet.repository';

interface Linked {
  readonly google: GoogleWallet;
  /** The text in its QR code. */
  readonly text: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * The link that saves a ticket in Google Wallet: what's saved is in it, signed with the operator's key.
 * As Google Wallet's 'Working with JWTs' has it. Source: docs/rules/tickets.md, "Passes for phones".
 */
export function googlePassLink(ticket: PassTicket, { google, text, publicUrl, now }: Linked): string {
  const { event, number, attendeeName, comesAs } = ticket;
  const { light } = events.eventSky(event);
  const said = (value: string) => ({ defaultValue: { language: siteLocale, value } });
  const ofClass = `${google.issuer}.event-${event.id}-${event.startsAt.getTime()}`;
  const eventTicketClass = {
    id: ofClass,
    issuerName: productName,
    reviewStatus: 'UNDER_REVIEW',
    eventName: said(event.title),
    venue: { name: said(event.location), address: said(event.location) },
    dateTime: { start: event.startsAt.toISOString(), end: event.endsAt.toISOString() },
    ...(light !== null && { hexBackgroundColor: passColours[light] }),
  };
  const eventTicketObject = {
    id: `${google.issuer}.${number}`,
    classId: ofClass,
    state: 'ACTIVE',
    ticketHolderName: attendeeName,
    ticketNumber: number,
    barcode: { type: 'QR_CODE', value: text, alternateText: number },
    ...(comesAs !== null && { ticketType: said(comesAs) }),
  };
  const claims = {
    iss: google.email,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(now.getTime() / 1000),
    origins: [publicUrl],
    payload: { eventTicketClasses: [eventTicketClass], eventTicketObjects: [eventTicketObject] },
  };
  return `https://pay.google.com/gp/v/save/${signed(claims, google.key)}`;
}

function signed(claims: object, key: string): string {
  const parts = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const text = parts.join('.');
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}
