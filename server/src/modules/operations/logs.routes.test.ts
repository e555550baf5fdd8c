import { logRoutes } from '@ascendant/contract/logs';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorLogs } from '../../../db/schema/logs';
import { buildEvent } from '../../../test/factories/events';
import { buildAdmin, buildOrganizer, type SignedInPerson } from '../../../test/factories/people';
import { testApp, type Session } from '../../../test/test-app';
import { recordAudit } from '../../audit/audit.repository';

const app = await testApp();

let admin: SignedInPerson;
let organizer: SignedInPerson;

beforeAll(async () => {
  admin = await buildAdmin(app.db, { username: 'grace' });
  organizer = await buildOrganizer(app.db, { username: 'nadia', email: 'nadia@larch.example' });
  await recordAudit(app.db, { actor: null, action: 'sign_in.failed' });
  const by = { userId: organizer.id, role: 'organizer' } as const;
  const changes = { status: { before: 'draft', after: 'pending_approval' }, seats: { before: null, after: 12 } };
  await recordAudit(app.db, { actor: by, action: 'event.review_requested', target: { type: 'event', id: 7 }, changes });
  await recordAudit(app.db, { actor: by, action: 'ticket.checked_in', target: { type: 'ticket', id: 7 } });
  const gone = { userId: 999_999, role: 'admin' } as const;
  await recordAudit(app.db, {
    actor: gone,
    action: 'event.published',
    target: { type: 'event', id: 8 },
    requestId: 'r-1',
  });
});

const audit = (query: Record<string, unknown> = {}, session: Session = admin.session) =>
  app.call(logRoutes.listAuditLog, { query }, session);
const actions = async (query: Record<string, unknown> = {}) =>
  (await audit(query)).body.entries.map(({ action }) => action);

const newestFirst = ['event.published', 'ticket.checked_in', 'event.review_requested', 'sign_in.failed'];

describe('the audit log', () => {
  it('ERR-06 says who did what to what, newest first', async () => {
    const { entries, next, ...choices } = (await audit()).body;
    expect(entries.map(({ action }) => action)).toEqual(newestFirst);
    expect(entries[0]).toMatchObject({ actor: { id: 999_999, username: null }, role: 'admin', requestId: 'r-1' });
    expect(entries[2]).toMatchObject({
      actor: { id: organizer.id, username: 'nadia' },
      subject: { type: 'event', id: '7' },
      changes: [
        { field: 'seats', before: '', after: '12' },
        { field: 'status', before: 'draft', after: 'pending_approval' },
      ],
    });
    expect(entries[3]).toMatchObject({ actor: null, role: 'system', subject: null, changes: [] });
    expect(next).toBeNull();
    expect(choices).toEqual({ actions: newestFirst.toSorted(), subjects: ['event', 'ticket'] });
  });

  it.each([
    ['their username', 'Nadia'],
    ['their email address', 'nadia@LARCH.example'],
  ])('is filtered by person: %s', async (_, person) => {
    expect(await actions({ person })).toEqual(['ticket.checked_in', 'event.review_requested']);
  });

  it('is filtered by an account that is gone, by its id', async () => {
    expect(await actions({ person: '#999999' })).toEqual(['event.published']);
    expect(await actions({ person: "x' or 1=1 --" })).toEqual([]);
  });

  it.each([
    [{ action: 'event.published' }, ['event.published']],
    [{ subject: 'event' }, ['event.published', 'event.review_requested']],
    [{ subject: 'event', subjectId: '7' }, ['event.review_requested']],
    [{ subjectId: '7' }, ['ticket.checked_in', 'event.review_requested']],
    [{ action: 'event.%' }, []],
  ])('is filtered by action and subject: %j', async (query, found) => {
    expect(await actions(query)).toEqual(found);
  });

  it('is filtered by days in UTC, both included', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await actions({ from: today, to: today })).toEqual(newestFirst);
    expect(await actions({ to: '2020-01-01' })).toEqual([]);
    expect(await actions({ from: '2999-01-01' })).toEqual([]);
  });

  it('comes in pages that neither repeat nor miss an entry, even of one instant', async () => {
    await app.db.execute(sql`insert into audit_log (actor_role, action, target_type, target_id, created_at)
      select 'system', 'page.tested', 'page', n::text, '2024-05-01T00:00:00Z' from generate_series(1, 120) n`);
    const seen: (string | null | undefined)[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const { entries, next } = (await audit({ action: 'page.tested', ...(after ? { after } : {}) })).body;
      expect(entries.length).toBeLessThanOrEqual(50);
      seen.push(...entries.map(({ subject }) => subject?.id));
      after = next;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => String(120 - index)));
  });

  it.each([[{ from: '2026-02-30' }], [{ after: 'x' }], [{ person: 'x'.repeat(201) }]])(
    'refuses %j with 400',
    async (query) => {
      expect((await audit(query)).status).toBe(400);
    },
  );

  it('reads a large log by its indexes', async () => {
    await app.db.execute(sql`insert into audit_log (actor_id, actor_role, action, target_type, target_id, created_at)
      select n % 500 + 1, 'admin', 'bulk.' || n % 20, 'bulk', (n % 5000)::text, '2025-01-01'::timestamptz + n * interval '1 second'
      from generate_series(1, 60000) n`);
    await app.db.execute(sql`analyze audit_log`);
    const plan = async (condition: ReturnType<typeof sql>) => {
      const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(sql`explain select * from audit_log
        where ${condition} order by created_at desc, id desc limit 51`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const rare = [
      sql`actor_id = 3`,
      sql`target_type = 'bulk' and target_id = '77'`,
      sql`action = 'page.tested'`,
      sql`true`,
    ];
    for (const condition of rare) expect(await plan(condition)).not.toContain('Seq Scan');
  });
});

