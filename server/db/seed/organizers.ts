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
  city: text,
  province: text,
  country: text,
});

/** The demo's 12 organizers. The first is the demo account `organizer`. */
export function readOrganizers() {
  return readRecords('organizers.csv', organizer);
}
