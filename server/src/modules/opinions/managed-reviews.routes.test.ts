import { managedReviewRoutes as routes } from '@ascendant/contract/managed-review';
import { opinionRoutes } from '@ascendant/contract/opinion';
import { commentMaxLength } from '@ascendant/domain/opinion/review';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/logs';
import { reviews } from '../../../db/schema/opinions';
import { buildEvent } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { buildReview } from '../../../test/factories/reviews';
import { testApp, type Session } from '../../../test/test-app';

const app = await testApp();
let admin: SignedInPerson;
let organizer: SignedInPerson;
beforeAll(async () => {
  admin = await buildAdmin(app.db);
  organizer = await buildOrganizer(app.db);
});

async function reviewOf(
  owner: Pick<SignedInPerson, 'id'> = organizer,
  given: Partial<typeof reviews.$inferInsert> = {},
) {
  const { event } = await buildEvent(app.db, { createdBy: owner.id, title: 'Winter Lights Walk' });
  return { event, review: await buildReview(app.db, { eventId: event.id, rating: 2, ...given }) };
}

const respond = (id: number, session?: Session, response = 'Thank you.') =>
  app.call(routes.respondToReview, { params: { id }, body: { response } }, session);
const answerOwn = (id: number, session?: Session, response = 'Thank you.') =>
  app.call(routes.respondAsOrganizer, { params: { id }, body: { response } }, session);
const edit = (id: number, session?: Session, body: object = { comment: 'Calmer words.', rating: 3 }) =>
  app.call(routes.editReview, { params: { id }, body: body as { comment: string; rating: number } }, session);
const remove = (id: number, session?: Session) => app.call(routes.deleteReview, { params: { id } }, session);
const junk = (id: number, session?: Session) => app.call(routes.markReviewJunk, { params: { id } }, session);
const rowOf = async (id: number) => (await app.db.select().from(reviews).where(eq(reviews.id, id)))[0];
const auditOf = async (id: number) =>
  (
    await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.targetType, 'review'), eq(auditLog.targetId, String(id))))
  ).map(({ action, actorRole, changes }) => ({ action, actorRole, changes }));

