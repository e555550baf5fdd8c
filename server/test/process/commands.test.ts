import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { programVersion } from '../../src/version';
import { testDatabase } from '../test-database';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A folder that finds node_modules and that git ignores. */
const folder = join(root, 'node_modules/.cache/ascendant-commands', process.env.VITEST_POOL_ID ?? 'alone');

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { bundle, withoutFaults } from ${JSON.stringify(join(root, 'scripts/build.mjs'))};
     await bundle('server/src/commands/ascendant.ts', ${JSON.stringify(folder)}, withoutFaults);`,
  ]);
});

/** Runs a command as an operator does. @returns its exit code and what it printed */
async function run(args: readonly string[], settings: Readonly<Record<string, string>> = {}, typed = '') {
  // Compiling the program takes longer than most commands.
  const compiled = { NODE_COMPILE_CACHE: join(folder, 'compiled') };
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, ...compiled, ...settings };
  const child = spawn(process.execPath, [join(folder, 'ascendant.js'), ...args], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  child.stdin.end(typed);
  const [code] = (await once(child, 'close')) as [number];
  return { code, printed };
}

describe('ascendant', () => {
  it('says its version, its commands, and that it doesn’t know another one', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, printed: `Ascendant ${programVersion}\n` });
    expect((await run(['--help'])).printed).toContain('admin create');
    const { code, printed } = await run(['upgrade']);
    expect([code, printed.split('\n')[0]]).toEqual([1, "There's no command upgrade."]);
  });

  it('check says everything that is wrong with the settings at once', async () => {
    const { code, printed } = await run(['check'], { APP_ENV: 'production', PORT: 'web' });
    expect(code).toBe(1);
    for (const name of ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'STRIPE_SECRET_KEY'])
      expect(printed).toContain(name);
  });

  it('migrate makes the tables of an empty database, and finds nothing to do the second time', async () => {
    const { url } = await testDatabase('template1');
    const settings = { DATABASE_URL: url };
    expect((await run(['check'], settings)).printed).toContain('The database is empty. Run `npm run migrate`');
    expect((await run(['migrate'], settings)).printed).toContain('applied 0000_baseline.sql');
    expect((await run(['migrate'], settings)).printed).toBe(
      `Connecting to the database …\nThe database is ready for version ${programVersion}.\n`,
    );
  });

  it('admin create makes an administrator whose password is typed, and says what is wrong with what was typed', async () => {
    const { url, pool } = await testDatabase();
    const settings = { DATABASE_URL: url };
    const names = ['--first-name', 'Ada', '--last-name', 'Lovelace'];
    const ada = ['admin', 'create', '--username', 'ada', '--email', 'ada@example.org', ...names];
    expect(await run(ada, settings, 'short\n')).toEqual({
      code: 1,
      printed: 'Password must be at least 6 characters.\n',
    });
    const made = await run(ada, settings, 'a long and odd sentence\n');
    expect([made.code, made.printed]).toEqual([0, expect.stringMatching(/^ada is an administrator\. Sign in at http/)]);
    expect(await run(ada, settings, 'a long and odd sentence\n')).toMatchObject({ code: 1 });
    expect((await run(['admin', 'create', '--username', 'bob'], settings)).printed).toContain('Say who it is:');
    const { rows } = await pool.query(
      `select username, first_name || ' ' || last_name as name, user_type, email_verified, (select action from audit_log order by id desc limit 1) as action from users`,
    );
    expect(rows).toEqual([
      { username: 'ada', name: 'Ada Lovelace', user_type: 'admin', email_verified: true, action: 'user.created' },
    ]);
    expect(made.printed).not.toContain('sentence');
  });

  it('starter-set adds categories, and backup-made tells health', async () => {
    const { url, pool } = await testDatabase();
    const settings = { DATABASE_URL: url };
    expect((await run(['starter-set'], settings)).printed).toContain('Added 15 categories');
    expect((await run(['starter-set'], settings)).printed).toContain('Added 0 categories');
    expect((await run(['backup-made'], settings)).code).toBe(0);
    const { rows } = await pool.query(`select count(*)::int as count from task_runs where task = 'backup'`);
    expect(rows).toEqual([{ count: 1 }]);
  });
});
