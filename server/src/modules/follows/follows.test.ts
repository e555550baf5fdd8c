import { followRoutes } from '@ascendant/contract/follow';
import { namedNewEvents, newDatesAfterMinutes } from '@ascendant/domain/booking/event-emails';
import { maxFollowedHosts, tooManyFollowedSentence } from '@ascendant/domain/event/limits';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { events, type NewEventRow } from '../../../db/schema/events';
import { follows } from '../../../db/schema/people';
import { users } from '../../../db/schema/users';
import { buildEvent, buildSeries } from '../../../test/factories/events';
import { buildOrganizer, buildTraveller, type SignedInPerson } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { writeNewDates } from './new-dates-mail';

const app = await testApp();

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** A host with a listed event that was published long ago, and a follower since two days. */
async function followed() {
  const [host, follower] = [await buildOrganizer(app.db), await buildTraveller(app.db)];
  await open(host, { publishedAt: ago(60 * 24 * 30) });
  await change(follower, host.id, true);
  await app.db
    .update(follows)
    .set({ toldAt: ago(60 * 48) })
    .where(eq(follows.userId, follower.id));
  return { host, follower };
}

async function open({ id }: { readonly id: number }, options: Partial<NewEventRow> = {}) {
  const { event } = await buildEvent(app.db, { createdBy: id, organizerId: id, publishedAt: ago(120), ...options });
  return event;
}

const change = ({ session }: Pick<SignedInPerson, 'session'>, id: number, isFollowed: boolean) =>
  app.call(followRoutes.followHost, { params: { id }, body: { isFollowed } }, session);
const listed = async ({ session }: SignedInPerson) =>
  (await app.call(followRoutes.listFollowedHosts, undefined, session)).body.hosts.map(({ id }) => id);

/** What the job sends to a person, run twice. */
async function sentTo({ user }: SignedInPerson) {
  const before = app.mailer.sent.length;
  await writeNewDates(app.db, app.config.publicUrl);
  await writeNewDates(app.db, app.config.publicUrl);
  await app.runJobs();
  return app.mailer.sent.slice(before).filter(({ to }) => to === user.email);
}

const newDay = ({ id }: SignedInPerson) =>
  app.db.execute(sql`update mails set dedupe_key = dedupe_key || ' of yesterday' where user_id = ${id}`);

describe('following a host', () => {
  it('follows once, lists hosts by name, and stops', async () => {
    const traveller = await buildTraveller(app.db);
    const hosts = [];
    for (const displayName of ['Zephyr Tours', 'Alder Walks']) {
      const host = await buildOrganizer(app.db, { displayName });
      await open(host);
      hosts.push(host.id);
    }
    const [zephyr = 0, alder = 0] = hosts;
    await change(traveller, zephyr, true);
    await change(traveller, zephyr, true);
    expect((await change(traveller, alder, true)).body.hosts).toEqual([
      { id: alder, name: 'Alder Walks' },
      { id: zephyr, name: 'Zephyr Tours' },
    ]);
    await change(traveller, zephyr, false);
    await change(traveller, zephyr, false);
    expect(await listed(traveller)).toEqual([alder]);
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, alder));
    expect(await listed(traveller)).toEqual([]);
  });

  it('finds no host in a traveller, in an organizer without a public event, in someone themselves, or in no one', async () => {
    const [traveller, host, unlisted] = [
      await buildTraveller(app.db),
      await buildOrganizer(app.db),
      await buildOrganizer(app.db),
    ];
    await open(host);
    await open(unlisted, { accessCode: 'TIDE-2041' });
    for (const [who, id] of [
      [traveller, (await buildTraveller(app.db)).id],
      [traveller, unlisted.id],
      [traveller, 2_000_000_000],
      [host, host.id],
    ] as const)
      expect((await change(who, id, true)).status).toBe(404);
  });

  it(`takes ${maxFollowedHosts} hosts and no more`, async () => {
    const { follower } = await followed();
    const other = await buildOrganizer(app.db);
    await open(other);
    await app.db.execute(sql`with added as (
        insert into users (username, email, password, first_name, last_name)
        select 'followed' || number, 'followed' || number || '@mail.example', '', 'A', 'B' from generate_series(1, ${maxFollowedHosts - 2}) number returning id)
      insert into follows (user_id, host_id) select ${follower.id}::int, id from added`);
    expect((await change(follower, other.id, true)).status).toBe(200);
    const another = await buildOrganizer(app.db);
    await open(another);
    const refused = await change(follower, another.id, true);
    expect([refused.status, refused.json]).toMatchObject([400, { fields: { isFollowed: tooManyFollowedSentence } }]);
    expect(await app.db.$count(follows, eq(follows.userId, follower.id))).toBe(maxFollowedHosts);
  });
});

