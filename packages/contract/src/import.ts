import { dayOrders } from '@ascendant/domain/imports/clocks';
import { importFields, importSources } from '@ascendant/domain/imports/columns';
import { importMaxRows, importStates, undoDays } from '@ascendant/domain/imports/import-state';
import { plannedStates } from '@ascendant/domain/imports/plan';
import { z } from 'zod';
import { jsonText } from './json-text';
import { defineRoute, nameRoutes } from './route';
import { importUpload } from './upload';
import { count, id, idParams, instant } from './wire';

/** By field, the heading that it's read from. */
const columns = z.partialRecord(z.enum(importFields), z.string());

/** One of the organization's dates that bookings can be imported to. */
const ownDate = z.object({
  id,
  title: z.string(),
  startDate: z.string(),
  startTime: z.string(),
  seatsLeft: z.int(),
});

const plannedDate = z.object({
  /** its title and start as the file writes them */
  date: z.string(),
  state: z.enum(plannedStates),
  event: ownDate.nullable(),
  bookings: count,
  people: count,
  /** why nothing of it can be imported */
  refusal: z.string().nullable(),
});

/** Rows that are listed; the file with all of them has the rest. */
export const shownRefusals = 100;

const preview = z.object({
  source: z.enum(importSources),
  headings: z.array(z.string()),
  columns,
  dayOrder: z.enum(dayOrders),
  /** whether every day of the file could be read in both orders, so that someone has to choose */
  mustChooseOrder: z.boolean(),
  /** '41 dates, 318 bookings for 702 people. 9 rows can’t be imported.' */
  summary: z.string(),
  totals: z.object({ dates: count, bookings: count, people: count, refused: count }),
  dates: z.array(plannedDate),
  refused: z.array(z.object({ line: count, reason: z.string() })).max(shownRefusals),
  /** all rows that can’t be imported with their reasons, as a file to correct; null if there are none */
  refusedCsv: z.string().nullable(),
  /** of a file that was imported before: what happened then */
  before: z.string().nullable(),
  /** the organization’s dates that can be chosen, the soonest first */
  choices: z.array(ownDate),
});
export type ImportPreview = z.infer<typeof preview>;

const importForm = z.object({
  source: z.enum(importSources).optional(),
  /** JSON: the heading of each field, of a file whose columns were chosen */
  columns: jsonText(columns).optional(),
  dayOrder: z.enum(dayOrders).optional(),
  /** JSON: which of your dates a date of the file is; null leaves it out */
  dates: jsonText(z.array(z.object({ date: z.string(), eventId: id.nullable() })).max(importMaxRows)).optional(),
});
export type ImportForm = z.output<typeof importForm>;

/** An import that was run. */
const importRecord = z.object({
  id,
  source: z.enum(importSources),
  state: z.enum(importStates),
  createdAt: instant,
  undoneAt: instant.nullable(),
  sendsTickets: z.boolean(),
  /** what it has made that's still there */
  dates: count,
  bookings: count,
  people: count,
  /** bookings that are still to be made, or undone */
  waiting: count,
  /** rows of its file that weren’t imported */
  refused: count,
  canUndo: z.boolean(),
  /** why dates were stopped, or bookings can’t be undone; the first of them */
  problems: z.array(z.object({ booking: z.string().nullable(), text: z.string() })),
});
export type ImportRecord = z.infer<typeof importRecord>;

export const importRoutes = nameRoutes({
  previewImport: defineRoute('POST /api/organizer/imports/preview', {
    summary: 'Read a file of bookings from another program, and say what importing it would do. Nothing is stored',
    limit: 'readImport',
    upload: importUpload,
    form: importForm,
    reply: { 200: preview },
  }),
  startImport: defineRoute('POST /api/organizer/imports', {
    summary: 'Import such a file’s bookings into your dates, one date after the other. It goes on in the background',
    limit: 'readImport',
    upload: importUpload,
    /** `sendTickets`: 'yes' emails everyone with an address their new ticket */
    form: importForm.extend({ sendTickets: z.enum(['yes', 'no']).optional() }),
    reply: { 201: importRecord },
  }),
  listImports: defineRoute('GET /api/organizer/imports', {
    summary: 'List what your organization imported, the latest first',
    reply: { 200: z.array(importRecord) },
  }),
  undoImport: defineRoute('POST /api/organizer/imports/:id/undo', {
    summary: `Undo an import, for ${undoDays} days: what no one has touched since goes; the rest stays, with the reason`,
    params: idParams,
    reply: { 200: importRecord },
  }),
});
