import type { Caller } from '../../access/caller';
import type { Clock } from '../../adapters/adapters';
import type { FileStore } from '../../adapters/file-store';
import { recordAudit } from '../../audit/audit.repository';
import type { Database } from '../../database/database';
import type { Sealer } from '../../encryption/sealer';
import type { RateLimits } from '../../limits/rate-limits';
import { accounts } from '../accounts/accounts.module';
import { pictures } from '../pictures/pictures.module';
import { exportPage } from './export-page';
import { rowsAbout, type TableRows } from './read-rows.repository';

/** A file of an archive. */
interface ArchiveFile {
  readonly name: string;
  readonly content: Uint8Array;
  /** Pictures are compressed already. */
  readonly isCompressed?: boolean;
}

export interface ExportDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly limits: RateLimits;
  readonly clock: Clock;
  readonly sealer: Sealer;
}

interface Request {
  readonly password: string;
  readonly ip: string;
  readonly requestId: string;
}

/**
 * Everything we store about the caller, as a ZIP archive that's made while it's sent and stored nowhere.
 * @throws AppError wrong_password, rate_limited
 * Source: rule PRI-03.
 */
export async function exportPersonalData(
  deps: ExportDeps,
  caller: Caller,
  { password, ip, requestId }: Request,
): Promise<AsyncIterable<Uint8Array>> {
  await accounts.confirmPassword(deps, caller, { password, ip });
  await deps.limits.take('export', { target: caller.userId });
  const { email } = await accounts.ownAccount(deps.db, caller.userId);
  await recordAudit(deps.db, {
    actor: caller,
    action: 'data.exported',
    target: { type: 'user', id: caller.userId },
    requestId,
  });
  return zipped(archiveFiles(deps, { userId: caller.userId, email: email.toLowerCase() }));
}

async function* archiveFiles(
  { db, files, clock, sealer }: ExportDeps,
  subject: { readonly userId: number; readonly email: string },
): AsyncGenerator<ArchiveFile> {
  const madeAt = clock.now();
  const tables: TableRows[] = [];
  for await (const rows of rowsAbout(db, subject, sealer)) tables.push(rows);
  yield { name: 'data.json', content: encode(exportJson(tables, madeAt)) };
  yield { name: 'index.html', content: encode(exportPage(tables, madeAt)) };
  for (const name of pictureNames(tables)) {
    const content = await pictures.readPicture(files, pictures.urlOf(name));
    if (content !== null) yield { name: `pictures/${name}`, content, isCompressed: true };
  }
}

function exportJson(tables: readonly TableRows[], madeAt: Date): string {
  const data = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
  return JSON.stringify({ madeAt: madeAt.toISOString(), ...data }, null, 2);
}

function pictureNames(tables: readonly TableRows[]): readonly string[] {
  const uploads = tables.find(({ name }) => name === 'uploads')?.rows ?? [];
  return uploads.map((row) => String(row['name']));
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Joins files to a ZIP archive, one at a time, so that only one of them is in memory. */
async function* zipped(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    ready.push(chunk);
  });
  for await (const { name, content, isCompressed = false } of files) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    entry.push(content, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
