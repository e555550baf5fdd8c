import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { oldestPrograms } from '../src/database/migrations';
import { isOlder, programVersion } from '../src/version';
import { testDatabase } from '../test/test-database';

const root = fileURLToPath(new URL('../..', import.meta.url));
const migrations = join(root, 'server/db/migrations');

/** Every table that the table files export. */
async function tables(): Promise<PgTable[]> {
  const folder = join(root, 'server/db/schema');
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .map(async (file): Promise<Record<string, unknown>> => import(join(folder, file))),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => value instanceof PgTable);
}

describe('schema and migrations', () => {
  it('the migrations leave nothing to generate', () => {
    const copy = mkdtempSync(join(tmpdir(), 'ascendant-generate-'));
    try {
      cpSync(migrations, copy, { recursive: true });
      const tool = join(root, 'node_modules/drizzle-kit/bin.cjs');
      const options = ['--dialect', 'postgresql', '--schema', 'server/db/schema/*.ts', '--out', relative(root, copy)];
      const answer = execFileSync(process.execPath, [tool, 'generate', ...options], { cwd: root, encoding: 'utf8' });
      expect(answer).toContain('No schema changes');
      expect(readdirSync(copy)).toEqual(readdirSync(migrations));
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

  it('a migrated database has exactly the columns of the table files', async () => {
    const database = await testDatabase();
    const { rows } = await database.pool.query<{ name: string }>(
      `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
       where table_schema in ('public', 'sandbox') and table_name not in ('schema_migrations', 'schema_functions') order by 1`,
    );
    const declared = (await tables()).map((table) => getTableConfig(table));
    const names = declared.flatMap(({ schema, name, columns }) =>
      columns.map((column) => `${schema ?? 'public'}.${name}.${column.name}`),
    );
    expect(rows.map((row) => row.name).sort()).toEqual(names.sort());
  });

  it('OPS-07 every migration says which version of the program is the oldest that can run on its schema', async () => {
    const oldest = await oldestPrograms();
    expect(Object.keys(oldest)).toEqual(readdirSync(migrations).filter((file) => file.endsWith('.sql')));
    for (const version of Object.values(oldest)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(isOlder(programVersion, version)).toBe(false);
    }
  });

  it('every migration starts with a line that says why', () => {
    const files = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
    for (const file of files) expect(readFileSync(join(migrations, file), 'utf8')).toMatch(/^-- Why: \S/);
    expect(files.map((file) => file.slice(0, 4))).toEqual(files.map((_, index) => String(index).padStart(4, '0')));
  });
});
