import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../test/temporary-folder';
import { csvFlag, csvList, csvNull, csvNumber, readRecords } from './records';

const folder = await temporaryFolder('records');
const towns = z.strictObject({ key: z.string(), place: z.strictObject({ latitude: z.number() }) });
const people = z.strictObject({ name: z.string(), age: csvNull.or(csvNumber), likes: csvList, isJunk: csvFlag });

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

it('reads a list of records, and rows with quotes, commas, lines and empty fields', () => {
  const json = fileOf('towns.json', '[{ "key": "oslo", "place": { "latitude": 59.9 } }]');
  expect(readRecords(json, towns)).toEqual([{ key: 'oslo', place: { latitude: 59.9 } }]);
  const csv = fileOf('people.csv', 'name,age,likes,isJunk\n"Lindqvist, ""Maya""\nII",39,Tea; Rain,yes\nThéo,,,no\n');
  expect(readRecords(csv, people)).toEqual([
    { name: 'Lindqvist, "Maya"\nII', age: 39, likes: ['Tea', 'Rain'], isJunk: true },
    { name: 'Théo', age: null, likes: [], isJunk: false },
  ]);
});

it.each([
  [
    'a field of the wrong type',
    'towns.json',
    '[{ "key": "oslo", "place": { "latitude": "north" } }]',
    'record 1 (oslo): field place.latitude: Invalid input: expected number, received string',
  ],
  [
    'a field that does not exist',
    'towns.json',
    '[{ "key": "oslo", "place": { "latitude": 1 }, "size": 2 }]',
    'record 1 (oslo): Unrecognized key: "size"',
  ],
  ['something else than a list', 'towns.json', '{}', 'Invalid input: expected array, received object'],
  ['text that is not JSON', 'towns.json', '[{ "key": }]', /Unexpected token/],
  [
    'a field of a row',
    'people.csv',
    'name,age,likes,isJunk\nMaya,39,,no\nThéo,7,,perhaps\n',
    'record 2 (Théo): field isJunk: Invalid option: expected one of "yes"|"no"',
  ],
  [
    'a column that does not exist',
    'people.csv',
    'name,ages,likes,isJunk\nMaya,39,,no\n',
    /record 1 \(Maya\): (field age: |Unrecognized key: "ages")/,
  ],
  ['a row that is too short', 'people.csv', 'name,age,likes,isJunk\nMaya,39\n', /columns length is 4, got 2 on line 2/],
])('names the file, the record and the field of %s', (_, name, text, sentence) => {
  const file = fileOf(name, text);
  const read = () => (name.endsWith('.csv') ? readRecords(file, people) : readRecords(file, towns));
  expect(read).toThrow(sentence);
  expect(read).toThrow(file);
});
