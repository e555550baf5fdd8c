import { randomBytes } from 'node:crypto';

/** Where pictures lie in the file store. */
export const pictureFolder = 'pictures';

/** Every picture is written anew in one format, whatever it came in. */
export const pictureType = 'image/webp';

const address = /^\/uploads\/([0-9a-f]{32}\.webp)$/;

/** A name that nobody guesses: 128 random bits. Source: rule INP-05. */
export function newPictureName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** Where the picture of a name lies in the file store. */
export function keyOfPicture(name: string): string {
  return `${pictureFolder}/${name}`;
}

/** Where a browser finds it. */
export function pictureUrl(name: string): string {
  return `/uploads/${name}`;
}

/** The name in such an address. @returns null for an address that is none of ours */
export function nameInUrl(url: string): string | null {
  return address.exec(url)?.[1] ?? null;
}
