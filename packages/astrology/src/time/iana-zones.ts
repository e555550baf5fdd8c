import table from '../../data/tz-history.json';
import { loadZones } from './zone-history';

/**
 * The supplied zone table: IANA time zone database 2026f with full history, public domain.
 * Source: astrology design, section 3.
 */
export const IANA_ZONES = loadZones(table);
