import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { events } from '../../db/schema/events';
import { places } from '../../db/schema/places';
import { taxSettings } from '../../db/schema/program';
import { buildEvent } from '../../test/factories/events';
import { testApp } from '../../test/test-app';
import { fillProvinces, writeTaxSettings } from './tax-settings.repository';

const app = await testApp();

const none = { gst: null, qst: null, pst: null };

it('the settings of the last start count', async () => {
  await writeTaxSettings(app.db, { rules: 'canada', numbers: { ...none, gst: '123456789 RT0001' } });
  await writeTaxSettings(app.db, { rules: 'specification', numbers: none });
  expect(await app.db.select().from(taxSettings)).toEqual([
    { isOnly: true, rules: 'specification', gstNumber: null, qstNumber: null, pstNumber: null },
  ]);
});

it('events from before there were provinces get theirs, by the chosen place, where its location was found, or its text', async () => {
  const gatineau = { id: 2_100_000_001, name: 'A town by the river', region: 'Quebec', regionCode: 'QC' };
  const at = { countryCode: 'CA', lat: 45.4321, lon: -75.7654, population: 9, zone: 'America/Toronto' };
  await app.db.insert(places).values({ ...gatineau, ...at });
  const place = async (change: Partial<typeof events.$inferInsert>) => {
    const { id } = await buildEvent(app.db);
    const none = { placeId: null, latitude: null, longitude: null, timezone: 'America/Toronto', province: null };
    await app.db
      .update(events)
      .set({ ...none, country: 'Canada', ...change })
      .where(eq(events.id, id));
    return id;
  };
  const chosen = await place({ placeId: gatineau.id });
  const found = await place({ latitude: at.lat, longitude: at.lon });
  const unknown = await place({});
  const elsewhere = await place({ placeId: gatineau.id, country: 'France' });
  const known = await place({ placeId: gatineau.id, province: 'ON' });
  const written = await place({ location: 'Killarney Provincial Park, Ontario, Canada', country: null });
  await fillProvinces(app.db, (location) => (location.includes('Ontario') ? 'ON' : null));
  const provinces = await app.db.select({ id: events.id, province: events.province }).from(events);
  const of = (id: number) => provinces.find((event) => event.id === id)?.province;
  expect([chosen, found, unknown, elsewhere, known, written].map(of)).toEqual(['QC', 'QC', null, null, 'ON', 'ON']);
});
