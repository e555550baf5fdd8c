import { randomBytes } from 'node:crypto';

/** The folder of pictures in the file store. */
export const pictureFolder = 'pictures';

/** Every picture is re-encoded in one format. */
export const pictureType = 'image/webp';

const address = /^\/uploads\/([0-9a-f]{32}\.webp)$/;
const sizedAddress = /^\/uploads\/([0-9a-f]{32})(-small)?\.webp$/;

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

/** The name of the small file beside a picture; some pictures have one. */
export function smallName(name: string): string {
  return name.replace('.webp', '-small.webp');
}

/** The picture that a file belongs to: itself, or the one that it's the small file of. */
export function pictureOfFile(file: string): string {
  return file.replace('-small.webp', '.webp');
}

/** The keys of a picture's files in the file store, whether it has the small one or not. */
export function keysOfPicture(name: string): readonly string[] {
  return [name, smallName(name)].map(keyOfPicture);
}

/** The key of the file at a URL, of either size. @returns null for a URL that isn't ours */
export function keyInUrl(url: string): string | null {
  return sizedAddress.test(url) ? keyOfPicture(url.slice('/uploads/'.length)) : null;
}