describe('new dates of a host', () => {
  it('come in one email, by event, the soonest first, with what else there is', async () => {
    const { host, follower } = await followed();
    const opened = { organizerId: host.id, publishedAt: ago(90) };
    await buildSeries(app.db, host.id, [opened, opened, opened]);
    for (let number = 0; number <= namedNewEvents; number += 1) await open(host);
    const [mail, ...more] = await sentTo(follower);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('New dates by ');
    expect(mail?.text).toContain('and 2 more dates');
    expect(mail?.text).toContain('2 more events have new dates.');
    expect(mail?.text.match(/See it:/g)).toHaveLength(namedNewEvents);
    expect(await sentTo(follower)).toEqual([]);
  });

  it.each([
    ['published long enough ago', {}, 1],
    ['published a moment ago', { publishedAt: ago(newDatesAfterMinutes - 2) }, 0],
    ['published before they were told', { publishedAt: ago(60 * 49) }, 0],
    ['unlisted', { accessCode: 'TIDE-2042' }, 0],
    ['a draft', { status: 'draft' }, 0],
    ['over', { startDate: '2026-01-05', endDate: '2026-01-05' }, 0],
  ] as const)('%s: is told or not', async (_what, options, emails) => {
    const { host, follower } = await followed();
    await open(host, options);
    expect(await sentTo(follower)).toHaveLength(emails);
  });

  it('come once a day at most, and what opened meanwhile comes the day after', async () => {
    const { host, follower } = await followed();
    await open(host);
    expect(await sentTo(follower)).toHaveLength(1);
    const { title } = await open(host, { publishedAt: ago(61) });
    expect(await sentTo(follower)).toEqual([]);
    await newDay(follower);
    const [mail] = await sentTo(follower);
    expect(mail?.text).toContain(title);
    expect(mail?.text.match(/See it:/g)).toHaveLength(1);
  });

  it('aren’t told to those who unfollowed before it was sent, and those of a disabled host wait until it’s enabled again', async () => {
    const [first, second] = [await followed(), await followed()];
    await open(first.host);
    await writeNewDates(app.db, app.config.publicUrl);
    await change(first.follower, first.host.id, false);
    await open(second.host);
    await app.db.update(users).set({ disabled: true }).where(eq(users.id, second.host.id));
    const before = app.mailer.sent.length;
    await app.runJobs();
    expect([await sentTo(first.follower), await sentTo(second.follower)]).toEqual([[], []]);
    const told = app.mailer.sent.slice(before).map(({ to }) => to);
    expect(told).not.toContain(first.follower.user.email);
    await app.db.update(users).set({ disabled: false }).where(eq(users.id, second.host.id));
    expect(await sentTo(second.follower)).toHaveLength(1);
  });

  it('stop with one click of a mail program, and follow again by the page’s form', async () => {
    const { host, follower } = await followed();
    await open(host);
    const [mail] = await sentTo(follower);
    const { pathname, search } = new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '');
    expect(search).toBe('?of=host');
    const press = (payload: string, headers = {}) =>
      app.inject({
        method: 'POST',
        url: pathname,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    expect((await press('List-Unsubscribe=One-Click')).json()).toEqual({ host: false });
    expect(await listed(follower)).toEqual([]);
    const again = await press('again=yes', { 'sec-fetch-mode': 'navigate' });
    expect(again.headers.location).toBe(`${pathname}?now=on&of=host`);
    expect(await listed(follower)).toEqual([host.id]);
    await app.db.update(events).set({ status: 'draft', publishedAt: null }).where(eq(events.organizerId, host.id));
    expect(await listed(follower)).toEqual([]);
  });
});
