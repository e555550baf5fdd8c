import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyFunctions, functionsFolder, readFunctions, tablesFolder } from '../src/database/functions';
import { testDatabase } from '../test/test-database';

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const tableFiles = filesOf(tablesFolder, '.ts');
const triggerFiles = filesOf(tablesFolder, '.sql');
const texts = [...filesOf(functionsFolder, '.sql'), ...triggerFiles].map(([, text]) => text);

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1).join(' '));
const everyName = (pattern: RegExp) => texts.flatMap((text) => namesIn(text, pattern)).toSorted();
const triggerPattern = /^CREATE (?:CONSTRAINT )?TRIGGER (\w+) [^;]*?\bON\s+(\w+)/gm;

const database = await testDatabase();

/** The first column of a query's rows. */
async function firstColumn(query: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<[string]>({ text: query, rowMode: 'array' });
  return rows.map(([value]) => value).toSorted();
}

const ownFunctions = `pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'sandbox')
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
const ownTriggers = `pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and n.nspname in ('public', 'sandbox')`;

describe('the SQL files of functions and triggers', () => {
  it('has every function of a migrated database, and no other', async () => {
    const inDatabase = await firstColumn(`select proname from ${ownFunctions}`);
    expect(everyName(/^CREATE OR REPLACE FUNCTION (\w+)/gm)).toEqual(inDatabase);
  });

  it('has every trigger of a migrated database, and no other, each beside its table', async () => {
    expect(everyName(triggerPattern)).toEqual(
      await firstColumn(`select tgname || ' ' || c.relname from ${ownTriggers}`),
    );
    for (const [name, text] of triggerFiles) {
      // A file of tables names the files of its tables' triggers; small tables share one.
      const beside = tableFiles.find(([, source]) => source.includes(`Triggers: ${name} beside this file.`))?.[1] ?? '';
      const tables = namesIn(beside, /pgTable\(\s*'(\w+)'/g);
      const others = namesIn(text, triggerPattern).filter((trigger) => !tables.includes(trigger.split(' ')[1] ?? ''));
      expect([name, others]).toEqual([name, []]);
    }
  });

  it('says what each function and trigger is for', async () => {
    expect(
      await firstColumn(`select proname from ${ownFunctions} and obj_description(p.oid, 'pg_proc') is null`),
    ).toEqual([]);
    expect(
      await firstColumn(`select tgname from ${ownTriggers} and obj_description(t.oid, 'pg_trigger') is null`),
    ).toEqual([]);
  });

  it('says what each table has, as its file in server/db/schema does', async () => {
    const told = tableFiles.flatMap(([, text]) =>
      [...text.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport const \w+ = (pgTable|\w+\.table)\(\s*'(\w+)'/g)].map(
        ([, comment = '', maker, table]) => {
          const sentences = comment.replaceAll(/\s*\n \* ?/g, ' ').trim();
          const first = /^.*?\.(?= [A-Z`]|$)/.exec(sentences)?.[0] ?? sentences;
          return `${maker === 'pgTable' ? 'public' : 'sandbox'}.${table}: ${first}`;
        },
      ),
    );
    const inDatabase = await firstColumn(
      `select n.nspname || '.' || c.relname || ': ' || coalesce(obj_description(c.oid, 'pg_class'), 'no comment')
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'sandbox')
         and c.relname not in ('schema_migrations', 'schema_functions')`,
    );
    expect(told.toSorted()).toEqual(inDatabase);
  });

  it('begins names of triggers with what they do', () => {
    for (const trigger of everyName(triggerPattern))
      expect(trigger).toMatch(/^(?:guard|count|follow|announce|note|prepare|set|keep|list|forget|tell)_/);
  });
});

describe('applyFunctions', () => {
  const applied = async (functions: Awaited<ReturnType<typeof readFunctions>>) => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      const isNew = await applyFunctions(client as never, functions);
      await client.query('commit');
      return isNew;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };

  it('replaces nothing while the files are those that were applied', async () => {
    expect(await applied(await readFunctions())).toBe(false);
  });

  it('brings a function and a trigger up to date, and drops a trigger that no file has', async () => {
    const functions = await readFunctions();
    await database.pool.query(
      `create trigger note_nothing after insert on categories execute function announce_all();
       drop trigger announce_categories on categories;
       create or replace function announce_all() returns trigger language plpgsql as $$ begin return null; end $$`,
    );
    expect(await applied({ ...functions, afterTables: `${functions.afterTables}\n-- Another text.` })).toBe(true);
    expect(await firstColumn(`select tgname from ${ownTriggers} and c.relname = 'categories'`)).toEqual([
      'announce_categories',
    ]);
    expect(await firstColumn(`select prosrc from ${ownFunctions} and proname = 'announce_all'`)).toEqual([
      expect.stringContaining('pg_notify'),
    ]);
  });

  it('changes nothing if a file is wrong, and says so', async () => {
    const functions = await readFunctions();
    const broken = { ...functions, afterTables: `${functions.afterTables}\nCREATE TRIGGER broken;` };
    await expect(applied(broken)).rejects.toThrow(/functions of the database could not be replaced: .*Correct what/);
    expect((await firstColumn(`select tgname from ${ownTriggers}`)).length).toBe(everyName(triggerPattern).length);
  });
});
