import { createHash } from 'node:crypto';
import { shownRefusals, type ImportForm } from '@ascendant/contract/import';
import { importUpload } from '@ascendant/contract/upload';
import { organizerOf } from '@ascendant/domain/event/access';
import { dayOrderOf, type DayOrder } from '@ascendant/domain/imports/clocks';
import {
  columnsFor,
  hasPeople,
  recognizeSource,
  type Columns,
  type ImportSource,
} from '@ascendant/domain/imports/columns';
import { canUndo } from '@ascendant/domain/imports/import-state';
import {
  importedBeforeText,
  planImport,
  planText,
  totalsOf,
  type OwnDate,
  type Plan,
} from '@ascendant/domain/imports/plan';
import { readRows, type RefusedRow, type Table } from '@ascendant/domain/imports/rows';
import type { NewImportRowRow } from '../../../db/schema/imports';
import type { Caller } from '../../access/caller';
import { recordAudit } from '../../audit/audit.repository';
import { csvText } from '../../csv/csv-text';
import { inTransaction, type Database, type Queryable } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { addJob } from '../../jobs/add-job.repository';
import { organizations } from '../organizations/organizations.module';
import * as repository from './imports.repository';
import { readTable } from './read-table';
import { beginUndo } from './run-import.repository';

/** A file, and what was chosen about it. */
export interface ImportFile {
  readonly content: Buffer;
  readonly form: ImportForm;
}

/** What's read of a file, and what importing it would do. */
export interface Planned {
  readonly source: ImportSource;
  readonly table: Table;
  readonly columns: Columns;
  readonly dayOrder: DayOrder;
  readonly mustChooseOrder: boolean;
  readonly own: readonly OwnDate[];
  readonly plan: Plan;
  readonly before: string | null;
}

/** Reads a file and plans its import; writes nothing. @throws AppError invalid_input for what isn't a table */
export async function previewImport(db: Database, caller: Caller, { content, form }: ImportFile): Promise<Planned> {
  return planFile(db, organizerOf(caller), { table: await readTable(content), form });
}

async function planFile(
  db: Queryable,
  organizerId: number,
  { table, form }: { readonly table: Table; readonly form: ImportForm },
): Promise<Planned> {
  const source = form.source ?? recognizeSource(table.headings);
  const columns = form.columns ?? columnsFor(source, table.headings);
  const written = dayOrderOf(cellsOf(table, columns.day));
  const dayOrder = form.dayOrder ?? (written === 'day_first' ? 'day_first' : 'month_first');
  const mustChooseOrder = written === 'either' && form.dayOrder === undefined;
  const rows = readRows(hasPeople(columns) ? table : { ...table, rows: [] }, { source, columns, order: dayOrder });
  const own = await repository.findOwnDates(db, organizerId);
  const hashes = new Map(rows.people.map(({ key }) => [hashOf(key), key]));
  const imported = await repository.findImported(db, organizerId, [...hashes.keys()]);
  const done = new Set(imported.flatMap(({ sourceHash }) => hashes.get(sourceHash) ?? []));
  const chosen = new Map((form.dates ?? []).map(({ date, eventId }) => [date, eventId]));
  const plan = planImport({ rows, own, chosen, done });
  const isAll = totalsOf(plan).bookings === 0;
  return { source, table, columns, dayOrder, mustChooseOrder, own, plan, before: importedBeforeText(imported, isAll) };
}