describe('the error log', () => {
  beforeAll(async () => {
    const bug = {
      errorType: 'TypeError',
      errorMessage: "Cannot read 'title' of undefined",
      endpoint: '/api/events/:id',
    };
    await app.db.insert(errorLogs).values([
      {
        ...bug,
        errorDetails: {
          code: 'E1',
          frames: ['at readEvent (events.service.ts:10)'],
          secret: 'canary',
          cause: { type: 'DatabaseError', constraint: 'events_capacity', frames: [] },
        },
        userId: organizer.id,
        email: 'nadia@larch.example',
        ipAddress: '203.0.113.77',
        userAgent: 'Firefox',
        httpMethod: 'GET',
        statusCode: 500,
        requestId: 'req-41',
      },
      { errorType: 'RangeError', errorMessage: '100% wrong for maya@mail.example', statusCode: 503 },
    ]);
  });
  const errors = (query: Record<string, unknown> = {}, session: Session = admin.session) =>
    app.call(logRoutes.listErrorLogs, { query }, session);
  const types = async (query: Record<string, unknown>) => (await errors(query)).body.errors.map(({ type }) => type);

  it('ERR-04 shows an error with its request and place in the code, and masks the person', async () => {
    const { body, json } = await errors({ q: 'req-41' });
    expect(body.errors).toEqual([
      expect.objectContaining({
        type: 'TypeError',
        endpoint: '/api/events/:id',
        method: 'GET',
        status: 500,
        requestId: 'req-41',
        userId: organizer.id,
        email: 'n•••@larch.example',
        ipAddress: '203.0.113.•••',
        details: [
          'code E1',
          'at readEvent (events.service.ts:10)',
          'Caused by DatabaseError',
          'constraint events_capacity',
        ],
      }),
    ]);
    expect(JSON.stringify(json)).not.toMatch(/canary|nadia@|113\.77/);
  });

  it('ERR-04 leaves addresses and quoted values out of messages', async () => {
    const { body } = await errors({ type: 'RangeError' });
    expect(body.errors[0]?.message).toBe('100% wrong for …@…');
    expect(body.types).toEqual(['RangeError', 'TypeError']);
  });

  it.each([
    [{ q: 'CANNOT READ' }, ['TypeError']],
    [{ q: 'api/events' }, ['TypeError']],
    [{ q: '100%' }, ['RangeError']],
    [{ q: '%' }, ['RangeError']],
    [{ q: '_' }, []],
    [{ status: 503 }, ['RangeError']],
    [{ type: 'TypeError', status: 503 }, []],
    [{ to: '2020-01-01' }, []],
  ])('is searched and filtered: %j', async (query, found) => {
    expect(await types(query)).toEqual(found);
  });

  it.each([[{ status: 'x' }], [{ from: 'yesterday' }], [{ after: '1' }]])('refuses %j with 400', async (query) => {
    expect((await errors(query)).status).toBe(400);
  });
});

describe('what an entry of the audit log is about', () => {
  it('ERR-06 names events, bookings and people that are still there', async () => {
    const event = await buildEvent(app.db, {
      createdBy: organizer.id,
      title: 'Dawn Traverse',
      startDate: '2099-07-02',
    });
    const about = { userId: admin.id, role: 'admin' } as const;
    await recordAudit(app.db, { actor: about, action: 'named.event', target: { type: 'event', id: event.id } });
    await recordAudit(app.db, { actor: about, action: 'named.user', target: { type: 'user', id: organizer.id } });
    const named = async (action: string) => (await audit({ action })).body.entries[0]?.subject;
    expect(await named('named.event')).toMatchObject({ name: 'Dawn Traverse, 2099-07-02', eventId: event.id });
    expect(await named('named.user')).toMatchObject({ name: 'nadia', eventId: null });
    expect(await named('event.published')).toMatchObject({ name: null, eventId: null });
  });
});
