import table from '../../data/tz-history.json';
import { loadZones } from './zone-history';

/**
 * The supplied zone table: IANA time zone database 2026f with full history, public domain.
 * Source: docs/rules/sky.md, "Local time to instant".
 */
export const ianaZones = loadZones(table);
