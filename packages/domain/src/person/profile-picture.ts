/** Kinds of file that may become a person's picture. Source: rule INP-05. */
export const profilePictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;

/**
 * A picture is smaller than this, in bytes.
 * Source: specification 1, section 5 (Validation rules), 'under 20MB'; specification 1, section 9 (Business constants and limits).
 */
export const profilePictureBytesBelow = 20 * 1024 * 1024;

/** What is said of a file of another kind, and of one that is too large. Source: specification 1, section 5 (Validation rules). */
export const notAnImage = 'Please select an image file';
export const profilePictureTooLarge = 'File size must be less than 20MB';

interface ChosenFile {
  /** The media type that whoever offers the file says it has. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * What is wrong with a file that somebody wants to be seen by, as far as that shows from outside.
 * @returns the sentence to say; null where nothing is
 * Source: specification 1, section 5 (Validation rules).
 */
export function profilePictureProblem({ type, size }: ChosenFile): string | null {
  if (!profilePictureTypes.some((known) => known === type)) return notAnImage;
  return size < profilePictureBytesBelow ? null : profilePictureTooLarge;
}
