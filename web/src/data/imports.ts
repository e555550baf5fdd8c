import { importUpload } from '@ascendant/contract/upload';
import type { DayOrder } from '@ascendant/domain/imports/clocks';
import type { Columns, ImportSource } from '@ascendant/domain/imports/columns';
import { call, type CallReply } from '../api/client';
import { fresh, readQuery } from './read-query';
import { upload, writing } from './use-write';

export type ImportPreview = CallReply<'previewImport'>;
export type ImportRecord = CallReply<'listImports'>[number];

/** What the organization imported; it's made in the background. */
export const importsQuery = readQuery('listImports', 'GET /api/organizer/imports', {}, fresh);

/** What's chosen about a file; what's left out is recognized. */
export interface ImportChoice {
  readonly source?: ImportSource;
  readonly columns?: Columns;
  readonly dayOrder?: DayOrder;
  /** By the date in the file: the event it is, or null to leave it out. */
  readonly dates: ReadonlyMap<string, number | null>;
}

interface ImportFile {
  readonly file: File;
  readonly choice: ImportChoice;
}

/** Says what importing a file would do. */
export const usePreviewImport = writing({
  send: (read: ImportFile) =>
    upload('POST /api/organizer/imports/preview', { ...sent(read.file), texts: texts(read.choice) }),
  fact: null,
});

export const useStartImport = writing({
  send: ({ file, choice, sendsTickets }: ImportFile & { readonly sendsTickets: boolean }) =>
    upload('POST /api/organizer/imports', {
      ...sent(file),
      texts: { ...texts(choice), sendTickets: sendsTickets ? 'yes' : 'no' },
    }),
  fact: 'bookings imported',
});

export const useUndoImport = writing({
  send: (id: number) => call('POST /api/organizer/imports/:id/undo', { params: { id } }),
  fact: 'bookings imported',
});

function sent(file: File) {
  return { file, field: importUpload.field, onProgress: () => undefined, signal: new AbortController().signal };
}

function texts({ source, columns, dayOrder, dates }: ImportChoice): Readonly<Record<string, string>> {
  const chosen = [...dates].map(([date, eventId]) => ({ date, eventId }));
  return {
    ...(source && { source }),
    ...(columns && { columns: JSON.stringify(columns) }),
    ...(dayOrder && { dayOrder }),
    ...(chosen.length > 0 && { dates: JSON.stringify(chosen) }),
  };
}
