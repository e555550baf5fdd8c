import type { Pool } from 'pg';
import { keepSessionSettings } from './connection';
import { nameStatements } from './statement-names';

/**
 * Saves what's only possible on connections that stay the pool's own: statements have names, and settings aren't sent again. Not behind a
 * pooler in transaction mode, where the next transaction may run on another connection. Call it before the pool connects.
 */
export function expectNoPooler(pool: Pool): void {
  nameStatements(pool);
  keepSessionSettings(pool);
}
