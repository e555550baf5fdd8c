import type { Route } from '@ascendant/contract/route';
import { z } from 'zod';

/** The names of all fields that a call can reply with, at any depth. The server drops everything else (`http/reply.ts`). */
export function fieldsOf({ reply }: Route): readonly string[] {
  const names = new Set<string>();
  for (const schema of Object.values(reply))
    if (schema !== null) collect(z.toJSONSchema(schema, { unrepresentable: 'any' }), names);
  return [...names];
}

function collect(schema: unknown, names: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
    collect(value, names);
  }
}

export const secretFields = /password|secret|token$|hash$/i;

/** Class A of rule PRI-01, as the contract spells it. */
export const personalFields: ReadonlySet<string> = new Set([
  'dateOfBirth',
  'timeOfBirth',
  'timeOfBirthOccurrence',
  'cityOfBirth',
  'countryOfBirth',
  'birthPlace',
  'gender',
  'relationshipStatus',
  'relationshipType',
  'address',
  'postalCode',
  'billingAddress',
  'billingPostalCode',
  'age',
]);
