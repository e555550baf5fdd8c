import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder';
import { localFiles } from '../adapters/local-files';
import { publishedFiles } from './published-files';

let folder: string;
let builds = 0;
beforeAll(async () => {
  folder = await temporaryFolder('published');
});

const store = () => localFiles(join(folder, 'uploads'));

/** A build with these files, published by its process. */
async function release(names: readonly string[]) {
  builds += 1;
  const assets = join(folder, `build${builds}`);
  await mkdir(assets);
  for (const name of names) await writeFile(join(assets, name), `content of ${name}`);
  await writeFile(join(assets, `${names[0]}.map`), 'not served');
  let nowMs = 0;
  const published = publishedFiles(store(), assets, () => (nowMs += 60_000));
  await published.publish();
  // A file system may have a clock of whole milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 20));
  return published;
}

const read = async (process: { read: (name: string) => Promise<{ content: Buffer } | null> }, name: string) =>
  (await process.read(name))?.content.toString() ?? null;

it('every process serves the files of the last three releases, whichever is its own', async () => {
  const first = await release(['a-1.js', 'shared-0.js', 'index.esm-1.js']);
  const second = await release(['b-2.js', 'shared-0.js', 'style-2.css']);
  expect(await read(first, 'b-2.js')).toBe('content of b-2.js');
  expect(await read(second, 'index.esm-1.js')).toBe('content of index.esm-1.js');
  expect((await second.read('style-2.css'))?.contentType).toBe('text/css; charset=utf-8');
  await release(['c-3.js', 'shared-0.js']);
  const fourth = await release(['d-4.js', 'shared-0.js']);
  expect(await read(fourth, 'a-1.js')).toBeNull();
  expect(await read(fourth, 'b-2.js')).toBe('content of b-2.js');
  expect(await read(fourth, 'shared-0.js')).toBe('content of shared-0.js');
});

it('a release that is started again counts as the newest', async () => {
  const again = await release(['b-2.js', 'shared-0.js', 'style-2.css']);
  await release(['e-5.js']);
  await release(['f-6.js']);
  expect(await read(again, 'b-2.js')).toBe('content of b-2.js');
  expect(await read(again, 'd-4.js')).toBeNull();
});

it.each(['a-1.js.map', '../releases/x.json', 'nothing-1f.js', ''])('%s is nothing that was published', async (name) => {
  expect(await read(await release(['g-7.js']), name)).toBeNull();
});

it('looks for other releases at most every five seconds, however many files are missing', async () => {
  let lists = 0;
  const files = store();
  let nowMs = 0;
  const counted = { ...files, list: async (name: string) => ((lists += 1), files.list(name)) };
  const published = publishedFiles(counted, folder, () => nowMs);
  for (let asked = 0; asked < 50; asked += 1) await published.read(`missing-${asked}.js`);
  expect(lists).toBe(1);
  nowMs = 5000;
  await published.read('missing-50.js');
  expect(lists).toBe(2);
});

it('a process that has just started finds all scripts of another release that a page asks for at once', async () => {
  const names = ['h-8.js', 'i-8.js', 'j-8.js'];
  await release(names);
  const started = publishedFiles(store(), join(folder, `build${builds}`), () => 0);
  expect(await Promise.all(names.map((name) => read(started, name)))).toEqual(
    names.map((name) => `content of ${name}`),
  );
});
