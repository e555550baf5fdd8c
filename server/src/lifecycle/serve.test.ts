import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../../db/schema/users';
import { buildSold } from '../../test/factories/bookings';
import { buildEvent } from '../../test/factories/events';
import { buildTraveller } from '../../test/factories/people';
import { fakeSealer } from '../../test/fake-adapters';
import { temporaryFolder } from '../../test/temporary-folder';
import { testDatabase } from '../../test/test-database';
import { sealerWith, type Sealer } from '../encryption/sealer';
import { openLog } from '../http/request-log';
import { readConfig } from '../settings/config';
import { nameForeignKey, refuseOtherCurrency, tryDataFolder } from './serve';

it('a site can choose its currency until it has bookings, and keeps it then', async () => {
  const { db } = await testDatabase();
  await expect(refuseOtherCurrency(db, 'cad')).resolves.toBeUndefined();
  await buildSold(db, await buildEvent(db), { userId: (await buildTraveller(db)).id });
  await expect(refuseOtherCurrency(db, 'usd')).resolves.toBeUndefined();
  await expect(refuseOtherCurrency(db, 'cad')).rejects.toThrow(
    "This site has bookings in USD, so CURRENCY can't be cad. Set CURRENCY=usd, or use another database.",
  );
});

it('a site whose key doesn’t open what’s encrypted in its database says so when it starts, and starts', async () => {
  const { db } = await testDatabase();
  const { id } = await buildTraveller(db);
  const said: string[] = [];
  const log = openLog('info', new Writable({ write: (line, _, done) => done(void said.push(String(line))) }));
  const start = async (sealer: Sealer) => nameForeignKey({ config: readConfig({}), db, sealer, log });
  await start(fakeSealer());
  await db
    .update(users)
    .set({ phoneSealed: fakeSealer().seal('403 762 1550', 'phone') })
    .where(eq(users.id, id));
  const other = Buffer.alloc(32, 8);
  await start(fakeSealer());
  await start(sealerWith([other, Buffer.alloc(32, 7)]));
  expect(said).toEqual([]);
  await start(sealerWith([other]));
  expect(said).toEqual([
    expect.stringContaining("can't read an answer, phone number or webhook secret that was encrypted with another key"),
  ]);
});

it('a site whose data folder can’t be written starts if its database is elsewhere, and says what doesn’t work', async () => {
  const file = join(await temporaryFolder('data'), 'file');
  await writeFile(file, 'in the way');
  const said: string[] = [];
  const log = { error: (sentence: string) => void said.push(sentence) };
  await tryDataFolder({ dataDir: file, databaseUrl: 'postgresql://elsewhere/site' }, log);
  expect(said).toEqual([
    `${file} can't be a folder, because a file is in its way. Remove the file, or set DATA_DIR to another folder. ` +
      "Until then, pictures can't be uploaded, and emails go without the picture of their event.",
  ]);
  await expect(tryDataFolder({ dataDir: file, databaseUrl: undefined }, log)).rejects.toThrow('a file is in its way');
});
