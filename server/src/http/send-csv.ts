import type { FastifyReply } from 'fastify';
import { csvText, type CsvCell } from '../csv/csv-text';

interface CsvFile {
  /** Without `.csv`: letters, digits and dashes. */
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Sends a table as a CSV file to save. It's for one person, so nothing may cache it. Source: rules WEB-05 and WEB-09. */
export function sendCsv(reply: FastifyReply, { name, header, rows }: CsvFile): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(csvText(header, rows));
}
