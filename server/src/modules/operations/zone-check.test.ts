import { zoneTableEdition } from '@ascendant/astrology/time/iana-zones';
import { routes } from '@ascendant/contract/routes';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { buildAdmin } from '../../../test/factories/people';
import { logLines, testApp } from '../../../test/test-app';
import { logZoneDifferences, zoneCheck } from './zone-check.service';

const app = await testApp();

const read = () => zoneCheck(app.db, () => new Date()).read();
const zonesOf = async (source: string) =>
  (await read()).differences.find((difference) => difference.source === source)?.zones ?? [];

describe('the zone check', () => {
  it('names the zones of which PostgreSQL has other rules in the next two years, and no others', async () => {
    const before = await zonesOf('PostgreSQL');
    expect(before).not.toContain('America/Toronto');
    expect(before).not.toContain('Asia/Tokyo');
    await app.db.execute(
      sql`update zone_offsets set offset_seconds = offset_seconds + 60 where zone in ('Asia/Tokyo', 'Etc/UTC')`,
    );
    await app.db.execute(
      sql`update zone_offsets set until = until + interval '1 minute' where zone = 'America/Toronto' and until > now() and until < 'infinity'`,
    );
    await app.db.execute(
      sql`insert into zone_offsets (zone, until, local_until, offset_seconds) values ('Middle/Earth', 'infinity', 'infinity', 0)`,
    );
    const found = ['America/Toronto', 'Asia/Tokyo', 'Etc/UTC', 'Middle/Earth'];
    expect(await zonesOf('PostgreSQL')).toEqual([...new Set([...before, ...found])].sort());
    // A change of the past is none of the next two years.
    await app.db.execute(sql`update zone_offsets set offset_seconds = 0 where zone = 'Europe/Paris' and until < now()`);
    expect(await zonesOf('PostgreSQL')).not.toContain('Europe/Paris');
  });

  it('names the zones of which Node.js has other rules, and none that never changed', async () => {
    const found = await zonesOf('Node.js');
    expect(found).toEqual(found.toSorted());
    expect(found).not.toContain('Europe/London');
    expect(found).not.toContain('Asia/Kathmandu');
  });

  it('logs the differences as information, not as a warning: they’re usual, and there’s nothing to do', async () => {
    await app.db.execute(sql`update zone_offsets set offset_seconds = offset_seconds + 60 where zone = 'Asia/Tokyo'`);
    const { stream, lines } = logLines();
    await logZoneDifferences(
      zoneCheck(app.db, () => new Date()),
      pino(stream),
    );
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 30, msg: expect.stringContaining('the zone table decides') }),
    ]);
  });

  it('ERR-07 system health has the edition, and whether events follow it', async () => {
    const admin = await buildAdmin(app.db);
    const health = async () => (await app.call(routes.adminHealth, {}, admin.session)).body.timeZones;
    expect(await health()).toMatchObject({ edition: zoneTableEdition, isApplied: false });
    await app.db.execute(sql`update zone_edition set applied_at = now()`);
    expect((await health()).isApplied).toBe(true);
    expect(zoneTableEdition).toMatch(/^20\d\d[a-z]$/);
  });
});
