import { conversationRoutes as routes } from '@ascendant/contract/conversation';
import { messagesPerPage } from '@ascendant/domain/conversation/conversation';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { conversationMessages, conversations } from '../../../db/schema/conversations';
import { auditLog } from '../../../db/schema/logs';
import { bookFreely } from '../../../test/factories/bookings';
import { buildEvent, buildFreeEvent } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();

let host: SignedInPerson;
let maya: SignedInPerson;
let eventId: number;

beforeEach(async () => {
  host = await buildOrganizer(app.db, { firstName: 'Nadia', lastName: 'Brooks', displayName: 'North Guides' });
  maya = await buildTraveller(app.db, { firstName: 'Maya', lastName: 'Lindqvist' });
  eventId = (await buildEvent(app.db, { createdBy: host.id, title: 'Dawn traverse' })).id;
  await app.runJobs();
  app.mailer.sent.length = 0;
});

const start = (text = 'Is there parking?', session: Session = maya.session, id = eventId) =>
  app.call(routes.startConversation, { params: { id }, body: { text } }, session);
const begun = async () => (await start()).body.conversationId;
const say = (id: number, text: string, session: Session) =>
  app.call(routes.sendInConversation, { params: { id }, body: { text } }, session);
const read = (id: number, session: Session, before?: number) =>
  app.call(routes.getConversation, { params: { id }, query: before === undefined ? {} : { before } }, session);
const list = async (session: Session) => (await app.call(routes.listConversations, {}, session)).body;
const block = (id: number, isBlocked: boolean, session: Session) =>
  app.call(routes.blockConversation, { params: { id }, body: { isBlocked } }, session);
const report = (id: number, session: Session) =>
  app.call(routes.reportConversation, { params: { id }, body: { reason: 'Asked for cash' } }, session);
