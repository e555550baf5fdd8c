import { escapeIdentifier, type Client } from 'pg';

/** The order in which bookings lock. Source: rule PAY-03. */
const bookingOrder = ['events', 'discount_codes', 'bookings', 'holds', 'payments', 'tickets'];

/**
 * Locks tables for a change of the schema, in the order in which bookings do, so that the two don't wait for each other. Each waits for at most
 * `lock_timeout`: whoever else wants the table waits behind it for as long.
 */
export async function lockInOrder(client: Client, tables: readonly string[]): Promise<void> {
  const ordered = [...new Set(tables)].toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other),
  );
  for (const table of ordered)
    await client.query(`lock table public.${escapeIdentifier(table)} in access exclusive mode`);
}

function placeOf(table: string): number {
  const place = bookingOrder.indexOf(table);
  return place === -1 ? bookingOrder.length : place;
}

/** The tables of the database that a migration changes or refers to. */
export async function tablesIn(client: Client, text: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const named = new Set([...text.matchAll(changed)].map(([, name = '']) => name.toLowerCase()));
  return rows.map(({ name }) => name).filter((name) => named.has(name));
}

const changed =
  /\b(?:alter table|drop table|truncate|references|update|delete from|insert into|index [^;]*? on)\s+(?:if exists\s+|only\s+)?(?:"?public"?\.)?"?(\w+)"?/gi;
