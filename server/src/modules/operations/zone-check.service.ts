import { setImmediate } from 'node:timers/promises';
import { ianaZones, zoneTableEdition } from '@ascendant/astrology/time/iana-zones';
import { runtimeDiffers } from '@ascendant/astrology/time/zone-differences';
import type { Health } from '@ascendant/contract/operations';
import type { Logger } from 'pino';
import type { Database } from '../../database/database';
import { zonesOtherThanPostgres, zoneTableIsApplied } from './zone-check.repository';

type Differences = Health['timeZones']['differences'];

const twoYears = 2 * 365 * 86_400;

export interface ZoneCheck {
  /** Compares once in a process's life; a comparison that fails is tried again. */
  read(): Promise<Health['timeZones']>;
}

/**
 * Compares the zone table with the rules that PostgreSQL and Node.js bring along, for the next two years. The table decides either way; what
 * differs is worth knowing, because other programs, such as people's calendars, may have the other rules.
 * Source: docs/decisions/0090-one-zone-table.md.
 */
export function zoneCheck(db: Database, now: () => Date): ZoneCheck {
  let found: Promise<Differences> | undefined;
  return {
    async read() {
      found ??= compare(db, now()).catch((error: unknown) => {
        found = undefined;
        throw error;
      });
      // Both at once: if the first failed, no one would wait for the second, and its failure would end the process.
      const [isApplied, differences] = await Promise.all([zoneTableIsApplied(db), found]);
      return { edition: zoneTableEdition, isApplied, differences };
    },
  };
}

/** Logs the differences in one line, and nothing if there are none. */
export async function logZoneDifferences(check: ZoneCheck, log: Logger): Promise<void> {
  const { edition, differences } = await check.read();
  if (differences.length > 0)
    log.info({ edition, differences }, 'the zone table decides; these time zones have other rules elsewhere');
}

async function compare(db: Database, now: Date): Promise<Differences> {
  const [postgres, node] = [await zonesOtherThanPostgres(db), await zonesOtherThanNode(now)];
  return [
    ...(postgres.length > 0 ? [{ source: 'PostgreSQL' as const, zones: [...postgres] }] : []),
    ...(node.length > 0 ? [{ source: 'Node.js' as const, zones: [...node] }] : []),
  ];
}

/** One zone at a time, so that no request waits. */
async function zonesOtherThanNode(now: Date): Promise<readonly string[]> {
  const from = Math.floor(now.getTime() / 1000);
  const found: string[] = [];
  for (const zone of [...ianaZones.names].sort()) {
    if (runtimeDiffers(zone, ianaZones.history(zone), { from, until: from + twoYears })) found.push(zone);
    await setImmediate();
  }
  return found;
}
