import { AppError } from '../../errors/app-error';

/** Where a page of a log ended: logs are ordered by time, then id, newest first. */
export interface LogCursor {
  readonly at: Date;
  readonly id: number;
}

/** As text, for the next page: '1795331585270.41'. */
export function writeLogCursor({ at, id }: LogCursor): string {
  return `${at.getTime()}.${id}`;
}

/** @throws AppError invalid_input unless this code made the cursor */
export function readLogCursor(text: string | undefined): LogCursor | null {
  if (text === undefined || text === '') return null;
  const [, at, id] = /^(\d{1,14})\.(\d{1,15})$/.exec(text) ?? [];
  if (at === undefined || id === undefined)
    throw new AppError('invalid_input', { fields: { after: 'This page doesn’t exist.' } });
  return { at: new Date(Number(at)), id: Number(id) };
}
