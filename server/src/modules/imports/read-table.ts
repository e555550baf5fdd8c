import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { importUpload } from '@ascendant/contract/upload';
import { importMaxRows } from '@ascendant/domain/imports/import-state';
import type { Table, TableRow } from '@ascendant/domain/imports/rows';
import { numberText } from '@ascendant/domain/site/locale';
import { parse } from 'csv-parse';
import { AppError } from '../../errors/app-error';

const separators = [',', ';', '\t'] as const;
/** After so many rows, others get their turn. */
const rowsAtOnce = 500;

/**
 * Reads a CSV file: UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. Cells are text.
 * @throws AppError invalid_input for what isn't a table, or has too many rows
 */
export async function readTable(content: Buffer): Promise<Table> {
  const text = decoded(content);
  if (text.includes('\0')) throw noTable();
  const [headings, ...rows] = await readRows(text);
  if (headings === undefined || headings.cells.length < 2) throw noTable();
  return { headings: named(headings.cells), rows };
}

/** Two columns of the same name are told apart. */
function named(headings: readonly string[]): readonly string[] {
  return headings.map((heading, index) => {
    const name = heading.trim() || `Column ${index + 1}`;
    const before = headings.slice(0, index).filter((each) => each.trim() === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

async function readRows(text: string): Promise<readonly TableRow[]> {
  const options = {
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  };
  const rows: TableRow[] = [];
  try {
    const records = Readable.from(chunksOf(text)).pipe(parse({ ...options, info: true }));
    for await (const { record, info } of records as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.every((cell) => cell.trim() === '')) continue;
      rows.push({ line: info.lines, cells: record });
      if (rows.length > importMaxRows + 1) throw tooManyRows();
      if (rows.length % rowsAtOnce === 0) await setImmediate();
    }
  } catch (error) {
    throw error instanceof AppError ? error : noTable();
  }
  return rows;
}

const chunkLength = 65_536;

function* chunksOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += chunkLength) yield text.slice(from, from + chunkLength);
}

/** The one that's in the first line most often, outside of quotes. */
function separatorOf(text: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replaceAll(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

function decoded(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function noTable(): AppError {
  return new AppError('invalid_input', { fields: { [importUpload.field]: importUpload.wrongKind } });
}

function tooManyRows(): AppError {
  const message = `Please choose a file of at most ${numberText(importMaxRows)} rows. You can import a larger one in parts.`;
  return new AppError('invalid_input', { fields: { [importUpload.field]: message } });
}
