import { escapeIdentifier, type Client } from 'pg';
import { connectToPrepare } from './connection';

/** The schemas that migrations create. The application works in them but owns nothing there. */
const schemas = ['public', 'sandbox', 'graphile_worker'];
/** Tables that the application can read and add to, but never change (ERR-06). */
const appendOnly = ['public.audit_log', 'public.ledger_postings', 'public.ledger_entries', 'public.invoiced_postings'];
/** Tables that only migrations write. */
const readOnly = ['public.schema_migrations', 'public.schema_functions', 'public.zone_offsets'];

/**
 * Lets the application's role work on what migrations are about to create: a trigger of theirs may need a new table while processes of the earlier
 * version serve requests.
 * @param ownerUrl connects as the role that migrates @param appUrl as the application's
 */
export async function grantBeforehand(ownerUrl: string, appUrl: string): Promise<void> {
  await onBehalf(ownerUrl, appUrl, async (client, role) => {
    await client.query(`alter default privileges grant select, insert, update, delete on tables to ${role};
      alter default privileges grant usage, select on sequences to ${role};
      alter default privileges grant usage on schemas to ${role}`);
  });
}

/**
 * Lets the application's role work on tables that another role owns: it can change rows but not tables, and can't change
 * append-only tables. Safe to repeat, and needed after every migration, which might have created tables.
 * @param ownerUrl connects as the role that migrates (MIGRATION_DATABASE_URL)
 * @param appUrl connects as the application's role (DATABASE_URL)
 * Source: rule OPS-04.
 */
export async function grantToApplication(ownerUrl: string, appUrl: string): Promise<void> {
  await onBehalf(ownerUrl, appUrl, async (client, role, name) => {
    await client.query(statements(role).join(';\n'));
    await passRowSecurity(client, name);
  });
}

/** Does nothing if both are the same role, which needs no grants. */
async function onBehalf(
  ownerUrl: string,
  appUrl: string,
  work: (client: Client, role: string, name: string) => Promise<void>,
): Promise<void> {
  const name = decodeURIComponent(new URL(appUrl).username);
  if (name === decodeURIComponent(new URL(ownerUrl).username)) return;
  const client = await connectToPrepare(ownerUrl);
  try {
    await work(client, escapeIdentifier(name), name);
  } finally {
    await client.end();
  }
}

function statements(role: string): readonly string[] {
  return [
    ...schemas.flatMap((schema) => [
      `grant usage on schema ${schema} to ${role}`,
      `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
      `grant usage, select on all sequences in schema ${schema} to ${role}`,
      `grant execute on all functions in schema ${schema} to ${role}`,
    ]),
    ...appendOnly.map((table) => `revoke update, delete, truncate on ${table} from ${role}`),
    ...readOnly.map((table) => `revoke insert, update, delete, truncate on ${table} from ${role}`),
  ];
}

/** Row security closes the queue's tables to everyone except their owner, until a policy allows more. */
async function passRowSecurity(client: Client, role: string): Promise<void> {
  const policy = escapeIdentifier(`application_${role}`);
  const { rows } = await client.query<{ table: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relrowsecurity`,
    [schemas],
  );
  for (const { table } of rows) {
    await client.query(`drop policy if exists ${policy} on ${table}`);
    await client.query(
      `create policy ${policy} on ${table} to ${escapeIdentifier(role)} using (true) with check (true)`,
    );
  }
}
