import type { AuditChanges } from '../../db/schema/logs';

/**
 * Before and after of the fields that differ, for the audit log. A field that's missing before is null there; one that's missing
 * after hasn't changed.
 * @param names the fields to compare, none of them personal data
 */
export function changesBetween(before: object, after: object, names: readonly string[]): AuditChanges {
  const [old, young] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return Object.fromEntries(
    names
      .filter((name) => young.has(name) && JSON.stringify(old.get(name)) !== JSON.stringify(young.get(name)))
      .map((name) => [name, { before: old.get(name) ?? null, after: young.get(name) ?? null }]),
  );
}
