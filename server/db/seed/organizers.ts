import { faceLanguages } from '@ascendant/domain/person/face';
import { z } from 'zod';
import { readRecords } from './records';

const text = z.string().min(1);
const organizer = z.strictObject({
  /** Unique and stable; events refer to it. */
  key: text,
  username: text,
  firstName: text,
  lastName: text,
  /** The name travellers see: 'hosted by …'. */
  displayName: text,
  bio: text,
  leadsSince: z.coerce.number().int(),
  /** By their codes, with spaces between. */
  languages: text.transform((codes) => codes.split(' ')).pipe(z.array(z.enum(faceLanguages))),
  city: text,
  province: text,
  country: text,
});

/** The demo's 12 organizers. The first is the demo account `organizer`. */
export function readOrganizers() {
  return readRecords('organizers.csv', organizer);
}