const mailsTo = (person: SignedInPerson) => app.mailer.sent.filter(({ to }) => to === person.user.email);
/** Lets ten minutes pass for the emails of a conversation, and runs what was waiting. */
async function tenMinutesLater(id: number) {
  await app.db.execute(sql`update conversations set host_mailed_at = host_mailed_at - interval '10 minutes',
    traveller_mailed_at = traveller_mailed_at - interval '10 minutes' where id = ${id}`);
  await app.db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where key like ${`tell_of_messages:${id}:%`}`,
  );
  await app.runJobs();
}

describe('a conversation', () => {
  it('is in both accounts, under a public name and a first name with an initial', async () => {
    const id = await begun();
    await say(id, 'Yes, at the lower lot.', host.session);
    expect((await list(maya.session)).conversations).toMatchObject([
      { id, side: 'traveller', otherName: 'North Guides', unread: 1, last: { sender: 'host' }, canSend: true },
    ]);
    expect((await list(host.session)).conversations).toMatchObject([
      { id, side: 'host', otherName: 'Maya L.', unread: 0 },
    ]);
    const { messages, event } = (await read(id, host.session)).body;
    expect(messages.map(({ sender, text }) => [sender, text])).toEqual([
      ['traveller', 'Is there parking?'],
      ['host', 'Yes, at the lower lot.'],
    ]);
    expect(event).toEqual({ id: eventId, title: 'Dawn traverse' });
  });

  it('goes on where there is one already: one per event, traveller and host', async () => {
    const replies = await Promise.all([start('One'), start('Two'), start('Three')]);
    expect(new Set(replies.map(({ body }) => body.conversationId)).size).toBe(1);
    expect((await read(replies[0].body.conversationId, maya.session)).body.messages).toHaveLength(3);
  });

  it('shows no one’s address', async () => {
    const id = await begun();
    const replies = [await read(id, host.session), await read(id, maya.session)].map(({ json }) =>
      JSON.stringify(json),
    );
    for (const reply of [...replies, JSON.stringify(await list(host.session))])
      for (const { user } of [maya, host]) expect(reply).not.toContain(user.email);
  });

  it('can be begun about a published event, and about one that the person has booked, whatever became of it', async () => {
    const draft = await buildEvent(app.db, { createdBy: host.id, status: 'draft' });
    expect((await start('Hi', maya.session, draft.id)).status).toBe(404);
    const { event } = await buildFreeEvent(app.db, { createdBy: host.id });
    await bookFreely(app, maya, { eventId: event.id });
    await app.db.execute(
      sql`update bookings set status = 'cancelled', payment_status = 'completed' where event_id = ${event.id}`,
    );
    await app.db.execute(sql`update events set status = 'cancelled', cancelled_at = now() where id = ${event.id}`);
    expect((await start('Hi', maya.session, event.id)).status).toBe(201);
    expect((await start('Hi', (await buildTraveller(app.db)).session, event.id)).status).toBe(404);
  });

  it('isn’t held with oneself, nor with a host whose account is disabled', async () => {
    expect((await start('Hi', host.session)).json).toMatchObject({ code: 'own_event' });
    const id = await begun();
    await app.db.execute(sql`update users set disabled = true where id = ${host.id}`);
    expect((await start()).json).toMatchObject({ code: 'conversation_closed' });
    expect((await say(id, 'Hello?', maya.session)).json).toMatchObject({ code: 'conversation_closed' });
    expect((await read(id, maya.session)).body.canSend).toBe(false);
  });

  it('is read page by page, the newest first', async () => {
    const id = await begun();
    await app.db.insert(conversationMessages).values(
      Array.from({ length: messagesPerPage }, (_, index) => ({
        conversationId: id,
        sender: 'host' as const,
        text: `${index}`,
      })),
    );
    const { body } = await read(id, maya.session);
    expect([body.messages.length, body.messages.at(-1)?.text]).toEqual([messagesPerPage, `${messagesPerPage - 1}`]);
    const earlier = (await read(id, maya.session, body.earlier ?? 0)).body;
    expect([earlier.messages.map(({ text }) => text), earlier.earlier]).toEqual([['Is there parking?'], null]);
  });
});

describe('what’s unread', () => {
  it('is what the other wrote since, until it’s marked as read; it never goes back', async () => {
    const id = await begun();
    const { body: second } = await say(id, 'And a toilet?', maya.session);
    const unread = async () => (await list(host.session)).conversations[0]?.unread;
    const mark = (upTo: number) => app.call(routes.readConversation, { params: { id }, body: { upTo } }, host.session);
    expect(await unread()).toBe(2);
    await mark(second.id - 1);
    expect(await unread()).toBe(1);
    await mark(second.id);
    await mark(second.id - 1);
    await mark(second.id + 1_000_000);
    expect(await unread()).toBe(0);
    await say(id, 'Hello?', maya.session);
    expect(await unread()).toBe(1);
  });
});

describe('the emails of a conversation', () => {
  it('come at once for the first message, then at most every ten minutes with all that’s new', async () => {
    const id = await begun();
    await app.runJobs();
    expect(mailsTo(host)).toHaveLength(1);
    await say(id, 'And a toilet?', maya.session);
    await say(id, 'And food?', maya.session);
    await app.runJobs();
    expect(mailsTo(host)).toHaveLength(1);
    await tenMinutesLater(id);
    expect(mailsTo(host)).toHaveLength(2);
    const { subject, text } = app.mailer.lastTo(host.user.email);
    expect(subject).toBe('Maya L. wrote to you about Dawn traverse');
    for (const said of ['2 new messages from Maya L.', 'And a toilet?', 'And food?', `/messages/${id}`])
      expect(text).toContain(said);
    expect(text).not.toContain('Is there parking?');
  });

  it('have no address of the other, and answers to them reach no one', async () => {
    await begun();
    await app.runJobs();
    const mail = app.mailer.lastTo(host.user.email);
    expect(mail.replyTo ?? null).toBeNull();
    expect(mail.text + mail.html).not.toContain(maya.user.email);
  });

  it('WEB-08 show tags as typed', async () => {
    await start('<img src=x onerror=alert(1)>');
    await app.runJobs();
    expect(app.mailer.lastTo(host.user.email).html).toContain('&lt;img src=x');
  });

  it('leave out what has been read meanwhile; if that’s everything, none comes', async () => {
    const id = await begun();
    const { body } = await read(id, host.session);
    await app.call(
      routes.readConversation,
      { params: { id }, body: { upTo: body.messages[0]?.id ?? 0 } },
      host.session,
    );
    await app.runJobs();
    expect(mailsTo(host)).toHaveLength(0);
  });

  it('CRA-11 are written once, even if the job runs again', async () => {
    const id = await begun();
    await app.runJobs();
    await app.db.execute(
      sql`select graphile_worker.add_job('tell_of_messages', ${JSON.stringify({ conversationId: id, to: 'host' })}::json)`,
    );
    await tenMinutesLater(id);
    expect(mailsTo(host)).toHaveLength(1);
  });

  it('aren’t sent once the person is blocked', async () => {
    const id = await begun();
    await block(id, true, host.session);
    await app.runJobs();
    expect(mailsTo(host)).toHaveLength(0);
  });
});

describe('blocking', () => {
  it('ends writing both ways, in every conversation of the two, until it’s undone by who did it', async () => {
    const id = await begun();
    const other = await buildEvent(app.db, { createdBy: host.id });
    await block(id, true, host.session);
    const closed = { code: 'conversation_closed' };
    expect((await say(id, 'Hello?', maya.session)).json).toMatchObject(closed);
    expect((await say(id, 'Bye', host.session)).json).toMatchObject(closed);
    expect((await start('Hi', maya.session, other.id)).json).toMatchObject(closed);
    await block(id, false, maya.session);
    expect((await say(id, 'Hello?', maya.session)).json).toMatchObject(closed);
    await block(id, false, host.session);
    expect((await say(id, 'Hello?', maya.session)).status).toBe(201);
  });

  it('leaves the conversation readable, and says who can undo it', async () => {
    const id = await begun();
    await block(id, true, maya.session);
    expect((await read(id, maya.session)).body).toMatchObject({ isBlocked: true, canSend: false });
    expect((await read(id, host.session)).body).toMatchObject({ isBlocked: false, canSend: false });
  });
});

describe('reporting', () => {
  it('lets admins read the conversation, and no other one, until they close the report', async () => {
    const admin = await buildAdmin(app.db);
    const id = await begun();
    const look = () => app.call(routes.getReportedConversation, { params: { id } }, admin.session);
    expect([(await look()).status, (await read(id, admin.session)).status]).toEqual([404, 404]);
    expect((await report(id, host.session)).status).toBe(204);
    const { body: listed } = await app.call(routes.listReportedConversations, {}, admin.session);
    expect(listed.find((each) => each.id === id)).toMatchObject({
      reportedBy: 'host',
      reason: 'Asked for cash',
      travellerName: 'Maya L.',
      hostName: 'North Guides',
    });
    expect((await look()).body.messages.map(({ text }) => text)).toEqual(['Is there parking?']);
    const close = () => app.call(routes.closeConversationReport, { params: { id } }, admin.session);
    expect((await close()).status).toBe(204);
    expect([(await look()).status, (await close()).status]).toEqual([404, 404]);
    expect((await report(id, maya.session)).status).toBe(204);
    expect((await look()).status).toBe(200);
  });

  it('emails admins the reason and none of the messages, once however often it’s reported', async () => {
    const admin = await buildAdmin(app.db);
    const id = await begun();
    await report(id, maya.session);
    await report(id, host.session);
    await app.runJobs();
    const [mail] = mailsTo(admin);
    expect(mailsTo(admin)).toHaveLength(1);
    expect(mail?.text).toContain('Asked for cash');
    expect(mail?.text).not.toContain('Is there parking?');
  });

  it('ERR-06 is in the audit log, and so is each look', async () => {
    const admin = await buildAdmin(app.db);
    const id = await begun();
    await report(id, maya.session);
    await app.call(routes.getReportedConversation, { params: { id } }, admin.session);
    const entries = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, String(id)));
    const ours = entries.filter(({ targetType }) => targetType === 'conversation');
    expect(ours.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['conversation.reported', maya.id],
      ['conversation.read', admin.id],
    ]);
  });
});

it('a conversation goes with the account of either person', async () => {
  const id = await begun();
  await app.db.execute(sql`delete from auth_tokens where user_id = ${maya.id}`);
  await app.db.execute(sql`delete from users where id = ${maya.id}`);
  expect(await app.db.select().from(conversations).where(eq(conversations.id, id))).toEqual([]);
});
