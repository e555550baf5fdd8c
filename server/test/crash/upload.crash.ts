import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { personRoutes } from '@ascendant/contract/person';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTraveller, type SignedInPerson } from '../factories/people';
import { pngOf } from '../pictures';
import { eventually, type ServerProcess } from '../process/server-process';
import { formWith } from '../send-form';
import { releaseJobs } from './aftermath';
import { crashEnvironment, type CrashEnvironment, times } from './crash-environment';
import { startSurvivor, startVictim, targets } from './victim';

let environment: CrashEnvironment;
beforeAll(async () => {
  environment = await crashEnvironment();
});

afterAll(() => environment.close());

const { method, path } = personRoutes.uploadProfilePicture;

/** Uploads a picture. @returns its URL; null if it was refused or the server was gone */
async function upload({ url }: ServerProcess, { session }: SignedInPerson, content: Buffer): Promise<string | null> {
  try {
    const headers = { connection: 'close', ...session };
    const response = await fetch(url + path, { method, headers, body: formWith('profilePicture', content) });
    const { profilePicture = null } = (await response.json()) as { profilePicture?: string };
    return profilePicture;
  } catch {
    return null;
  }
}

async function pictureOf({ id }: SignedInPerson): Promise<string | null> {
  const { rows } = await environment.pool.query<{ url: string | null }>(
    'select profile_picture as url from users where id = $1',
    [id],
  );
  return rows[0]?.url ?? null;
}

const folder = () => join(environment.folder, 'uploads/pictures');
const stored = async () => (await readdir(folder())).map((name) => `/uploads/${name}`).sort();

const sweepIsOver = () =>
  eventually(async () => {
    const { rows } = await environment.pool.query(
      `select 1 from graphile_worker._private_jobs where key = 'sweep_pictures'`,
    );
    return rows.length === 0;
  });

/**
 * Makes every file a day older, and runs the daily sweep. The sweep that every start begins has to be over: it saw the files when they
 * were new, and a job that's added while it runs, and was released, would end with it.
 */
async function sweepAfterADay(): Promise<void> {
  await releaseJobs(environment);
  await sweepIsOver();
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of await readdir(folder())) await utimes(join(folder(), name), yesterday, yesterday);
  await environment.pool.query(`select graphile_worker.add_job('sweep_pictures', job_key => 'sweep_pictures')`);
  await sweepIsOver();
}

describe.each(targets)('kill -9 of %s while a picture is uploaded', (target) => {
  it.each(times)(
    'CRA-13 the file is stored but its row isn’t committed: the sweep removes it, and the person’s picture is unchanged (%i)',
    async () => {
      const person = await buildTraveller(environment.db);
      const victim = await startVictim(environment, { target, point: 'upload-stored*2' });
      await victim.server.ready();
      const before = await upload(victim.server, person, await pngOf(20, 20));
      const others = (await stored()).filter((url) => url !== before);
      const answer = await upload(victim.server, person, await pngOf(30, 30));
      await victim.struck();
      expect(await stored()).toHaveLength(others.length + (answer === null ? 2 : 1));
      if (target === 'the application') {
        expect(answer).toBeNull();
        await startSurvivor(environment);
      }
      // PostgreSQL may be back before we write the row: then the upload succeeds.
      const now = answer ?? before;
      await sweepAfterADay();
      expect(await pictureOf(person)).toBe(now);
      expect(await stored()).toEqual([...others, now].sort());
    },
  );
});
