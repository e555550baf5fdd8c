import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { uploads, type NewUploadRow } from '../../../db/schema/uploads';
import { users } from '../../../db/schema/users';
import { buildTraveller } from '../../../test/factories/people';
import { testApp } from '../../../test/test-app';
import { addJob } from '../../jobs/add-job.repository';
import { accountsModule } from '../accounts/accounts.module';
import { newPictureName } from './picture-name';
import { picturesModule } from './pictures.module';

const app = await testApp({ modules: [accountsModule, picturesModule] });

const hour = 3600;
const content = { content: Buffer.from('a picture'), contentType: 'image/webp' };

/** Stores a file, with a row of it where `row` says so, and lets hours go by. @returns its name */
async function stored({ hoursAgo, row }: { hoursAgo: number; row?: Partial<NewUploadRow> }): Promise<string> {
  const name = newPictureName();
  await app.files.put(`pictures/${name}`, content);
  if (row) {
    const file = {
      name,
      purpose: 'profile_picture',
      contentType: 'image/webp',
      bytes: 9,
      width: 1,
      height: 1,
    } as const;
    await app.db
      .insert(uploads)
      .values({ ...file, ...row, createdAt: sql`now() - make_interval(hours => ${hoursAgo}::int)` });
  }
  app.clock.advance(hoursAgo * hour);
  return name;
}

async function isThereAfterSweep(name: string): Promise<{ readonly file: boolean; readonly row: boolean }> {
  await addJob(app.db, 'sweep_pictures', {});
  await app.runJobs();
  const rows = await app.db.select().from(uploads).where(eq(uploads.name, name));
  return { file: (await app.files.get(`pictures/${name}`)) !== null, row: rows.length === 1 };
}

const gone = { file: false, row: false };
const kept = { file: true, row: true };

describe('CRA-13 the daily sweep', () => {
  it('removes a file that has no row, when it is older than anybody takes to send a form', async () => {
    expect(await isThereAfterSweep(await stored({ hoursAgo: 7 }))).toEqual(gone);
    expect(await isThereAfterSweep(await stored({ hoursAgo: 5 }))).toEqual({ file: true, row: false });
  });

  it('removes a file that was never attached to anything, and waits as long for it', async () => {
    const row = { purpose: 'event_image' } as const;
    expect(await isThereAfterSweep(await stored({ hoursAgo: 7, row }))).toEqual(gone);
    expect(await isThereAfterSweep(await stored({ hoursAgo: 5, row }))).toEqual(kept);
  });

  it("removes a deleted person's picture and keeps the others'", async () => {
    const [{ id: leaving }, { id: staying }] = [await buildTraveller(app.db), await buildTraveller(app.db)];
    const picture = (userId: number) => stored({ hoursAgo: 7, row: { userId, attachedAt: new Date() } });
    const [theirs, others] = [await picture(leaving), await picture(staying)];
    await app.db.delete(users).where(eq(users.id, leaving));
    expect(await isThereAfterSweep(theirs)).toEqual(gone);
    expect(await isThereAfterSweep(others)).toEqual(kept);
  });

  it('removes what was begun and never ended', async () => {
    await app.files.put('pictures/0123456789abcdef.part', content);
    app.clock.advance(7 * hour);
    await isThereAfterSweep(newPictureName());
    expect(await app.files.get('pictures/0123456789abcdef.part')).toBeNull();
  });

  it('leaves other folders alone', async () => {
    await app.files.put('elsewhere/a.webp', content);
    app.clock.advance(7 * hour);
    await isThereAfterSweep(newPictureName());
    expect(await app.files.get('elsewhere/a.webp')).not.toBeNull();
  });
});
