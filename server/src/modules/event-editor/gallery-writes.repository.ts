import { eq } from 'drizzle-orm';
import { eventPictures } from '../../../db/schema/event-pictures';
import type { Transaction } from '../../database/database';

/** A picture as its row says it. */
export type PictureRow = Pick<typeof eventPictures.$inferSelect, 'file' | 'alt'>;

/** Replaces an event's further pictures; their order is that of the rows. */
export async function replaceGallery(tx: Transaction, eventId: number, rows: readonly PictureRow[]): Promise<void> {
  await tx.delete(eventPictures).where(eq(eventPictures.eventId, eventId));
  if (rows.length === 0) return;
  await tx.insert(eventPictures).values(rows.map((row, index) => ({ ...row, eventId, position: index + 1 })));
}
