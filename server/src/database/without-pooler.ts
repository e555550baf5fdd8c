import type { Pool } from 'pg';
import { keepSessionSettings } from './connection';
import { nameHotStatements } from './named-statements';

/**
 * Saves what's only possible on connections that stay the pool's own: texts are prepared, and settings aren't sent again. Not behind a
 * pooler in transaction mode, where the next transaction may run on another connection. Call it before the pool connects.
 */
export function expectNoPooler(pool: Pool): void {
  nameHotStatements(pool);
  keepSessionSettings(pool);
}