describe('the list of all reviews', () => {
  const list = (query: object = {}, session: Session | undefined = admin.session) =>
    app.call(routes.listAdminReviews, { query }, session);
  const ids = async (query: object) => (await list(query)).body.map(({ id }) => id);

  it('has what the document lists of each, and the total in X-Total-Count', async () => {
    const { review, event } = await reviewOf();
    const reply = await list({ limit: 1 });
    expect(reply.body).toMatchObject([
      {
        id: review.id,
        rating: 2,
        comment: review.comment,
        userName: 'Maya L.',
        createdAt: review.createdAt.toISOString(),
        eventId: event.id,
        eventTitle: 'Winter Lights Walk',
        isJunk: false,
        adminResponse: null,
      },
    ]);
    expect(Number(reply.headers['x-total-count'])).toBeGreaterThanOrEqual(1);
  });

  it('finds words of the comment, the person and the event, whatever signs they contain', async () => {
    const { event } = await buildEvent(app.db, { title: 'Qoyllur Rit’i pilgrimage' });
    const person = await buildTraveller(app.db, { firstName: 'Oluwaseun', lastName: 'Adeyemi' });
    const one = await buildReview(app.db, { eventId: event.id, userId: person.id, comment: 'It was 100% \\ worth_it' });
    for (const q of ['100%', 'worth_it', '\\', 'oluwaseun ade', 'qoyllur']) expect(await ids({ q })).toEqual([one.id]);
    for (const q of ['worth-it', '100 %', 'nobody of this name']) expect(await ids({ q })).toEqual([]);
  });

  it('can be narrowed to those without an answer, to junk and to a rating, and put in order', async () => {
    const { event } = await buildEvent(app.db, { title: 'Narrowing Gorge' });
    const make = (given: Partial<typeof reviews.$inferInsert>, day: number) =>
      buildReview(app.db, { eventId: event.id, createdAt: new Date(2026, 0, day), ...given });
    const good = await make({ rating: 5, adminResponse: 'Thanks' }, 1);
    const bad = await make({ rating: 1 }, 2);
    const fine = await make({ rating: 4 }, 3);
    const spam = await make({ rating: 1, isJunk: true }, 4);
    const q = 'Narrowing Gorge';
    expect(await ids({ q })).toEqual([spam.id, fine.id, bad.id, good.id]);
    expect(await ids({ q, sort: 'oldest' })).toEqual([good.id, bad.id, fine.id, spam.id]);
    expect(await ids({ q, sort: 'lowest' })).toEqual([spam.id, bad.id, fine.id, good.id]);
    expect(await ids({ q, sort: 'highest' })).toEqual([good.id, fine.id, spam.id, bad.id]);
    expect(await ids({ q, state: 'unanswered' })).toEqual([fine.id, bad.id]);
    expect(await ids({ q, state: 'junk' })).toEqual([spam.id]);
    expect(await ids({ q, rating: 1 })).toEqual([spam.id, bad.id]);
    expect(await ids({ q, limit: 1, offset: 1 })).toEqual([fine.id]);
    expect((await list({ q, limit: 1 })).headers['x-total-count']).toBe('4');
  });

  it('signs the review of a deleted account with no name', async () => {
    const { review } = await reviewOf();
    await app.db.update(reviews).set({ userId: null }).where(eq(reviews.id, review.id));
    expect((await list({ limit: 1 })).body[0]?.userName).toBe('A traveller');
  });

  it.each([
    { rating: 6 },
    { rating: 'x' },
    { state: 'good' },
    { sort: 'best' },
    { limit: 0 },
    { limit: 201 },
    { offset: -1 },
  ])('refuses %o', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('comes with totals; organizers’ leave junk out', async () => {
    const fresh = await buildOrganizer(app.db);
    const { event } = await buildEvent(app.db, { createdBy: fresh.id });
    for (const given of [{ rating: 5, adminResponse: 'Thanks' }, { rating: 4 }, { rating: 1, isJunk: true }])
      await buildReview(app.db, { eventId: event.id, ...given });
    const own = await app.call(routes.organizerReviewTotals, {}, fresh.session);
    expect(own.body).toEqual({ all: 2, unanswered: 1, junk: 0, averageRating: 4.5, events: 1 });
    const all = await app.call(routes.adminReviewTotals, {}, admin.session);
    expect(all.body.junk).toBeGreaterThanOrEqual(1);
    const none = await app.call(routes.organizerReviewTotals, {}, (await buildOrganizer(app.db)).session);
    expect(none.body).toEqual({ all: 0, unanswered: 0, junk: 0, averageRating: null, events: 0 });
  });
});

describe('answering a review', () => {
  it('shows on the event page, as the site’s answer for an admin and the organizer’s for the organizer', async () => {
    const { review, event } = await reviewOf();
    const shown = async () => (await app.call(opinionRoutes.listReviews, { params: { id: event.id } })).body[0];
    expect((await respond(review.id, admin.session)).body).toMatchObject({
      adminResponse: 'Thank you.',
      respondedAs: 'ascendant',
      respondedAt: expect.any(String),
    });
    expect(await shown()).toMatchObject({ response: 'Thank you.', respondedAs: 'ascendant' });
    await answerOwn(review.id, organizer.session, 'We brought more cider.');
    expect(await shown()).toMatchObject({ response: 'We brought more cider.', respondedAs: 'organizer' });
    expect(await auditOf(review.id)).toMatchObject([
      { action: 'review.answered', actorRole: 'admin', changes: { isAnswered: { before: false, after: true } } },
      { action: 'review.answered', actorRole: 'organizer' },
    ]);
  });

  it('emails its author the first answer, and only that', async () => {
    const author = await buildTraveller(app.db);
    const { review } = await reviewOf(organizer, { userId: author.id });
    await answerOwn(review.id, organizer.session, 'We brought more cider.');
    await answerOwn(review.id, organizer.session, 'And more benches.');
    await app.runJobs();
    const mails = app.mailer.sent.filter(({ to }) => to === author.user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'New response to your review: Winter Lights Walk' });
    expect(mails[0]?.text).toContain('We brought more cider.');
  });

  it.each(['', '   ', '\n\t'])('with %j is refused at its field', async (response) => {
    const { review } = await reviewOf();
    for (const [call, { session }] of [
      [respond, admin],
      [answerOwn, organizer],
    ] as const)
      expect((await call(review.id, session, response)).json).toMatchObject({
        code: 'invalid_input',
        fields: { response: 'Response cannot be empty' },
      });
  });

  it('takes 4,000 characters and refuses one more', async () => {
    const { review } = await reviewOf();
    expect((await respond(review.id, admin.session, 'x'.repeat(commentMaxLength))).status).toBe(200);
    expect((await respond(review.id, admin.session, 'x'.repeat(commentMaxLength + 1))).status).toBe(400);
  });

  it('reaches an organizer’s own events only: others that anyone can read are 403, the rest 404', async () => {
    const other = await buildOrganizer(app.db);
    const { review } = await reviewOf(other);
    expect((await answerOwn(review.id, organizer.session)).status).toBe(403);
    const { event: draft } = await buildEvent(app.db, { createdBy: other.id, status: 'draft' });
    const hidden = await buildReview(app.db, { eventId: draft.id });
    expect((await answerOwn(hidden.id, organizer.session)).status).toBe(404);
    const { review: spam } = await reviewOf(organizer, { isJunk: true });
    expect((await answerOwn(spam.id, organizer.session)).status).toBe(404);
    expect((await answerOwn(2_000_000_000, organizer.session)).status).toBe(404);
    for (const { id } of [review, hidden, spam]) expect((await rowOf(id))?.adminResponse).toBeNull();
    expect((await answerOwn(review.id, admin.session)).status).toBe(200);
  });
});