function cellsOf({ headings, rows }: Table, heading: string | undefined): readonly string[] {
  const index = heading === undefined ? -1 : headings.indexOf(heading);
  return index < 0 ? [] : rows.map(({ cells }) => cells[index] ?? '');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** The refused rows, each with its reason: those that can't be read, and those of dates that can't be imported. */
export function refusedRows({ plan, table }: Planned): readonly RefusedRow[] {
  const byLine = new Map(table.rows.map((row) => [row.line, row]));
  const ofDates = plan.dates.flatMap(({ refusal, rows }) =>
    refusal === null
      ? []
      : rows.flatMap(({ line }) => ({ ...(byLine.get(line) ?? { line, cells: [] }), reason: refusal })),
  );
  return [...plan.refused, ...ofDates].toSorted((one, other) => one.line - other.line);
}

/** The same as a file to correct; null if there are none. */
export function refusedCsv({ headings }: Table, refused: readonly RefusedRow[]): string | null {
  if (refused.length === 0) return null;
  const rows = refused.map(({ cells, reason }) => [...headings.map((_, index) => cells[index] ?? ''), reason]);
  return csvText([...headings, 'Why it can’t be imported'], rows);
}

/** The first refused rows, without their cells. */
export const firstRefused = (refused: readonly RefusedRow[]) =>
  refused.slice(0, shownRefusals).map(({ line, reason }) => ({ line, reason }));

interface StartedImport extends ImportFile {
  readonly sendsTickets: boolean;
  readonly requestId: string;
}

/**
 * Stores the rows that can be imported, and adds the job that books them.
 * @throws AppError invalid_input as `previewImport`; for days that can be read in both orders; and if there's nothing to import
 * Source: rules IMP-01 and IMP-03.
 */
export async function startImport(
  db: Database,
  caller: Caller,
  started: StartedImport,
): Promise<repository.ImportFacts> {
  const organizerId = organizerOf(caller);
  const table = await readTable(started.content);
  return inTransaction(db, async (tx) => {
    await organizations.lockOrganizer(tx, organizerId);
    const planned = await planFile(tx, organizerId, { table, form: started.form });
    refuseToStart(planned);
    const { source, plan } = planned;
    const made = { organizerId, createdBy: caller.userId, source, sendsTickets: started.sendsTickets };
    const { refused } = totalsOf(plan);
    const id = await repository.insertImport(tx, { ...made, refused }, rowsOf(plan, organizerId));
    await addJob(tx, 'run_import', { importId: id });
    const target = { type: 'import', id } as const;
    await recordAudit(tx, { actor: caller, action: 'import.started', target, requestId: started.requestId });
    return oneOf(await repository.findImports(tx, organizerId, id));
  });
}

function refuseToStart({ mustChooseOrder, plan, before }: Planned): void {
  if (mustChooseOrder)
    throw new AppError('invalid_input', { fields: { dayOrder: 'Please choose how days are written in this file.' } });
  const totals = totalsOf(plan);
  if (totals.bookings > 0) return;
  throw new AppError('invalid_input', { fields: { [importUpload.field]: before ?? planText(totals) } });
}

function rowsOf({ dates }: Plan, organizerId: number): readonly Omit<NewImportRowRow, 'importId'>[] {
  const parties = dates.filter(({ state }) => state === 'ready').flatMap(({ bookings }) => bookings);
  return parties.flatMap(({ eventId, people }, party) =>
    people.map(({ line, key, name, email, isChild, code, people: count }) => ({
      line,
      organizerId,
      eventId,
      party,
      name,
      email,
      isChild,
      people: count,
      sourceHash: hashOf(key),
      codeHash: code === null ? null : hashOf(code),
    })),
  );
}

export async function importsOf(db: Database, caller: Caller): Promise<readonly repository.ImportFacts[]> {
  return repository.findImports(db, organizerOf(caller));
}

/**
 * Adds the job that takes an import back.
 * @throws AppError not_found for another organization's; locked_field once it can't be undone
 */
export async function undoImport(
  db: Database,
  caller: Caller,
  { id, requestId }: { readonly id: number; readonly requestId: string },
): Promise<repository.ImportFacts> {
  const organizerId = organizerOf(caller);
  return inTransaction(db, async (tx) => {
    await organizations.lockOrganizer(tx, organizerId);
    const facts = oneOf(await repository.findImports(tx, organizerId, id));
    if (!isUndoable(facts)) throw new AppError('locked_field', { message: 'This import can’t be undone any more.' });
    await beginUndo(tx, id);
    await addJob(tx, 'run_import', { importId: id });
    await recordAudit(tx, { actor: caller, action: 'import.undone', target: { type: 'import', id }, requestId });
    return oneOf(await repository.findImports(tx, organizerId, id));
  });
}

export function isUndoable({ state, createdAt, bookings: left, nowMs }: repository.ImportFacts): boolean {
  return canUndo({ state, createdAt, left, now: new Date(nowMs) });
}

function oneOf([facts]: readonly repository.ImportFacts[]): repository.ImportFacts {
  if (facts === undefined) throw new AppError('not_found', { message: 'We couldn’t find that import.' });
  return facts;
}
