import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey in memory, as a phone keeps one. Changes in place: it counts how often it was used. */
export interface SoftPasskey {
  readonly id: string;
  /** Answers `navigator.credentials.create`. */
  create(options: { readonly challenge: string }, settings?: Settings): Created;
  /** Answers `navigator.credentials.get`. */
  get(options: { readonly challenge: string }, settings?: Settings): Answered;
}

interface Settings {
  /** The site that asks. */
  readonly origin?: string;
  /** Whether its owner unlocked it. */
  readonly isUnlocked?: boolean;
  readonly counter?: number;
}

interface Created {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports: string[];
  };
}

interface Answered {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
  };
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** @param site the address of the site it's for */
export function softPasskey(site: string): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = text(rawId);
  let uses = 0;
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  // User present, user verified, attested credential data.
  const data = ({ isUnlocked = true, counter = (uses += 1) }: Settings, attested: Uint8Array = Buffer.alloc(0)) =>
    Buffer.concat([
      sha256(new URL(site).hostname),
      Buffer.from([0x01 | (isUnlocked ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)]),
      uint32(counter),
      attested,
    ]);
  // COSE: kty EC2, alg ES256, curve P-256, x, y.
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
  return {
    id,
    create: ({ challenge }, settings = {}) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose]);
      const attestation = attestationObject(data(settings, attested));
      const client = clientData('webauthn.create', challenge, settings.origin ?? site);
      const response = { clientDataJSON: text(client), attestationObject: text(attestation), transports: ['internal'] };
      return { id, rawId: id, type: 'public-key', response };
    },
    get: ({ challenge }, settings = {}) => {
      const client = clientData('webauthn.get', challenge, settings.origin ?? site);
      const authenticatorData = data(settings);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(authenticatorData),
        signature: text(signature),
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}

/** CBOR: {fmt: 'none', attStmt: {}, authData}. */
function attestationObject(authData: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]),
    authData,
  ]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
