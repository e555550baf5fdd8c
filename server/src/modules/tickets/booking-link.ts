import { createHmac, timingSafeEqual } from 'node:crypto';
import { idText } from '@ascendant/contract/wire';
import type { Database } from '../../database/database';
import { signingKey } from './signing-key.repository';

/** What a link in an email about one booking opens. A proof for one opens nothing else. */
export type BookingLinkPurpose = 'questions' | 'waiver' | 'moved_date';

interface BookingLink {
  readonly purpose: BookingLinkPurpose;
  readonly bookingId: number;
}

/**
 * What's behind the # of a link that opens a page about one booking without signing in: the booking's id, and a proof that we wrote it. Nothing is
 * stored, so every email about the booking has the same.
 * Source: docs/archive/decisions/0223-links-about-one-booking.md.
 */
export async function bookingLinkToken(db: Database, link: BookingLink): Promise<string> {
  return `${link.bookingId}.${(await proofOf(db, link)).toString('base64url')}`;
}

/** @returns the booking that a link opens; null if we didn't write it, or for something else */
export async function bookingOfLink(db: Database, purpose: BookingLinkPurpose, token: string): Promise<number | null> {
  const [id = '', proof = ''] = token.split('.');
  const bookingId = idText.safeParse(id);
  if (!bookingId.success) return null;
  const [ours, theirs] = [await proofOf(db, { purpose, bookingId: bookingId.data }), Buffer.from(proof, 'base64url')];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? bookingId.data : null;
}

function proofOf(db: Database, { purpose, bookingId }: BookingLink): Promise<Buffer> {
  return proofThat(db, `link:${purpose}:${bookingId}`);
}

/** What only we can make of a text. */
export async function proofThat(db: Database, text: string): Promise<Buffer> {
  return createHmac('sha256', await signingKey(db, 'tickets'))
    .update(text)
    .digest();
}
