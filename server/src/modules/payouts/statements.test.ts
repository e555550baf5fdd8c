import { routes } from '@ascendant/contract/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as } from '../../../test/checkout/checkout';
import type { ProviderEnvironment } from '../../../test/checkout/provider-environment';
import { sandboxEnvironment } from '../../../test/checkout/sandbox-environment';
import { buildConfirmed, expectCleanEnd } from '../../../test/checkout/scene';
import { buildAdmin, buildOrganizer } from '../../../test/factories/people';

let environment: ProviderEnvironment;
let admin: ReturnType<typeof as>;
beforeAll(async () => {
  environment = await sandboxEnvironment();
  admin = as({ id: (await buildAdmin(environment.app.db)).id }, 'admin');
});
afterAll(() => expectCleanEnd(environment));

const month = () => new Date().toISOString().slice(0, 7);
const file = (organizerId: number, of = month()) =>
  environment.app.inject({ url: `/organizer/statements/${of}.csv`, headers: as({ id: organizerId }, 'organizer') });

it('a month’s statement has each sale, refund and adjustment, and what was owed before and after', async () => {
  const { id } = await buildOrganizer(environment.app.db);
  const { opened } = await buildConfirmed(environment, { createdBy: id });
  const body = { organizerId: id, amount: '12.34', reason: 'For the broken lift.' } as never;
  await environment.app.call(routes.adjustEarnings, { body }, admin);
  const back = { params: { id: opened.bookingId }, body: { amount: '11.98' } } as never;
  await environment.app.call(routes.refundBooking, back, admin);
  const { statusCode, payload, headers } = await file(id);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toBe(`attachment; filename="statement-${month()}.csv"`);
  const rows = payload
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(rows.map((cells) => cells[1])).toEqual([
    '"What"',
    '"Owed at the start"',
    '"Payment"',
    '"Adjustment"',
    '"Refund"',
    '"Owed at the end"',
  ]);
  const { organizers } = (await environment.app.call(routes.adminPayouts, {}, admin)).body;
  const owed = organizers.find(({ organizerId }) => organizerId === id)?.owed;
  expect(rows.at(-1)?.at(-1)).toBe(`"${Number(owed)}"`);
  expect(payload).toContain('For the broken lift.');
});

it('is about no one else, and another month is empty', async () => {
  const { id } = await buildOrganizer(environment.app.db);
  for (const of of [month(), '2020-01']) {
    const { statusCode, payload } = await file(id, of);
    expect([statusCode, payload.trim().split('\r\n').length]).toEqual([200, 3]);
  }
});

it.each(['2026-13', '2026-00', '202611', 'latest'])('a month that there isn’t, %s, is 404', async (of) => {
  const { id } = await buildOrganizer(environment.app.db);
  expect((await file(id, of)).statusCode).toBe(404);
});

it('travellers have none, and visitors sign in', async () => {
  const url = `/organizer/statements/${month()}.csv`;
  for (const [headers, status] of [
    [as({ id: 1 }), 403],
    [{}, 401],
  ] as const)
    expect((await environment.app.inject({ url, headers })).statusCode).toBe(status);
});
