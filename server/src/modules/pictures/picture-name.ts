import { randomBytes } from 'node:crypto';

/** The folder of pictures in the file store. */
export const pictureFolder = 'pictures';

/** Every picture is re-encoded in one format. */
export const pictureType = 'image/webp';

const address = /^\/uploads\/([0-9a-f]{32}\.webp)$/;

/** A name that can't be guessed: 128 random bits. Source: rule INP-05. */
export function newPictureName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** The key of a picture in the file store. */
export function keyOfPicture(name: string): string {
  return `${pictureFolder}/${name}`;
}

/** Where a browser finds it. */
export function pictureUrl(name: string): string {
  return `/uploads/${name}`;
}

/** The name in such a URL. @returns null for a URL that isn't ours */
export function nameInUrl(url: string): string | null {
  return address.exec(url)?.[1] ?? null;
}
