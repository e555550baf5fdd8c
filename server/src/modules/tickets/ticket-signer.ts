import { createHmac, timingSafeEqual } from 'node:crypto';
import { signedTicketText } from '@ascendant/domain/booking/ticket-code';
import type { Database } from '../../database/database';
import { signingKey } from './signing-key.repository';

/** Signs ticket codes and verifies our signatures. */
export interface TicketSigner {
  /** The text of the QR code. */
  textOf(code: string): string;
  /** Whether a signature is ours. Check this before querying the database, so that forged codes never reach it. */
  isOurs(code: string, signature: string): boolean;
}

/** 128 bits of the HMAC: infeasible to guess. At least 96 are required. */
const signatureBytes = 16;

const signers = new WeakMap<Database, Promise<TicketSigner>>();

/** The signer for a database. The key is read once, and created if there is none. */
export function ticketSigner(db: Database): Promise<TicketSigner> {
  const known = signers.get(db);
  if (known !== undefined) return known;
  const signer = signingKey(db, 'tickets').then(signerWith);
  signers.set(db, signer);
  // If the database is unavailable now, the next call tries again.
  signer.catch(() => signers.delete(db));
  return signer;
}

/** @param key 32 secret bytes */
export function signerWith(key: Buffer): TicketSigner {
  const sign = (code: string): string =>
    createHmac('sha256', key).update(`ticket:${code}`).digest().subarray(0, signatureBytes).toString('base64url');
  return {
    textOf: (code) => signedTicketText(code, sign(code)),
    isOurs: (code, signature) => isSame(sign(code), signature),
  };
}

function isSame(ours: string, theirs: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(theirs)];
  return a.length === b.length && timingSafeEqual(a, b);
}
