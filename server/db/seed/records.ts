import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { serverFolder } from '../../src/folders';

const folder = resolve(serverFolder, 'db/seed/data');

/**
 * Reads the records of a file of `server/db/seed/data`: a list in JSON, or CSV with the fields' names in its first line.
 * @throws Error that names the file, and each record and field that's wrong
 */
export function readRecords<Schema extends z.ZodType>(file: string, schema: Schema): readonly z.output<Schema>[] {
  const records = parseFile(file);
  const checked = z.array(schema).safeParse(records);
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(({ path: [index, ...field], message }) =>
    [
      file,
      ...recordName(records, Number(index)),
      ...(field.length > 0 ? [`field ${field.join('.')}`] : []),
      message,
    ].join(': '),
  );
  throw new Error(faults.join('\n'));
}

function parseFile(file: string): unknown {
  const text = readFileSync(resolve(folder, file), 'utf8');
  try {
    return file.endsWith('.csv') ? parse(text, { columns: true }) : JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Its position and its first field, which identifies most: 'record 3 (county-harvest)'. Nothing if the file isn't a list. */
function recordName(records: unknown, index: number): string[] {
  if (!Array.isArray(records)) return [];
  const [first] = Object.values((records[index] ?? {}) as object);
  return [`record ${index + 1} (${String(first)})`];
}

/** A number in a CSV file. */
export const csvNumber = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/, 'Expected a number')
  .transform(Number);

/** An empty field of a CSV file is null. */
export const csvNull = z.literal('').transform(() => null);

/** 'yes' or 'no' in a CSV file. */
export const csvFlag = z.enum(['yes', 'no']).transform((text) => text === 'yes');

/** Several values in a field of a CSV file: 'Food & Drink; Music & Concerts'. */
export const csvList = z.string().transform((text) => (text === '' ? [] : text.split('; ')));
