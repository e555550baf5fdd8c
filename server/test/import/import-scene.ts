import { importRoutes, type ImportPreview, type ImportRecord } from '@ascendant/contract/import';
import { beforeEach } from 'vitest';
import { buildEvent } from '../factories/events';
import { buildOrganizer, type SignedInPerson } from '../factories/people';
import type { TestApp } from '../test-app';

/** A file and what's chosen about it: fields that aren't text are sent as JSON. */
interface Choice {
  readonly source?: string;
  readonly columns?: object;
  readonly dayOrder?: string;
  readonly dates?: readonly { readonly date: string; readonly eventId: number | null }[];
  readonly sendTickets?: string;
}

/** An organizer with a date of 12 seats, new for each test, and what tests do with files. */
export function importScenes(app: TestApp) {
  let owner: SignedInPerson;
  let eventId: number;

  beforeEach(async () => {
    owner = await buildOrganizer(app.db);
    eventId = await date();
    await app.runJobs();
    app.mailer.sent.length = 0;
  });

  const date = async (change: object = {}) =>
    (await buildEvent(app.db, { createdBy: owner.id, title: 'Dawn Traverse', ...day('2099-07-13'), ...change })).id;
  const day = (startDate: string) => ({ startDate, endDate: startDate, startTime: '06:00' });

  async function send(path: string, file: Buffer | string, choice: Choice = {}, by = owner) {
    const form = new FormData();
    for (const [name, value] of Object.entries(choice))
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    form.append('file', new Blob([new Uint8Array(Buffer.from(file))], { type: 'text/csv' }), 'export.csv');
    const reply = await app.inject({ method: 'POST', url: path, headers: by.session, payload: form });
    return { status: reply.statusCode, json: reply.json<unknown>() };
  }

  const preview = async (file: Buffer | string, choice?: Choice, by?: SignedInPerson) =>
    (await send(importRoutes.previewImport.path, file, choice, by)).json as ImportPreview;
  const start = (file: Buffer | string, choice?: Choice) => send(importRoutes.startImport.path, file, choice);

  /** Imports a file to its end. */
  async function run(file: Buffer | string, choice?: Choice): Promise<ImportRecord> {
    const started = await start(file, choice);
    if (started.status !== 201) throw new RangeError(JSON.stringify(started.json));
    await app.runJobs();
    return latest();
  }

  const list = async (by = owner) => (await app.call(importRoutes.listImports, {}, by.session)).body;
  async function latest(): Promise<ImportRecord> {
    const [first] = await list();
    if (first === undefined) throw new RangeError('no import');
    return first;
  }

  const undo = (id: number, by = owner) => app.call(importRoutes.undoImport, { params: { id } }, by.session);
  async function undone(id: number): Promise<ImportRecord> {
    await undo(id);
    await app.runJobs();
    return latest();
  }

  return {
    date,
    day,
    preview,
    start,
    run,
    list,
    undo,
    undone,
    owner: () => owner,
    eventId: () => eventId,
  };
}

/** A table as CSV. @param rows their cells, with bars between them */
export function csv(headings: string, rows: readonly string[], separator = ','): string {
  const quoted = (cell: string) => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [headings, ...rows].map((row) => row.split('|').map(quoted).join(separator)).join('\r\n');
}
