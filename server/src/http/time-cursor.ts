import { AppError } from '../errors/app-error';

/** Where a page of a list ended: it's ordered by a time, then by id. */
export interface TimeCursor {
  readonly at: Date;
  readonly id: number;
}

/** As text, for the next page: '1795331585270.41'. */
export function writeTimeCursor({ at, id }: TimeCursor): string {
  return `${at.getTime()}.${id}`;
}

/** @throws AppError invalid_input unless this code made the cursor */
export function readTimeCursor(text: string | undefined): TimeCursor | null {
  if (text === undefined || text === '') return null;
  const [, at, id] = /^(\d{1,14})\.(\d{1,15})$/.exec(text) ?? [];
  if (at === undefined || id === undefined)
    throw new AppError('invalid_input', { fields: { after: 'This page doesn’t exist.' } });
  return { at: new Date(Number(at)), id: Number(id) };
}
