import { Client, escapeIdentifier } from 'pg';

/** The schemas that migrations make; the application works in them and owns nothing there. */
const SCHEMAS = ['public', 'sandbox', 'graphile_worker'];
/** What the application may add to and read, and never change (ERR-06). */
const APPEND_ONLY = ['public.audit_log'];
/** What only migrations write. */
const READ_ONLY = ['public.schema_migrations'];

/**
 * Lets the application's own role work on tables that another role owns: rows, not tables; and no change of what is
 * append-only. Safe to repeat; every migration may have made new tables.
 * @param ownerUrl of the role that migrates (MIGRATION_DATABASE_URL)
 * @param appUrl whose user is the application's role (DATABASE_URL)
 * Source: rule OPS-04.
 */
export async function grantToApplication(ownerUrl: string, appUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(appUrl).username);
  if (role === decodeURIComponent(new URL(ownerUrl).username)) return;
  const client = new Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(statements(escapeIdentifier(role)).join(';\n'));
    await passRowSecurity(client, role);
  } finally {
    await client.end();
  }
}

function statements(role: string): readonly string[] {
  return [
    ...SCHEMAS.flatMap((schema) => [
      `grant usage on schema ${schema} to ${role}`,
      `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
      `grant usage, select on all sequences in schema ${schema} to ${role}`,
      `grant execute on all functions in schema ${schema} to ${role}`,
    ]),
    ...APPEND_ONLY.map((table) => `revoke update, delete, truncate on ${table} from ${role}`),
    ...READ_ONLY.map((table) => `revoke insert, update, delete, truncate on ${table} from ${role}`),
  ];
}

/** The queue's tables are closed to everybody but their owner, row by row, until a policy says otherwise. */
async function passRowSecurity(client: Client, role: string): Promise<void> {
  const policy = escapeIdentifier(`application_${role}`);
  const { rows } = await client.query<{ table: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relrowsecurity`,
    [SCHEMAS],
  );
  for (const { table } of rows) {
    await client.query(`drop policy if exists ${policy} on ${table}`);
    await client.query(
      `create policy ${policy} on ${table} to ${escapeIdentifier(role)} using (true) with check (true)`,
    );
  }
}
