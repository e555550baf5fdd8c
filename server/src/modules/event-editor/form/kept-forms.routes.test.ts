import { routes } from '@ascendant/contract/routes';
import { keptFormDays, keptFormMaxLength, keptFormsAtMost } from '@ascendant/domain/event/form/kept-form';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { keptForms } from '../../../../db/schema/event-edits';
import { buildOrganizer, buildTraveller } from '../../../../test/factories/people';
import { testApp } from '../../../../test/test-app';
import { forgetKeptForms } from './event-form.repository';

const app = await testApp();
const organizer = await buildOrganizer(app.db);

const kept = (form: string, value: Record<string, never> | Record<string, string> = { title: 'Ridge' }) => ({
  form,
  value,
  keptAt: '2026-11-22T10:00:00.000Z',
});
type Forms = readonly ReturnType<typeof kept>[];
const keep = (forms: Forms, { session } = organizer) =>
  app.call(routes.keepForms, { body: { forms: [...forms] } }, session);
const list = async ({ session } = organizer) => (await app.call(routes.listKeptForms, {}, session)).body;

describe('event forms that were not finished at sign-out', () => {
  it('come back as they were, to their owner only', async () => {
    expect((await keep([kept('event new'), kept('event 7')])).status).toBe(204);
    expect(await list()).toEqual([kept('event 7'), kept('event new')]);
    expect(await list(await buildOrganizer(app.db))).toEqual([]);
  });

  it('take the place of those kept before, and an empty list forgets them', async () => {
    await keep([kept('event new')]);
    await keep([kept('event 9'), kept('event 9', { title: 'Later' })]);
    expect(await list()).toEqual([kept('event 9', { title: 'Later' })]);
    await keep([]);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['another form', [kept('profile')]],
    ['a form that is too long', [kept('event new', { title: 'x'.repeat(keptFormMaxLength) })]],
    ['too many', Array.from({ length: keptFormsAtMost + 1 }, (_, index) => kept(`event ${index + 1}`))],
  ])('%s is refused, and what was kept stays', async (_, forms) => {
    await keep([kept('event 3')]);
    expect((await keep(forms)).status).toBe(400);
    expect(await list()).toEqual([kept('event 3')]);
  });

  it('are not for travellers, who have no event forms', async () => {
    expect((await keep([], await buildTraveller(app.db))).status).toBe(403);
  });

  it(`PRI-06 are forgotten after ${keptFormDays} days`, async () => {
    const someone = await buildOrganizer(app.db);
    await keep([kept('event new')], someone);
    await forgetKeptForms(app.db);
    expect(await list(someone)).toHaveLength(1);
    const created = sql`now() - make_interval(days => ${keptFormDays}, mins => 1)`;
    await app.db
      .update(keptForms)
      .set({ createdAt: created })
      .where(sql`user_id = ${someone.id}`);
    await forgetKeptForms(app.db);
    expect(await list(someone)).toEqual([]);
  });
});
