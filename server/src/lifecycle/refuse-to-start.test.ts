import { readFile, rm } from 'node:fs/promises';
import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { startSentence } from './refuse-to-start';

function databaseError(code: string, message = 'secret of a row'): DatabaseError {
  return Object.assign(new DatabaseError(message, 1, 'error'), { code });
}

function systemError(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: something`), { code, path });
}

it.each([
  ['28P01', 'The database of DATABASE_URL refused the password of its user. Correct DATABASE_URL.'],
  ['3D000', "The database of DATABASE_URL doesn't exist. Create it, or correct DATABASE_URL."],
  ['53100', 'The disk of the database is full. Free some space, then start again.'],
  ['57014', 'The database stopped or was too busy during the start. Start again in a minute.'],
  [
    '42501',
    "The database doesn't allow its user to make tables. Set MIGRATION_DATABASE_URL to the owner of the database.",
  ],
])('a start that fails with the SQLSTATE %s says what to do', (code, sentence) => {
  expect(startSentence(new Error('Failed query', { cause: databaseError(code) }))).toBe(sentence);
});

it('a missing right is named', () => {
  expect(startSentence(databaseError('42501', 'permission denied for table events'))).toMatch(
    /^The database doesn't allow this to its user: permission denied for table events\. Set MIGRATION_DATABASE_URL/,
  );
});

it.each([
  [
    'EACCES',
    "This user isn't allowed to write /srv/data. Give it the right to, or set DATA_DIR to a folder of its own.",
  ],
  [
    'EROFS',
    "This user isn't allowed to write /srv/data. Give it the right to, or set DATA_DIR to a folder of its own.",
  ],
  ['ENOSPC', 'The disk with /srv/data is full. Free some space, or set DATA_DIR to a folder on another disk.'],
  [
    'ENOTDIR',
    "/srv/data can't be a folder, because a file is in its way. Remove the file, or set DATA_DIR to another folder.",
  ],
])('a start that fails with %s says what to do', (code, sentence) => {
  expect(startSentence(systemError(code, '/srv/data'))).toBe(sentence);
});

it('a folder that’s missing in a file system that’s read-only can’t be written', () => {
  const missing = systemError('ENOENT', '/srv/data/site');
  expect(startSentence(Object.assign(missing, { syscall: 'mkdir' }))).toMatch(
    /^This user isn't allowed to write \/srv\/data\/site\./,
  );
  expect(startSentence(Object.assign(missing, { syscall: 'open' }))).toMatch(/^Something unexpected/);
});

it('a bug is a sentence too, and its report is in a file without values of rows', async () => {
  const sentence = startSentence(Object.assign(databaseError('42703'), { detail: 'ada@example.org' }));
  const [, file = ''] =
    /^Something unexpected stopped Ascendant \(DatabaseError\)\. Try again\. If .* file (\S+)\.$/.exec(sentence)!;
  const report = await readFile(file, 'utf8');
  await rm(file);
  expect(JSON.parse(report)).toMatchObject({ type: 'DatabaseError', code: '42703' });
  expect(report).not.toMatch(/secret of a row|ada@/);
});
