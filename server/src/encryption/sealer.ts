import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts what must be of no use to someone who has the database, its files or a backup of it. */
export interface Sealer {
  /** @param place what the value belongs to, such as 'phone:41': it can't be opened as that of anything else */
  seal(text: string, place: string): Buffer;
  /** @returns null if no key that we have opens it, or it's of another place */
  open(sealed: Buffer, place: string): string | null;
  /** Of the keys that we have: each sealed value begins with its version and the id of its key. */
  readonly keyIds: readonly string[];
}

/** What a person's phone number is encrypted for. */
export function phonePlace(userId: number): string {
  return `phone:${userId}`;
}

export const sealingKeyBytes = 32;

const [version, idBytes, nonceBytes, tagBytes] = [1, 4, 12, 16] as const;
const headBytes = 1 + idBytes + nonceBytes + tagBytes;

/**
 * AES-256-GCM. A sealed value is: version, which key, nonce, tag, and what's encrypted.
 * @param keys 32 secret bytes each: the first one encrypts, and all of them decrypt, so that a key can be replaced
 * Source: docs/decisions/0224-encrypted-answers.md.
 */
export function sealerWith(keys: readonly [Buffer, ...Buffer[]]): Sealer {
  const [newest] = keys;
  const byId = new Map(keys.map((key) => [keyIdOf(key), key]));
  return {
    keyIds: [...byId.keys()],
    seal: (text, place) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', newest, nonce).setAAD(Buffer.from(place));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), idOf(newest), nonce, cipher.getAuthTag(), encrypted]);
    },
    open: (sealed, place) => {
      const key = byId.get(sealed.subarray(1, 1 + idBytes).toString('hex'));
      if (key === undefined || sealed[0] !== version || sealed.length < headBytes) return null;
      return opened(sealed, { key, place });
    },
  };
}

function opened(sealed: Buffer, { key, place }: { readonly key: Buffer; readonly place: string }): string | null {
  const [nonceAt, tagAt] = [1 + idBytes, 1 + idBytes + nonceBytes];
  const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nonceAt, tagAt), { authTagLength: tagBytes })
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(tagAt, headBytes));
  const text = cipher.update(sealed.subarray(headBytes));
  try {
    return Buffer.concat([text, cipher.final()]).toString('utf8');
  } catch {
    // The only thing `final` can object to: the tag, which says that it was changed or moved.
    return null;
  }
}

/** What tells keys apart, as 8 hexadecimal digits. Says nothing about the key. */
export function keyIdOf(key: Buffer): string {
  return idOf(key).toString('hex');
}

function idOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, idBytes);
}
