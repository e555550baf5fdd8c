import { personNotes } from '../../db/schema/person-notes';
import type { Database } from '../../src/database/database';
import { buildTraveller } from './people';

/** A note about a fresh traveller. */
export async function buildPersonNote(db: Database): Promise<{ readonly id: number; readonly noteId: number }> {
  const { id } = await buildTraveller(db);
  const [note] = await db.insert(personNotes).values({ userId: id, text: 'Asked for a receipt.' }).returning();
  return { id, noteId: note?.id ?? 0 };
}
