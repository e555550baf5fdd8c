import { heicPicture, isHeic } from '../../picture-files';

/** What an event's photograph may be. Source: specification 2, section 9 (Business constants and limits). */
export const eventImageTypes = ['image/png', 'image/jpeg', 'image/gif'] as const;
export const eventImageMaxMegabytes = 10;
export const eventImageMaxBytes = eventImageMaxMegabytes * 1024 * 1024;

/** Source: specification 2, section 5 (Event form). */
export const eventImageTooLarge = `File size must be less than ${eventImageMaxMegabytes}MB`;
/** How to mend that. */
export const shrinkEventImage =
  'Save it as a JPG at most 4,000 pixels wide: that’s more than we show. On a phone, email it to yourself as “Large”.';
export const notAnEventImage = 'Please choose a PNG, JPG or GIF image';

/** The shape of the photograph on cards and pages, as width by height. The form crops to it. Source: docs/archive/design/look.md, "Components". */
export const eventImageShape = { width: 3, height: 2 } as const;

interface ChosenFile {
  /** The media type the browser reports. */
  readonly type: string;
  readonly name?: string;
  /** In bytes. */
  readonly size: number;
}

/** What's wrong with a chosen photograph, as far as type and size can tell. @returns the sentence to show; null if nothing is wrong */
export function eventImageProblem(file: ChosenFile): string | null {
  const { type, size } = file;
  if (!eventImageTypes.some((known) => known === type)) return isHeic(file) ? heicPicture : notAnEventImage;
  return size <= eventImageMaxBytes ? null : eventImageTooLarge;
}
