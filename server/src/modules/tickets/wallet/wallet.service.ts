import { timingSafeEqual } from 'node:crypto';
import { idText } from '@ascendant/contract/wire';
import type { Database } from '../../../database/database';
import { AppError } from '../../../errors/app-error';
import { proofThat } from '../booking-link';
import { ticketSigner } from '../ticket-signer';
import { applePass } from './apple-pass';
import { googlePassLink } from './google-pass';
import type { AppleWallet, GoogleWallet } from './wallet-settings';
import { findPassTicket, type PassTicket } from './wallet.repository';

/** A ticket as a signed pass, with what it asks for its changes with. */
export async function passFile(
  db: Database,
  ticket: PassTicket,
  { apple, publicUrl }: { readonly apple: AppleWallet; readonly publicUrl: string },
): Promise<Buffer> {
  const [text, token] = [await textOf(db, ticket), await passToken(db, ticket.id)];
  return applePass(ticket, { apple, text, token, publicUrl });
}

/** The link that saves a ticket in Google Wallet. */
export async function googleLink(
  db: Database,
  ticket: PassTicket,
  { google, publicUrl, now }: { readonly google: GoogleWallet; readonly publicUrl: string; readonly now: Date },
): Promise<string> {
  return googlePassLink(ticket, { google, text: await textOf(db, ticket), publicUrl, now });
}

async function textOf(db: Database, { code }: PassTicket): Promise<string> {
  return (await ticketSigner(db)).textOf(code);
}

/** The ticket of an address, as it was typed. */
interface AskedTicket {
  readonly params: { readonly id: string };
  /** `position`: the attendee's, from 0. */
  readonly query: { readonly position?: unknown };
}

/** @throws AppError not_found unless it's a valid ticket of the caller's */
export async function ownTicket(db: Database, userId: number, { params, query }: AskedTicket): Promise<PassTicket> {
  const id = idText.safeParse(params.id);
  const position =
    typeof query.position === 'string' && /^\d{1,2}$/.test(query.position) ? Number(query.position) : null;
  const ticket = id.success && position !== null ? await findPassTicket(db, id.data, position) : null;
  if (ticket === null || ticket.userId !== userId || ticket.isVoid) throw new AppError('not_found');
  return ticket;
}

/** What a device shows to ask about one pass. Nothing is stored: it's in the pass. @returns 43 letters */
async function passToken(db: Database, ticketId: number): Promise<string> {
  return (await proofThat(db, `wallet:${ticketId}`)).toString('base64url');
}

/** @param header `Authorization: ApplePass …`, as the device sends it */
export async function isPassToken(db: Database, ticketId: number, header: string | undefined): Promise<boolean> {
  const [ours, theirs] = [Buffer.from(`ApplePass ${await passToken(db, ticketId)}`), Buffer.from(header ?? '')];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
