import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../../errors/start-error';

/** What Apple's passes are signed with, and whose they are. */
export interface AppleWallet {
  /** 'pass.com.example.tickets' */
  readonly passType: string;
  readonly team: string;
  /** As PEM: the operator's, its key, and Apple's intermediate. */
  readonly certificate: string;
  readonly key: string;
  readonly intermediate: string;
  /** Where changes are announced. */
  readonly pushBase: string;
}

/** Whose links Google takes. */
export interface GoogleWallet {
  readonly issuer: string;
  readonly email: string;
  /** As PEM. */
  readonly key: string;
}

/**
 * Reads the folder that `APPLE_WALLET` names. Apple writes the pass type and the team into the certificate.
 * @throws StartError if a file is missing or isn't what it should be
 */
export function readAppleWallet(folder: string, pushBase: string): AppleWallet {
  const [certificate, key, intermediate] = ['certificate.pem', 'key.pem', 'wwdr.pem'].map((file) =>
    readSetting('APPLE_WALLET', join(folder, file)),
  ) as [string, string, string];
  const subject = subjectOf(certificate);
  const [passType, team] = [subject.get('UID'), subject.get('OU')];
  if (passType === undefined || team === undefined)
    throw new StartError('The setting APPLE_WALLET: certificate.pem is not a certificate of a pass type.');
  return { passType, team, certificate, key, intermediate, pushBase };
}

/**
 * Reads the file that `GOOGLE_WALLET` names: the key of a service account, as Google's console writes it.
 * @throws StartError if it's missing or isn't one
 */
export function readGoogleWallet(file: string, issuer: string): GoogleWallet {
  const text = readSetting('GOOGLE_WALLET', file);
  try {
    const { client_email: email, private_key: key } = JSON.parse(text) as Record<string, unknown>;
    if (typeof email === 'string' && typeof key === 'string') return { issuer, email, key };
  } catch {
    // Said below: what's wrong with it would quote the key.
  }
  throw new StartError('The setting GOOGLE_WALLET: the file is not the key of a service account.');
}

function readSetting(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new StartError(`The setting ${name}: ${path} can't be read.`);
  }
}

function subjectOf(certificate: string): ReadonlyMap<string, string> {
  try {
    const lines = new X509Certificate(certificate).subject.split('\n');
    return new Map(
      lines.map((line): [string, string] => [line.split('=', 1)[0] ?? '', line.slice(line.indexOf('=') + 1)]),
    );
  } catch {
    return new Map();
  }
}
