import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeDeadFolders, scratchFolder } from './scratch-folder';

/** The id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

it('removes the folders of processes that have ended, and no others', async () => {
  const own = await scratchFolder();
  const dead = join(dirname(own), `ascendant-test-${await deadProcess()}-abc`);
  const foreign = join(dirname(own), `ascendant-test-of-mine-${process.pid}`);
  onTestFinished(async () => {
    for (const folder of [own, dead, foreign]) await rm(folder, { recursive: true, force: true });
  });
  for (const folder of [dead, foreign]) await mkdir(folder);
  await writeFile(join(dead, 'file'), 'left behind');
  await removeDeadFolders();
  expect([own, dead, foreign].map((folder) => existsSync(folder))).toEqual([true, false, true]);
});
