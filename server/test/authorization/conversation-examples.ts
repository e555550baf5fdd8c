import { buildConversation } from '../factories/conversations';
import type { Sent, World } from './example-rows';

/** A conversation of the traveller's with a host of no other call. */
export async function onConversation({ app, people }: World): Promise<Sent> {
  return { params: { id: (await buildConversation(app.db, { travellerId: people.traveller })).id } };
}

export async function onReportedConversation({ app, people }: World): Promise<Sent> {
  const { id } = await buildConversation(app.db, { travellerId: people.traveller, isReported: true });
  return { params: { id } };
}
