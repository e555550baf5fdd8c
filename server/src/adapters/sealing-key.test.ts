import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder';
import { findKeys, openSealer } from './sealing-key';

const folder = await temporaryFolder('sealing');

describe('the key of answers', () => {
  it('is made once, in a file that only its owner reads, by processes that start at the same time', async () => {
    const dataDir = join(folder, 'data');
    expect(await findKeys({ answersKeys: [], dataDir })).toEqual([]);
    const [one, other] = await Promise.all([1, 2].map(() => openSealer({ answersKeys: [], dataDir })));
    expect(other?.open(one?.seal('nuts', 'a') ?? Buffer.alloc(0), 'a')).toBe('nuts');
    expect(await findKeys({ answersKeys: [], dataDir })).toHaveLength(1);
    expect((await stat(join(dataDir, 'answers.key'))).mode & 0o777).toBe(0o600);
  });

  it('of the setting is used instead', async () => {
    const answersKeys = [Buffer.alloc(32, 1)];
    const sealed = (await openSealer({ answersKeys, dataDir: folder })).seal('nuts', 'a');
    expect((await openSealer({ answersKeys: [], dataDir: folder })).open(sealed, 'a')).toBeNull();
  });

  it('that can’t be read keeps the site from starting, rather than being replaced', async () => {
    const dataDir = await mkdtemp(join(folder, 'broken-'));
    await writeFile(join(dataDir, 'answers.key'), 'abc');
    await expect(openSealer({ answersKeys: [], dataDir })).rejects.toThrow(/doesn't hold a key/);
  });
});
