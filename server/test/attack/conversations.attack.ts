import { conversationRoutes as routes } from '@ascendant/contract/conversation';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { conversationMessages, conversations } from '../../db/schema/conversations';
import { mails } from '../../db/schema/mails';
import { buildConversation } from '../factories/conversations';
import { buildEvent } from '../factories/events';
import { buildAdmin, buildOrganizer, buildTraveller } from '../factories/people';
import { testApp } from '../test-app';

const app = await testApp({ settings: { RATE_LIMITS: 'on' } });

const messagesOf = (id: number) =>
  app.db.select().from(conversationMessages).where(eq(conversationMessages.conversationId, id));

describe('someone else’s conversation', () => {
  it('can’t be read, answered, marked, blocked or reported, by a stranger, another organizer or an admin', async () => {
    const { id } = await buildConversation(app.db, { travellerId: (await buildTraveller(app.db)).id });
    for (const { session } of [await buildTraveller(app.db), await buildOrganizer(app.db), await buildAdmin(app.db)]) {
      const params = { id };
      const replies = [
        await app.call(routes.getConversation, { params }, session),
        await app.call(routes.sendInConversation, { params, body: { text: 'Hi' } }, session),
        await app.call(routes.readConversation, { params, body: { upTo: 1 } }, session),
        await app.call(routes.blockConversation, { params, body: { isBlocked: true } }, session),
        await app.call(routes.reportConversation, { params, body: { reason: 'x' } }, session),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
      expect((await app.call(routes.listConversations, {}, session)).body.conversations).toEqual([]);
    }
    expect(await messagesOf(id)).toHaveLength(1);
    const [row] = await app.db.select().from(conversations).where(eq(conversations.id, id));
    expect(row).toMatchObject({ reportedAt: null, hostReadId: 0 });
  });

  it('isn’t reached by a cursor of one’s own list', async () => {
    const { id, lastMessageId } = await buildConversation(app.db, { travellerId: (await buildTraveller(app.db)).id });
    const { session } = await buildTraveller(app.db);
    for (const before of [lastMessageId, lastMessageId + 1, 2_147_483_647]) {
      const { body } = await app.call(routes.listConversations, { query: { before } }, session);
      expect(body.conversations.map((each) => each.id)).not.toContain(id);
    }
  });
});

describe('a forged message', () => {
  it('is refused whole: no other sender, time, conversation or person can be set', async () => {
    const maya = await buildTraveller(app.db);
    const { id } = await buildConversation(app.db, { travellerId: maya.id });
    for (const extra of [
      { sender: 'host' },
      { conversationId: 1 },
      { createdAt: '2020-01-01T00:00:00Z' },
      { hostId: maya.id },
      { text: ['Hi'] },
      { text: { toString: 'Hi' } },
      { text: 'a\u0000b' },
    ]) {
      const url = `/api/conversations/${id}/messages`;
      const payload = { text: 'Hi', ...extra };
      const { statusCode } = await app.inject({ method: 'POST', url, headers: maya.session, payload });
      expect([statusCode, extra]).toEqual([400, extra]);
    }
    expect(await messagesOf(id)).toHaveLength(1);
  });

  it('with HTML stays text, in the reply and in the email', async () => {
    const maya = await buildTraveller(app.db);
    const { id, hostId } = await buildConversation(app.db, { travellerId: maya.id });
    const text = '<script>alert(1)</script><a href="https://evil.example">Pay here</a>';
    const { body } = await app.call(routes.sendInConversation, { params: { id }, body: { text } }, maya.session);
    expect(body.text).toBe(text);
    await app.runJobs();
    const [mail] = await app.db.select().from(mails).where(eq(mails.userId, hostId));
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toMatch(/<script|href="https:\/\/evil/);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
});

describe('a flood', () => {
  it('of messages ends after twenty in ten minutes, and is one email', async () => {
    const maya = await buildTraveller(app.db);
    const { id, hostId } = await buildConversation(app.db, { travellerId: maya.id });
    const statuses: number[] = [];
    for (let count = 0; count < 24; count += 1) {
      const call = { params: { id }, body: { text: `${count}` } };
      statuses.push((await app.call(routes.sendInConversation, call, maya.session)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
    await app.runJobs();
    expect(await app.db.select().from(mails).where(eq(mails.userId, hostId))).toHaveLength(1);
  });

  it('of new conversations ends after ten in an hour', async () => {
    const maya = await buildTraveller(app.db);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { id } = await buildEvent(app.db, { createdBy: (await buildOrganizer(app.db)).id });
      const call = { params: { id }, body: { text: 'Hello' } };
      statuses.push((await app.call(routes.startConversation, call, maya.session)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429, 429]);
  });

  it('of twelve at once passes no block: a message after it is refused', async () => {
    const maya = await buildTraveller(app.db);
    const { id, hostId } = await buildConversation(app.db, { travellerId: maya.id });
    await app.db.execute(`insert into conversation_blocks (blocker_id, blocked_id) values (${hostId}, ${maya.id})`);
    const call = { params: { id }, body: { text: 'Let me in' } };
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => app.call(routes.sendInConversation, call, maya.session)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await messagesOf(id)).toHaveLength(1);
  });
});
