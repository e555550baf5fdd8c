import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { lockInOrder } from './table-locks';

/** A trigger as its file has it: what makes it, and what's said of it. */
export interface Trigger {
  readonly table: string;
  readonly name: string;
  readonly text: string;
}

const made = /^CREATE (?:CONSTRAINT )?TRIGGER (\w+) [^;]*?\bON\s+(\w+)[^;]*;$/gm;
const alwaysOn = /^ALTER TABLE (\w+) ENABLE ALWAYS TRIGGER (\w+);$/gm;
/** A comment ends where a line ends with its last quote. */
const said = /^COMMENT ON TRIGGER (\w+) ON (\w+) IS\s(?:.|\n)*?';$/gm;

/** The triggers in the text of a file. */
export function triggersIn(text: string): readonly Trigger[] {
  const further = [
    ...[...text.matchAll(alwaysOn)].map(([statement, table, name]) => ({ table, name, statement })),
    ...[...text.matchAll(said)].map(([statement, name, table]) => ({ table, name, statement })),
  ];
  return [...text.matchAll(made)].map(([statement, name = '', table = '']) => {
    const own = further.filter((each) => each.table === table && each.name === name);
    return { table, name, text: [statement, ...own.map((each) => each.statement)].join('\n') };
  });
}

/** The rest of the text: functions and comments. */
export function withoutTriggers(text: string): string {
  return [made, alwaysOn, said].reduce((rest, pattern) => rest.replaceAll(pattern, ''), text);
}

/**
 * Makes the triggers that the database lacks or has another text of, and drops those that no file has. Only their tables are locked.
 * @param had the checksums of those that the database has, as returned by the last call
 * @returns the checksums of all
 */
export async function replaceTriggers(
  client: Client,
  triggers: readonly Trigger[],
  had: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  const wanted = new Map(triggers.map((trigger) => [keyOf(trigger), trigger]));
  const present = await presentTriggers(client);
  const isCurrent = (key: string): boolean => had[key] === checksumOf(wanted.get(key));
  const dropped = present.filter((trigger) => !isCurrent(keyOf(trigger)));
  const stay = new Set(present.map(keyOf).filter(isCurrent));
  const added = triggers.filter((trigger) => !stay.has(keyOf(trigger)));
  await lockInOrder(
    client,
    [...dropped, ...added].map(({ table }) => table),
  );
  const statements = [
    ...dropped.map(({ table, name }) => `drop trigger "${name}" on public."${table}";`),
    ...added.map(({ text }) => text),
  ];
  if (statements.length > 0) await client.query(statements.join('\n'));
  return Object.fromEntries(triggers.map((trigger) => [keyOf(trigger), checksumOf(trigger)]));
}

async function presentTriggers(client: Client): Promise<readonly Omit<Trigger, 'text'>[]> {
  const { rows } = await client.query<Omit<Trigger, 'text'>>(
    `select c.relname as table, tgname as name from pg_trigger
     join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and not tgisinternal`,
  );
  return rows;
}

function keyOf({ table, name }: Omit<Trigger, 'text'>): string {
  return `${table}.${name}`;
}

function checksumOf(trigger: Trigger | undefined): string {
  return createHash('sha256')
    .update(trigger?.text ?? '')
    .digest('hex');
}
