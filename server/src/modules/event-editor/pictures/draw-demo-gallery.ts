import { ianaZones } from '@ascendant/astrology/time/iana-zones';
import { localToInstant } from '@ascendant/astrology/time/local-to-instant';
import { drawCover } from '@ascendant/covers/cover';
import { addDays } from '@ascendant/domain/calendar-day';
import { galleryAltMaxLength, type GalleryPicture } from '@ascendant/domain/event/gallery';
import sharp from 'sharp';
import { readDemoEvents, type DemoScene } from '../../../../db/seed/event-content';
import { inTransaction } from '../../../database/database';
import type { TaskPayload } from '../../../jobs/tasks';
import { capacity } from '../../capacity/capacity.module';
import { events } from '../../events/events.module';
import { pictures } from '../../pictures/pictures.module';
import type { EditorDeps } from '../form/event-draft';
import { keepGalleryPicture, takePictures, writeGallery } from './gallery.service';

type Deps = Pick<EditorDeps, 'db' | 'files' | 'log'>;
type ShownEvent = Awaited<ReturnType<typeof events.findEvents>>[number];

/** Written once and read again at once, so it needn't be small. */
const compressionLevel = 1;

/**
 * Draws the gallery of a demo event and stores it as if its organizer had sent it. It's a job, so that loading the demo doesn't wait
 * for it. An event that has a gallery keeps it, so that running twice changes nothing.
 * Source: docs/rules/reliability.md, "Two commands".
 */
export async function drawDemoGallery(deps: Deps, { eventId, key }: TaskPayload<'draw_demo_gallery'>): Promise<void> {
  const [event] = await events.findEvents(deps.db, [eventId]);
  if (event?.status !== 'published' || (await events.findGallery(deps.db, eventId)).length > 0) return;
  const content = readDemoEvents().find((each) => each.key === key);
  await drawGallery(deps, event, content?.gallery ?? []);
}

async function drawGallery(deps: Deps, event: ShownEvent, scenes: readonly DemoScene[]): Promise<void> {
  const { id: eventId, organizerId: userId } = event;
  if (userId === null) return;
  const after: GalleryPicture[] = [];
  try {
    for (const scene of scenes) {
      const { svg, alt } = drawScene(event, scene);
      const { url } = await keepGalleryPicture(deps, { picture: await pngOf(svg), userId });
      after.push({ url, alt: shorten(alt) });
    }
    await inTransaction(deps.db, async (tx) => {
      await capacity.lockEvent(tx, eventId);
      if ((await events.findGallery(tx, eventId)).length > 0) return;
      await takePictures(tx, { eventId, before: [], after }, userId);
      await writeGallery(tx, { eventId, before: [], after });
    });
  } finally {
    await removeUnused(deps, after);
  }
}

/** Removes those that the event doesn't show: someone else gave it a gallery meanwhile, or a later step failed. */
async function removeUnused(deps: Deps, drawn: readonly GalleryPicture[]): Promise<void> {
  for (const { url } of drawn) {
    const name = await inTransaction(deps.db, (tx) => pictures.forgetPicture(tx, url));
    if (name !== null) await pictures.removePicture(deps, name);
  }
}

/** The event's place on one of its days, with the sky of that hour. */
function drawScene(event: ShownEvent, { day, time, motif }: DemoScene) {
  const local = { date: addDays(event.startDate, day), time };
  const instant = new Date(localToInstant(local, event.timezone, ianaZones).unixSeconds * 1000);
  return drawCover({ ...events.coverInput(event), instant, pins: { motif } });
}

async function pngOf(svg: string) {
  const content = await sharp(events.readableDrawing(svg)).png({ compressionLevel }).toBuffer();
  return { bytes: content.length, read: () => Promise.resolve(content) };
}

/** What's in the sky comes last, and is left out where a text would be too long. */
function shorten(alt: string): string {
  return alt.length <= galleryAltMaxLength ? alt : (alt.split(';')[0] ?? alt);
}
