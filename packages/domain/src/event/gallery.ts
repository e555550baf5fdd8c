import { trimmedText } from '../plain-text';

/** A further picture of an event, besides its own. */
export interface GalleryPicture {
  /** Where browsers find it; what the upload has answered. */
  readonly url: string;
  /** What it shows: for people who can't see it, and as its caption. */
  readonly alt: string;
}

/** Source: docs/rules/events.md, "Gallery". */
export const maxGalleryPictures = 6;
export const galleryAltMaxLength = 140;
/** How long an uploaded picture waits for its event to be saved. Source: docs/rules/events.md, "Gallery". */
export const galleryWaitDays = 7;

/** The longer side of the small file beside a picture, in pixels: sharp in a grid of three on a page, and across a phone. */
export const gallerySmallSide = 640;

export const tooManyPictures = `Please use at most ${maxGalleryPictures} pictures`;
export const pictureGone = 'This picture is no longer here. Please remove it and add it again.';

/** What's wrong with a gallery, by field: `gallery.0.alt`, or `gallery` for the whole. Whether the pictures exist is the server's to say. */
export function* galleryProblems(
  gallery: readonly GalleryPicture[],
): Iterable<readonly [field: string, sentence: string]> {
  if (gallery.length > maxGalleryPictures) yield ['gallery', tooManyPictures];
  const earlier = new Set<string>();
  for (const [index, { url, alt }] of gallery.entries()) {
    const text = oneLine(alt);
    if (text === '') yield [`gallery.${index}.alt`, 'Please say what the picture shows'];
    if (text.length > galleryAltMaxLength)
      yield [`gallery.${index}.alt`, `Please use at most ${galleryAltMaxLength} characters`];
    if (earlier.has(url)) yield ['gallery', 'Please use each picture once'];
    earlier.add(url);
  }
}

/** A text without line breaks, which only made it fit into its field. */
function oneLine(text: string): string {
  return trimmedText(text).replaceAll(/\s+/g, ' ');
}

/** What an edit says of a gallery: addresses and texts, in their order. */
export function galleryEntries(gallery: readonly GalleryPicture[]): readonly GalleryPicture[] {
  return gallery.map(({ url, alt }) => ({ url, alt: oneLine(alt) }));
}

/** One text per line; empty without pictures. */
export function galleryText(gallery: readonly Pick<GalleryPicture, 'alt'>[]): string {
  return gallery.map(({ alt }) => alt).join('\n');
}
