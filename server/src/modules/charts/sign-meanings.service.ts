import type { SignMeaningRow } from '../../../db/schema/sign-meanings';
import type { Database } from '../../database/database';
import { AppError } from '../../errors/app-error';
import { findSignMeaning } from './sign-meanings.repository';

/** What a sign means in a position; upper and lower case don't matter. @throws AppError not_found for an unknown sign or position */
export async function meaningOfSign(db: Database, sign: string, position: string): Promise<SignMeaningRow> {
  const meaning = await findSignMeaning(db, sign, position);
  if (!meaning) throw new AppError('not_found', { message: 'Sign Meaning Not Found' });
  return meaning;
}
