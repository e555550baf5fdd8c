import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { signedTicketText } from '@ascendant/domain/booking/ticket-code';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database';
import { signingKey } from './signing-key.repository';

/** Signs ticket codes and verifies our signatures. */
export interface TicketSigner {
  /** The text of the QR code. */
  textOf(code: string): string;
  /** Its SHA-256 in base64url, by which a device without network knows the ticket. */
  textHashOf(code: string): string;
  /** Whether a signature is ours. Check this before querying the database, so that forged codes never reach it. */
  isOurs(code: string, signature: string): boolean;
}

/** 128 bits of the HMAC: infeasible to guess. At least 96 are required. */
const signatureBytes = 16;
/** Hashes that are kept, about 100 bytes each: a device downloads those of a whole event every few minutes. */
const mostHashes = 50_000;

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
  const textOf = (code: string): string => signedTicketText(code, sign(code));
  const hashes = new LRUCache<string, string>({
    max: mostHashes,
    memoMethod: (code) => textHash(textOf(code)),
  });
  return {
    textOf,
    textHashOf: (code) => hashes.memo(code),
    isOurs: (code, signature) => isSame(sign(code), signature),
  };
}

/** SHA-256, in base64url, of what a QR code says. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function isSame(ours: string, theirs: string): boolean {
  const [a, b] = [Buffer.from(ours), Buffer.from(theirs)];
  return a.length === b.length && timingSafeEqual(a, b);
}
