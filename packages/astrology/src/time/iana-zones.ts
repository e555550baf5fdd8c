import table from '../../data/tz-history.json';
import { loadZones } from './zone-history';

/**
 * The zone table that we ship: the IANA time zone database with full history, public domain. It decides every conversion between a zone's
 * clock and an instant; its edition and how it's renewed are in docs/decisions/0090-one-zone-table.md.
 * Source: docs/rules/sky.md, "Local time to instant".
 */
export const ianaZones = loadZones(table);

/** The release of the database that the table was made from: '2026f'. */
export const zoneTableEdition = /\d{4}[a-z]+/.exec(table.source)?.[0] ?? table.source;
