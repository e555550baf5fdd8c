import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { isPostgres } from './postmaster-file';
import { runningDatabase } from './running-database';
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

it('takes its PostgreSQL with it when a signal ends the process', async () => {
  const holder = fileURLToPath(new URL('hold-scratch-database.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', holder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = said.toString();
  await expect.poll(() => runningDatabase(folder), { timeout: 60_000 }).not.toBeNull();
  const pid = (await runningDatabase(folder))?.pid ?? 0;
  child.kill('SIGTERM');
  await once(child, 'exit');
  await expect.poll(() => isPostgres(pid), { timeout: 60_000 }).toBe(false);
  expect(existsSync(folder)).toBe(false);
});
