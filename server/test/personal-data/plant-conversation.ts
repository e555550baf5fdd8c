import { conversationBlocks, conversationMessages, conversations } from '../../db/schema/conversations';
import { messageStops } from '../../db/schema/mails';
import { buildTraveller } from '../factories/people';
import type { TestApp } from '../test-app';

interface Planted {
  readonly userId: number;
  readonly eventId: number;
  readonly text: string;
}

/** A conversation of the person as a host, a block and a stop of messages. It's deleted with the account of either person. */
export async function plantConversation(db: TestApp['db'], { userId, eventId, text }: Planted): Promise<void> {
  const other = (await buildTraveller(db)).id;
  const [talk] = await db.insert(conversations).values({ eventId, travellerId: other, hostId: userId }).returning();
  const written = { conversationId: talk?.id ?? 0, text };
  await db.insert(conversationMessages).values([
    { ...written, sender: 'host' },
    { ...written, sender: 'traveller' },
  ]);
  await db.insert(messageStops).values({ userId, organizerId: userId });
  await db.insert(conversationBlocks).values({ blockerId: userId, blockedId: other });
}
