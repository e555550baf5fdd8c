import { attendeeRoutes, attendeeNameRoutes } from '@ascendant/contract/attendee';
import { bookingRoutes } from '@ascendant/contract/booking';
import { bookingMoveRoutes as moveRoutes } from '@ascendant/contract/booking-move';
import { organizerDayRoutes } from '@ascendant/contract/organizer-day';
import { waiverRoutes } from '@ascendant/contract/waiver';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { waiverSignatures, waivers } from '../../../db/schema/waivers';
import { expectCleanInvariants } from '../../../test/clean-invariants';
import { bookFreely } from '../../../test/factories/bookings';
import { buildFreeEvent, dayFromNow, eventRow } from '../../../test/factories/events';
import { buildMember } from '../../../test/factories/organizations';
import { buildDependent, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { pdfTexts } from '../../../test/pdf-text';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
afterAll(() => expectCleanInvariants(app.db));

let organizer: SignedInPerson;
let maya: SignedInPerson;
let eventId: number;
let bookingId: number;
beforeEach(async () => {
  organizer = await buildOrganizer(app.db, { displayName: 'Larch Valley Guides' });
  const facts = { createdBy: organizer.id, title: 'Dawn traverse', startDate: dayFromNow(10) };
  eventId = (await buildFreeEvent(app.db, facts)).id;
  maya = await buildTraveller(app.db, { firstName: 'Maya', lastName: 'Lindqvist' });
  const theo = { firstName: 'Théo', lastName: 'Lindqvist', dateOfBirth: '2018-07-03' };
  bookingId = await bookFreely(app, maya, { eventId, family: [await buildDependent(app.db, maya.id, theo)] });
});

const first = { title: 'Risks of the mountains', text: 'Mountains are dangerous.\n\nI come anyway.' };
const write = (change: object = {}, session: Session = organizer.session, id = eventId) =>
  app.call(
    waiverRoutes.writeWaiver,
    { params: { id }, body: { ...first, basedOn: 0, asksAgain: false, ...change } },
    session,
  );
const read = async (session: Session = organizer.session) =>
  (await app.call(waiverRoutes.getWaiver, { params: { id: eventId } }, session)).body;
const myWaiver = async () => (await app.call(bookingRoutes.listMyBookings, {}, maya.session)).body[0]?.waiver ?? null;
const link = async () => (await myWaiver())?.link ?? '';
const open = (token: string) => app.call(waiverRoutes.openWaiver, { body: { token } }, {});
const sign = (token: string, change: object = {}) =>
  app.call(
    waiverRoutes.signWaiver,
    {
      body: {
        token,
        position: 0,
        signatureId: crypto.randomUUID(),
        version: 1,
        signedName: 'Maya Lindqvist',
        agreed: true as const,
        ...change,
      },
    },
    {},
  );
const attendees = async (query = {}, session: Session = organizer.session) =>
  (await app.call(attendeeRoutes.listAttendees, { params: { id: eventId }, query }, session)).body;

describe('a waiver', () => {
  it('is written in versions; the hash is of its text', async () => {
    expect(await read()).toMatchObject({ waiver: null, isAsked: false, missing: 0, versions: [] });
    const { body, status } = await write();
    expect(status).toBe(201);
    expect(body).toMatchObject({ isAsked: true, signed: 0, missing: 2, waiver: { version: 1, ...first } });
    const second = await write({ text: 'Mountains are very dangerous.', basedOn: 1 });
    expect(second.body.versions.map(({ version, stillCounts }) => [version, stillCounts])).toEqual([
      [2, true],
      [1, true],
    ]);
    const [row] = await app.db.select().from(waivers).where(eq(waivers.version, 1));
    expect(row?.text).toBe(first.text);
  });

  it('never changes once it’s written, and its hash is its own', async () => {
    await write();
    await expect(app.db.update(waivers).set({ text: 'x' })).rejects.toThrow();
    await expect(app.db.update(waivers).set({ countsFrom: 2 })).rejects.toThrow();
    const [{ id: _, ...row } = {} as never] = await app.db.select().from(waivers).limit(1);
    await expect(app.db.insert(waivers).values({ ...row, version: 9, text: 'x' })).rejects.toThrow();
  });

  it('that a colleague has changed meanwhile is refused, and says what to do', async () => {
    await write();
    const colleague = await buildMember(app.db, organizer.id, 'manager');
    expect((await write({ basedOn: 1, text: 'Theirs' }, colleague.session)).status).toBe(201);
    expect((await write({ basedOn: 1, text: 'Mine' })).json).toMatchObject({
      code: 'waiver_changed',
      message:
        'Someone else in your team changed this waiver while you were writing. Compare both texts, then save again.',
    });
  });

  it.each([
    [{ title: ' ' }, { title: 'Give the waiver a title' }],
    [{ text: ' ' }, { text: 'Write what people agree to' }],
    [{ text: 'x'.repeat(20_001) }, { text: 'Please use at most 20000 characters' }],
    [{ version: 3 }, { version: "This field can't be set here." }],
  ])('is refused with a sentence at the field: %j', async (change, fields) => {
    expect((await write(change)).json).toMatchObject({ code: 'invalid_input', fields });
  });

  it('can be ended: nothing is asked, and what was signed stays', async () => {
    await write();
    const token = await link();
    await sign(token);
    const ended = await app.call(waiverRoutes.endWaiver, { params: { id: eventId } }, organizer.session);
    expect(ended.body).toMatchObject({ isAsked: false, missing: 0 });
    expect((await open(token)).body).toMatchObject({
      waiver: null,
      closed: 'The organizer no longer asks for a waiver, so there’s nothing to sign.',
    });
    expect((await sign(token, { position: 1 })).json).toMatchObject({ code: 'waiver_closed' });
    expect(await app.db.$count(waiverSignatures, eq(waiverSignatures.bookingId, bookingId))).toBe(1);
  });

  it('can be copied from the organizer’s other events that ask for one now, once for all dates of each', async () => {
    const otherEvent = async (title: string, createdBy = organizer.id) =>
      (await buildFreeEvent(app.db, { createdBy, title })).id;
    const [paddle, ended, mine] = [
      await otherEvent('Paddle'),
      await otherEvent('Ended'),
      await otherEvent('No waiver'),
    ];
    const stranger = await buildOrganizer(app.db);
    const theirs = await otherEvent('Not theirs', stranger.id);
    await write();
    await write({ title: 'Water' }, organizer.session, paddle);
    await write({ title: 'Cold water', basedOn: 1 }, organizer.session, paddle);
    await write({}, organizer.session, ended);
    await app.call(waiverRoutes.endWaiver, { params: { id: ended } }, organizer.session);
    await write({}, stranger.session, theirs);
    const { seriesId } = await eventRow(app.db, eventId);
    const last = (await buildFreeEvent(app.db, { createdBy: organizer.id, seriesId, title: 'Dawn traverse' })).id;
    const { body } = await app.call(waiverRoutes.getWaiver, { params: { id: mine } }, organizer.session);
    expect(body.otherWaivers).toEqual([
      { eventId: paddle, eventTitle: 'Paddle', title: 'Cold water' },
      { eventId: last, eventTitle: 'Dawn traverse', title: first.title },
    ]);
    expect((await read()).otherWaivers.map(({ eventId: of }) => of)).toEqual([paddle]);
  });

  it('ERR-06 is in the audit log', async () => {
    await write();
    expect((await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)).toMatchObject({
      actorId: organizer.id,
      action: 'waiver.written',
      targetId: String(eventId),
    });
  });
});

describe('signing by link', () => {
  it('works without an account, for oneself and as a child’s guardian', async () => {
    await write();
    expect(await myWaiver()).toMatchObject({ signed: 0, missing: 2 });
    const token = await link();
    const { body } = await open(token);
    expect(body).toMatchObject({ organizer: 'Larch Valley Guides', closed: null, event: { title: 'Dawn traverse' } });
    expect(body.people.map(({ name, needsGuardian }) => [name, needsGuardian])).toEqual([
      ['Maya Lindqvist', false],
      ['Théo Lindqvist', true],
    ]);
    await sign(token);
    const after = await sign(token, { position: 1, signedName: 'Maya E. Lindqvist' });
    expect(after.body.people.map(({ signed }) => signed?.by)).toEqual(['Maya Lindqvist', 'Maya E. Lindqvist']);
    expect(await myWaiver()).toMatchObject({ signed: 2, missing: 0 });
    const [, child] = await app.db.select().from(waiverSignatures).where(eq(waiverSignatures.bookingId, bookingId));
    expect(child).toMatchObject({ isGuardian: true, place: 'link', takenBy: null, eventTitle: 'Dawn traverse' });
  });

  it('twice counts once', async () => {
    await write();
    const token = await link();
    const signatureId = crypto.randomUUID();
    await sign(token, { signatureId });
    const again = await sign(token, { signatureId, signedName: 'Someone Else' });
    expect(again.body.people[0]?.signed?.by).toBe('Maya Lindqvist');
  });

  it('by a person’s own link shows and signs only theirs', async () => {
    await write();
    const { body } = await open(await link());
    const own = body.people[1]?.link ?? '';
    const theirs = await open(own);
    expect(theirs.body.people.map(({ name, link: shared }) => [name, shared])).toEqual([['Théo Lindqvist', null]]);
    expect((await sign(own, { position: 0 })).status).toBe(404);
    expect((await sign(own, { position: 1 })).status).toBe(200);
  });

  it('a version that was changed since it was opened is refused in a sentence that says what to do', async () => {
    await write();
    const token = await link();
    await write({ text: 'New text', basedOn: 1 });
    expect(await sign(token)).toMatchObject({
      status: 409,
      json: {
        code: 'waiver_changed',
        message: 'The organizer has changed this waiver since you opened it. Read the new text, then sign again.',
      },
    });
    expect((await sign(token, { version: 2 })).status).toBe(200);
  });

  it('counts for later versions, unless the organizer asks to sign again', async () => {
    await write();
    const token = await link();
    await sign(token);
    await write({ text: 'Typing error mended', basedOn: 1 });
    expect(await read()).toMatchObject({ signed: 1, missing: 1 });
    expect((await read()).versions.map(({ version, signatures }) => [version, signatures])).toEqual([
      [2, 0],
      [1, 1],
    ]);
    await write({ text: 'Something new', basedOn: 2, asksAgain: true });
    expect(await read()).toMatchObject({ signed: 0, missing: 2 });
    expect((await open(token)).body.people[0]?.signed).toBeNull();
    await sign(token, { version: 3 });
    expect(await read()).toMatchObject({ signed: 1, missing: 1 });
  });

  it('doesn’t count for another name on the ticket', async () => {
    await write();
    await sign(await link());
    const params = { id: bookingId, position: 0 };
    await app.call(attendeeNameRoutes.renameAttendee, { params, body: { name: 'Zoé Roy' } }, maya.session);
    expect(await read()).toMatchObject({ signed: 0, missing: 2 });
  });

  it('is over with the event, and with the booking', async () => {
    await write();
    const token = await link();
    await app.db.execute(
      sql`update events set start_date = '2026-01-01', end_date = '2026-01-01' where id = ${eventId}`,
    );
    expect((await sign(token)).json).toMatchObject({
      code: 'waiver_closed',
      message: 'This event is over, so nothing can be signed any more.',
    });
  });

  it.each([
    [{ signedName: ' ' }, { signedName: 'Type your full name' }],
    [
      { signedName: 'Mickey Mouse' },
      {
        signedName: 'Type the name on the ticket: Maya Lindqvist. If it’s wrong there, have it changed before you sign',
      },
    ],
    [{ agreed: false }, { agreed: 'Tick the box to sign' }],
  ])('needs the person’s own name and the box: %j', async (change, fields) => {
    await write();
    expect((await sign(await link(), change)).json).toMatchObject({ code: 'invalid_input', fields });
  });

  it('can’t be changed or deleted before its time is over', async () => {
    await write();
    await sign(await link());
    await expect(app.db.update(waiverSignatures).set({ signedName: 'x' })).rejects.toThrow();
    await expect(app.db.delete(waiverSignatures)).rejects.toThrow();
  });
});

describe('who hasn’t signed', () => {
  it('is on the attendees’ list, in the file and on the dashboard', async () => {
    expect(await attendees()).toMatchObject({ waiversMissing: null, attendees: [{ waiver: 'not_asked' }, {}] });
    await write();
    await sign(await link());
    const list = await attendees();
    expect(list.waiversMissing).toBe(1);
    expect(list.attendees.map(({ name, waiver }) => [name, waiver])).toEqual([
      ['Maya Lindqvist', 'signed'],
      ['Théo Lindqvist', 'missing'],
    ]);
    expect((await attendees({ waiver: 'missing' })).attendees.map(({ name }) => name)).toEqual(['Théo Lindqvist']);
    const url = `/organizer/events/${eventId}/attendees.csv`;
    const csv = (await app.inject({ method: 'GET', url, headers: organizer.session })).body;
    expect(csv).toMatch(/"Maya Lindqvist".*,"Signed","\d{4}-\d\d-\d\d \d\d:\d\d"/);
    expect(csv).toMatch(/"Théo Lindqvist".*,"Not signed",""/);
    const day = await app.call(organizerDayRoutes.organizerDay, {}, organizer.session);
    expect(day.body.waiting.waivers).toMatchObject([{ id: eventId, missing: 1 }]);
  });
});

describe('a signed waiver as a PDF', () => {
  const pdf = async (url: string, headers: Session = {}) => app.inject({ method: 'GET', url, headers });

  it('is the same file each time, with everything that was signed', async () => {
    await write();
    const token = await link();
    const { body } = await sign(token, { position: 1 });
    const id = body.people[1]?.signed?.pdfId ?? 0;
    const one = await pdf(`/waivers/${token}/${id}.pdf`);
    expect(one.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    await app.db.execute(sql`update events set title = 'Another title' where id = ${eventId}`);
    const two = await pdf(`/organizer/events/${eventId}/waivers/${id}.pdf`, organizer.session);
    expect(Buffer.compare(one.rawPayload, two.rawPayload)).toBe(0);
    const [kept] = await app.db.select().from(waiverSignatures).where(eq(waiverSignatures.id, id));
    expect(kept?.pdf && Buffer.compare(kept.pdf, one.rawPayload)).toBe(0);
    await expect(app.db.update(waiverSignatures).set({ pdf: null })).rejects.toThrow();
    await expect(app.db.update(waiverSignatures).set({ pdf: Buffer.from('x') })).rejects.toThrow();
    const text = (await pdfTexts(one.rawPayload)).flat().join(' ');
    expect(text).toContain('Mountains are dangerous.');
    expect(text).toContain('Dawn traverse');
    expect(text).toContain('I’m the parent or legal guardian of Théo Lindqvist');
    const [row] = await app.db.select().from(waivers).limit(1);
    expect(text).toContain(row?.textHash);
  });

  it('stays readable by the links that were sent, after the booking moves and when everyone is asked to sign again', async () => {
    await write();
    const token = await link();
    const own = (await open(token)).body.people[0]?.link ?? '';
    const id = (await sign(own)).body.people[0]?.signed?.pdfId ?? 0;
    const other = await buildFreeEvent(app.db, { createdBy: organizer.id, startDate: dayFromNow(12) });
    await app.db.execute(
      sql`update events set series_id = (select series_id from events where id = ${eventId}) where id = ${other.id}`,
    );
    const order = { params: { id: bookingId }, body: { fromEventId: eventId, eventId: other.id, refund: '0.00' } };
    expect((await app.call(moveRoutes.moveBooking, order, maya.session)).status).toBe(200);
    for (const [each, people] of [
      [own, 1],
      [token, 2],
    ] as const) {
      const { body } = await open(each);
      expect(body.event.startDate).toBe(dayFromNow(12));
      expect(body.people).toHaveLength(people);
      expect(body.people[0]?.signed?.pdfId).toBe(id);
    }
    const renewed = (await open(token)).body.people[0]?.link ?? '';
    expect(renewed).not.toBe(own);
    await write({ basedOn: 1, asksAgain: true });
    for (const each of [own, token, renewed]) {
      expect((await open(each)).body.people[0]?.signed).toBeNull();
      expect((await pdf(`/waivers/${each}/${id}.pdf`)).statusCode).toBe(200);
    }
    expect((await sign(own, { version: 2 })).status).toBe(200);
  });

  it('is for the link’s people, owners and managers; guides, others’ links and other organizations get nothing', async () => {
    await write();
    const token = await link();
    const { people } = (await sign(token)).body;
    const id = people[0]?.signed?.pdfId ?? 0;
    expect((await pdf(`/waivers/${people[1]?.link}/${id}.pdf`)).statusCode).toBe(404);
    expect((await pdf(`/waivers/${token.replace(/.$/, 'A')}x/${id}.pdf`)).statusCode).toBe(404);
    const url = `/organizer/events/${eventId}/waivers/${id}.pdf`;
    const [manager, guide] = [
      await buildMember(app.db, organizer.id, 'manager'),
      await buildMember(app.db, organizer.id, 'guide'),
    ];
    expect((await pdf(url, manager.session)).statusCode).toBe(200);
    expect((await pdf(url, guide.session)).statusCode).toBe(403);
    expect((await pdf(url)).statusCode).toBe(401);
    const other = await buildOrganizer(app.db);
    expect((await pdf(url, other.session)).statusCode).toBe(404);
    const theirs = (await buildFreeEvent(app.db, { createdBy: other.id })).id;
    expect((await pdf(`/organizer/events/${theirs}/waivers/${id}.pdf`, other.session)).statusCode).toBe(404);
    const log = await app.db.select().from(auditLog).where(eq(auditLog.action, 'waiver.read'));
    expect(log.map(({ actorId }) => actorId)).toContain(manager.id);
  });
});
