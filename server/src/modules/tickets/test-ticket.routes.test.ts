import { randomUUID } from 'node:crypto';
import { checkInRoutes } from '@ascendant/contract/check-in';
import { ownAccountRoutes as routes } from '@ascendant/contract/own-account';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildEvent } from '../../../test/factories/events';
import { buildAdmin } from '../../../test/factories/people';
import { pdfTexts } from '../../../test/pdf-text';
import { testApp, type Session } from '../../../test/test-app';
import { testSheet } from './test-ticket.service';
import { findEventOfSheet } from './ticket-sheets.repository';

const app = await testApp();
const admin = await buildAdmin(app.db);

const send = (body: object, session: Session | undefined = admin.session) =>
  app.call(
    routes.sendTestTicket,
    { body: { customerEmail: 'Guest@Example.org', customerName: 'Zoë Guest', ...body } as never },
    session,
  );

async function checkIn(eventId: number, code: string) {
  const scan = { scanId: randomUUID(), scannedAt: new Date().toISOString(), code };
  const reply = await app.call(
    checkInRoutes.checkIn,
    { params: { id: eventId }, body: { scans: [scan] } },
    admin.session,
  );
  return reply.body.results[0]?.outcome;
}

it('the ticket of an event is emailed as guests get it, marked TEST', async () => {
  const { event } = await buildEvent(app.db, { title: 'Winter Lights Walk' });
  expect(await send({ eventId: event.id })).toMatchObject({ status: 200, body: { message: 'Email ticket sent' } });
  await app.runJobs();
  const mail = app.mailer.lastTo('guest@example.org');
  expect(mail.subject).toBe('TEST ticket: Winter Lights Walk');
  const [file] = mail.files;
  expect(file).toMatchObject({ filename: 'tickets-TEST.pdf', contentType: 'application/pdf' });
  const [page = []] = await pdfTexts(Buffer.from(file?.content ?? ''));
  for (const text of ['TEST', 'Winter Lights Walk', 'Zoë Guest', 'TEST-01']) expect(page).toContain(text);
  expect(page.join(' ')).toContain("TEST. This ticket has no booking and isn't valid for entry.");
});

it('check-in refuses it, scanned or typed, and nothing is stored for it', async () => {
  const { event } = await buildEvent(app.db);
  await send({ eventId: event.id });
  await app.runJobs();
  const [page = []] = await pdfTexts(Buffer.from(app.mailer.lastTo('guest@example.org').files[0]?.content ?? ''));
  const typed = page.find((text) => /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(text));
  expect(await checkIn(event.id, typed ?? 'no code on the ticket')).toBe('unknown');
  const found = await findEventOfSheet(app.db, event.id);
  const text = found && testSheet(found, 'Zoë').tickets[0]?.text;
  expect(text).toMatch(/^[\w-]{24}\.[\w-]{22}$/);
  expect(await checkIn(event.id, text ?? '')).toBe('unknown');
  const { rows } = await app.db.execute(sql`select 1 from tickets where event_id = ${event.id}`);
  expect(rows).toEqual([]);
});

it('the event can be named by its number as text, as a form sends it', async () => {
  const { event } = await buildEvent(app.db, { status: 'draft' });
  expect((await send({ eventId: String(event.id) })).status).toBe(200);
});

it.each([
  [{ eventId: '' }, 'eventId'],
  [{ eventId: 'seven' }, 'eventId'],
  [{}, 'eventId'],
  [{ eventId: 1, customerEmail: ' ' }, 'customerEmail'],
  [{ eventId: 1, customerName: ' ' }, 'customerName'],
])('%o is refused at its field', async (body, field) => {
  expect((await send(body)).json).toMatchObject({
    fields: { [field]: 'Please fill in all fields for the test ticket.' },
  });
});

it('an address that is none, and an event that is none, are refused at their fields', async () => {
  expect((await send({ eventId: 1, customerEmail: 'guest' })).json).toMatchObject({
    fields: { customerEmail: 'Invalid email address' },
  });
  const missing = await send({ eventId: 2_000_000_000 });
  expect(missing).toMatchObject({ status: 404, json: { fields: { eventId: expect.any(String) } } });
});
