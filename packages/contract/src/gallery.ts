import { z } from 'zod';
import { line } from './wire';

/** The domain says what's wrong with a gallery; these only keep out what no field can need. */
const longestText = 20_000;
const longestList = 100;

/** A stored picture of a gallery. */
const storedPicture = {
  url: z.string(),
  /** the same, at most 640 pixels wide and high */
  smallUrl: z.string(),
  /** in pixels, of the large one */
  width: z.int(),
  height: z.int(),
};

/** What an upload answers; `url` goes into the event's gallery. */
export const uploadedPicture = z.object(storedPicture);
export type UploadedPicture = z.infer<typeof uploadedPicture>;

/** An event's further pictures in a reply, in their order. */
export const galleryReply = z.array(z.object({ ...storedPicture, alt: z.string() })).readonly();
export type Gallery = z.infer<typeof galleryReply>;

/** The whole gallery of an edit call; in a create call it's the same as JSON. */
export const galleryEdit = z
  .array(z.strictObject({ url: line(longestText), alt: line(longestText).default('') }))
  .max(longestList)
  .readonly();
