import { heicPicture, isHeic } from '../picture-files';

/** File types accepted as a profile picture. Source: rule INP-05. */
export const profilePictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/**
 * A picture is smaller than this, in bytes.
 * Source: specification 1, section 5 (Validation rules), 'under 20MB'; specification 1, section 9 (Business constants and limits).
 */
export const profilePictureBytesBelow = 20 * 1024 * 1024;

/** The messages for a file of another type and for one that's too large. Source: specification 1, section 5 (Validation rules). */
export const notAnImage = 'Please select an image file';
export const profilePictureTooLarge = 'File size must be less than 20MB';

interface ChosenFile {
  /** The media type the browser reports. */
  readonly type: string;
  readonly name?: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * What's wrong with a chosen profile picture, as far as its type and size can tell.
 * @returns the sentence to show; null if nothing is wrong
 * Source: specification 1, section 5 (Validation rules).
 */
export function profilePictureProblem(file: ChosenFile): string | null {
  const { type, size } = file;
  if (!profilePictureTypes.some((known) => known === type)) return isHeic(file) ? heicPicture : notAnImage;
  return size < profilePictureBytesBelow ? null : profilePictureTooLarge;
}
