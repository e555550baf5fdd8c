import { routes } from '@ascendant/contract/routes';
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events } from '../../../../db/schema/events';
import { auditLog } from '../../../../db/schema/logs';
import { buildEvent } from '../../../../test/factories/events';
import { buildOrganizer } from '../../../../test/factories/people';
import { createDraft } from '../../../../test/new-event';
import { testApp } from '../../../../test/test-app';

const app = await testApp();
const organizer = await buildOrganizer(app.db);

const step = { when: 'Day 1', title: 'Up to the hut', text: 'Six hours.' };
const question = { question: 'Dogs?', answer: 'On a leash.' };
const empty = { when: '', title: '', text: '' };

const edit = (id: number, body: object) => app.call(routes.updateEvent, { params: { id }, body }, organizer.session);
const own = async () => (await buildEvent(app.db, { createdBy: organizer.id })).id;

describe('an itinerary, and questions with answers', () => {
  it('come with a new event, without its empty entries, in the order given', async () => {
    const { status, json } = await createDraft(app, organizer.session, {
      itinerary: JSON.stringify([{ title: 'Tea' }, empty, step]),
      questions: JSON.stringify([question]),
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      itinerary: [{ when: '', title: 'Tea', text: '' }, step],
      questions: [question],
    });
  });

  it('are on the public page once they’re edited, and the audit log has both versions', async () => {
    const id = await own();
    const { body } = await edit(id, { itinerary: [step], questions: [question] });
    expect(body).toMatchObject({ itinerary: [step], questions: [question], version: 2 });
    expect((await app.call(routes.getEvent, { params: { id } })).body).toMatchObject({ itinerary: [step] });
    const [entry] = await app.db
      .select({ changes: auditLog.changes })
      .from(auditLog)
      .where(eq(auditLog.targetId, String(id)))
      .orderBy(desc(auditLog.id));
    expect(entry?.changes).toEqual({
      itinerary: { before: [], after: [step] },
      questions: { before: [], after: [question] },
    });
  });

  it('that are sent unchanged are no change, and those that aren’t sent stay', async () => {
    const id = await own();
    await edit(id, { itinerary: [step], questions: [question] });
    const { text, title, when } = step;
    expect((await edit(id, { itinerary: [{ text, title, when }, empty] })).body).toMatchObject({ version: 2 });
    expect((await edit(id, { capacity: 33 })).body).toMatchObject({ version: 3, itinerary: [step] });
    expect((await edit(id, { itinerary: [], questions: [] })).body).toMatchObject({ itinerary: [], questions: [] });
  });

  it.each([
    [{ itinerary: [step, { ...step, title: '' }] }, { 'itinerary.1.title': 'Please name this step' }],
    [{ itinerary: Array.from({ length: 21 }, () => step) }, { itinerary: 'Please use at most 20 steps' }],
    [{ questions: [{ question: 'Dogs?', answer: '' }] }, { 'questions.0.answer': 'Please enter the answer' }],
    [
      { questions: [{ ...question, answer: 'x'.repeat(801) }] },
      { 'questions.0.answer': 'Please use at most 800 characters' },
    ],
  ])('that break a rule are refused with a sentence at their field: %#', async (body, fields) => {
    const { status, json } = await edit(await own(), body);
    expect([status, json]).toEqual([400, expect.objectContaining({ fields })]);
  });

  it('are refused by the database, too, when they aren’t lists or have too many entries', async () => {
    const id = await own();
    const write = (list: unknown) =>
      app.db
        .update(events)
        .set({ itinerary: sql`${JSON.stringify(list)}::jsonb` })
        .where(eq(events.id, id));
    for (const list of [{}, 'Up', Array.from({ length: 21 }, () => step)]) await expect(write(list)).rejects.toThrow();
    await write(Array.from({ length: 20 }, () => step));
  });
});