describe('moderating a review', () => {
  it('edits comment and rating, and readers see that it was edited', async () => {
    const { review, event } = await reviewOf();
    expect((await edit(review.id, admin.session)).body).toMatchObject({ rating: 3, comment: 'Calmer words.' });
    const { body: list } = await app.call(opinionRoutes.listReviews, { params: { id: event.id } });
    expect(list).toMatchObject([{ rating: 3, comment: 'Calmer words.', editedAt: expect.any(String) }]);
    expect(await auditOf(review.id)).toMatchObject([
      { action: 'review.edited', changes: { rating: { before: 2, after: 3 }, isReworded: { after: true } } },
    ]);
  });

  it('leaves no note when nothing is changed', async () => {
    const { review } = await reviewOf();
    await edit(review.id, admin.session, { comment: review.comment, rating: review.rating });
    expect((await rowOf(review.id))?.editedAt).toBeNull();
    expect(await auditOf(review.id)).toEqual([]);
  });

  it.each([
    [{ comment: '', rating: 3 }, 'comment'],
    [{ comment: 'Fine', rating: 0 }, 'rating'],
    [{ comment: 'Fine', rating: 6 }, 'rating'],
    [{ comment: 'Fine' }, 'rating'],
  ])('refuses %o', async (body, field) => {
    const { review } = await reviewOf();
    expect((await edit(review.id, admin.session, body)).json).toMatchObject({
      fields: { [field]: expect.any(String) },
    });
    expect(await rowOf(review.id)).toMatchObject({ rating: 2, editedAt: null });
  });

  it('marks junk for good: hidden, not counted, its author can’t write another; twice changes nothing', async () => {
    const { review, event } = await reviewOf();
    for (const rating of [5, 5]) await buildReview(app.db, { eventId: event.id, rating });
    expect((await junk(review.id, admin.session)).body).toMatchObject({ isJunk: true });
    expect((await junk(review.id, admin.session)).body).toMatchObject({ isJunk: true });
    expect((await app.call(opinionRoutes.listReviews, { params: { id: event.id } })).body).toHaveLength(2);
    expect(await auditOf(review.id)).toHaveLength(1);
  });

  it('deletes for good', async () => {
    const { review } = await reviewOf();
    expect((await remove(review.id, admin.session)).status).toBe(204);
    expect(await rowOf(review.id)).toBeUndefined();
    expect((await remove(review.id, admin.session)).status).toBe(404);
    expect(await auditOf(review.id)).toMatchObject([
      { action: 'review.deleted', actorRole: 'admin', changes: { rating: { before: 2, after: null } } },
    ]);
  });

  it.each([respond, edit, remove, junk])('is 404 for a review that does not exist', async (call) => {
    expect((await call(2_000_000_000, admin.session)).status).toBe(404);
  });
});

describe('an organizer’s reviews', () => {
  it('are those of their own events, without junk', async () => {
    const fresh = await buildOrganizer(app.db);
    const { review, event } = await reviewOf(fresh);
    await buildReview(app.db, { eventId: event.id, isJunk: true });
    const list = async (query = {}) => (await app.call(routes.listOrganizerReviews, { query }, fresh.session)).body;
    expect((await list()).map(({ id }) => id)).toEqual([review.id]);
    expect(await list({ state: 'junk' })).toEqual([]);
    expect(await list({ q: 'Winter' })).toHaveLength(1);
  });
});
