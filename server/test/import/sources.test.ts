import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../test-app';
import { csv, importScenes } from './import-scene';

const app = await testApp();
const scene = importScenes(app);

const booked = async () =>
  (
    await app.db.execute<{ names: string; email: string | null; children: number }>(sql`
      select string_agg(person ->> 'name', ', ' order by position) as names, guest_email as email,
        count(*) filter (where (person ->> 'isChild')::boolean)::int as children
      from bookings b join events e on e.id = b.event_id,
        jsonb_array_elements(b.attendees) with ordinality as listed (person, position)
      where b.origin = 'imported' and e.organizer_id = ${scene.owner().id} group by b.id order by b.id`)
  ).rows;

describe('a file of', () => {
  it('pretix’s order positions is read by its headings, in UTF-16 with tabs', async () => {
    const text = csv(
      'Event slug|Order code|Position ID|Status|Email|Start date|Product|Attendee name|Pseudonymization ID',
      [
        'dawn-traverse|AB12C|1|paid|ada@mail.example|2099-07-13 06:00:00|Adult|Ada Roy|P1',
        'dawn-traverse|AB12C|2|paid|ada@mail.example|2099-07-13 06:00:00|Child|Théo Roy|P2',
        'dawn-traverse|XY34Z|1|canceled|bo@mail.example|2099-07-13 06:00:00|Adult|Bo Li|P3',
      ],
      '\t',
    );
    const file = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const read = await scene.preview(file);
    expect(read).toMatchObject({
      source: 'pretix',
      summary: '1 date, 1 booking for 2 people. 1 row can’t be imported.',
      refused: [{ line: 4, reason: 'Its status is “canceled”.' }],
      mustChooseOrder: false,
    });
    expect(await scene.run(file)).toMatchObject({ state: 'done', bookings: 1, people: 2, refused: 1 });
    expect(await booked()).toEqual([{ names: 'Ada Roy, Théo Roy', email: 'ada@mail.example', children: 1 }]);
  });

  it('Eventbrite’s attendees has no date: one is chosen, also for rows of several people', async () => {
    const file = csv('Order #|First Name|Surname|Email|Quantity|Ticket Type|Attendee #|Attendee Status|Barcode #', [
      '900|Ada|Roy|ada@mail.example|1|General|1|Attending|900001',
      '901|Bo|Li|bo@mail.example|3|General|2|Attending|901001',
    ]);
    const read = await scene.preview(file);
    expect(read).toMatchObject({ source: 'eventbrite', totals: { bookings: 0, refused: 2 } });
    expect(read.dates).toMatchObject([{ date: '', state: 'unmatched', event: null }]);
    expect(read.choices.map(({ id }) => id)).toEqual([scene.eventId()]);
    const dates = [{ date: '', eventId: scene.eventId() }];
    expect((await scene.preview(file, { dates })).summary).toBe('1 date, 2 bookings for 4 people.');
    await scene.run(file, { dates });
    expect((await booked()).map(({ names }) => names)).toEqual(['Ada Roy', 'Bo Li, Guest of Bo, Guest of Bo']);
  });

  it('Hi.Events’s attendees is told apart by its event, in Windows-1252', async () => {
    const text = csv('ID|First Name|Last Name|Email|Status|Product ID|Product Name|Event ID|Public ID', [
      '11|Zoë|Müller|zoe@mail.example|ACTIVE|3|General|77|A-11',
      '12|Bo|Li|bo@mail.example|CANCELLED|3|General|77|A-12',
    ]);
    const file = Buffer.from(text, 'latin1');
    const dates = [{ date: '77', eventId: scene.eventId() }];
    expect(await scene.preview(file, { dates })).toMatchObject({
      source: 'hi_events',
      totals: { bookings: 1, refused: 1 },
    });
    await scene.run(file, { dates });
    expect((await booked()).map(({ names }) => names)).toEqual(['Zoë Müller']);
  });

  it('FareHarbor’s report has columns that each company chooses, here with semicolons', async () => {
    const file = csv(
      'Booking ID|Item|Start Date|Start Time|Contact Name|Total Pax',
      ['#5|Dawn traverse|July 13, 2099|6:00 AM|Ada Roy|2', '#6|Night walk|July 13, 2099|6:00 AM|Bo Li|1'],
      ';',
    );
    const read = await scene.preview(file);
    expect(read).toMatchObject({
      source: 'fareharbor',
      summary: '1 date, 1 booking for 2 people. 1 row can’t be imported.',
    });
    expect(read.dates.map(({ state }) => state)).toEqual(['ready', 'unmatched']);
    const dates = [{ date: 'Night walk July 13, 2099 6:00 AM', eventId: null }];
    expect((await scene.preview(file, { dates })).summary).toBe('1 date, 1 booking for 2 people.');
  });

  it('any other program is read by the columns that are chosen', async () => {
    const file = csv('Nom|Sortie|Jour', ['Ada Roy|Dawn Traverse|13.07.2099']);
    const read = await scene.preview(file);
    expect(read).toMatchObject({ source: 'other', headings: ['Nom', 'Sortie', 'Jour'], columns: {}, dates: [] });
    const columns = { name: 'Nom', title: 'Sortie', day: 'Jour' };
    expect((await scene.preview(file, { columns })).summary).toBe('1 date, 1 booking for 1 person.');
  });
});

describe('the days of a file', () => {
  const file = (day: string, other: string) =>
    csv('Full name|Event|Day, or day and time', [`Ada Roy|Dawn Traverse|${day}`, `Bo Li|Dawn Traverse|${other}`]);

  it('are asked about if all could be read in both orders, and then nothing is imported without an answer', async () => {
    await scene.date(scene.day('2099-08-07'));
    const either = file('07/08/2099', '07/08/2099');
    expect(await scene.preview(either)).toMatchObject({ mustChooseOrder: true });
    expect(await scene.start(either)).toMatchObject({
      status: 400,
      json: { fields: { dayOrder: expect.any(String) } },
    });
    expect(await scene.preview(either, { dayOrder: 'day_first' })).toMatchObject({
      mustChooseOrder: false,
      dates: [{ state: 'ready', event: { startDate: '2099-08-07' } }],
    });
    expect((await scene.preview(either, { dayOrder: 'month_first' })).dates).toMatchObject([{ state: 'unmatched' }]);
  });

  it('aren’t asked about if one of them says it', async () => {
    expect(await scene.preview(file('13/07/2099', '01/02/2099'))).toMatchObject({
      dayOrder: 'day_first',
      mustChooseOrder: false,
      dates: [{ state: 'ready' }, { state: 'unmatched' }],
    });
  });
});

describe('what isn’t a table', () => {
  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
    ['an empty file', Buffer.alloc(0)],
    ['a letter', Buffer.from('Dear Ada')],
  ])('is refused: %s', async (_, content) => {
    expect(await scene.start(content)).toMatchObject({
      status: 400,
      json: { message: 'We couldn’t find columns in this file. Export it again as CSV (UTF-8).' },
    });
  });

  it('or has more than 50,000 rows, at both sides of the boundary', async () => {
    const file = (count: number) => `Full name,Email\n${'Ada Roy,ada@mail.example\n'.repeat(count)}`;
    expect((await scene.preview(file(50_000))).totals.refused).toBe(50_000);
    expect(await scene.start(file(50_001))).toMatchObject({
      status: 400,
      json: { message: 'Please choose a file of at most 50,000 rows. You can import a larger one in parts.' },
    });
  });
});
