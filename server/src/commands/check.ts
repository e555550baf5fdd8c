import process from 'node:process';
import type { SetUpCheck } from '@ascendant/contract/set-up';
import { realFilesAndMailer } from '../adapters/real-adapters';
import { findKeys } from '../adapters/sealing-key';
import type { Database } from '../database/database';
import { siteOf } from '../database/installation.repository';
import { whyNotOnSchema } from '../database/schema-check';
import { keyIdOf } from '../encryption/sealer';
import { startSentence } from '../lifecycle/refuse-to-start';
import { checkSetUp } from '../set-up/check-set-up';
import { failed, ok } from '../set-up/judged';
import { readSettings, type Config } from '../settings/config';
import type { Command } from './command';
import { opened, print } from './on-database';

/**
 * `ascendant check`: says everything that's wrong or missing in the settings at once, and tries out what they name. The proxy is tried by the set-up
 * page, because it takes a request. Exits with 1 if anything has failed.
 */
export const check: Command = async () => {
  const { config, problems } = readSettings(process.env);
  const settings = problems.map((problem) => failed('settings', problem, 'Correct it (README.md, "Settings").'));
  show(settings.length === 0 ? [ok('settings', 'Every setting can be used.')] : settings);
  const tried = settings.length === 0 ? await tryOut(config) : [];
  show(tried);
  if ([...settings, ...tried].some(({ state }) => state === 'failed')) process.exitCode = 1;
};

async function tryOut(config: Config): Promise<readonly SetUpCheck[]> {
  const { files, mailer } = realFilesAndMailer(config);
  try {
    let checks: readonly SetUpCheck[] = [];
    await opened(config, async ({ db, url }) => {
      const why = await whyNotOnSchema(url);
      checks =
        why === null
          ? await checkSetUp({ config, db, files, mailer, ...(await placeOf(config, db)) })
          : [failed('database', why, 'Then check again.')];
    });
    return checks;
  } catch (error) {
    return [failed('database', startSentence(error), 'Then check again.')];
  } finally {
    mailer.close();
  }
}

async function placeOf(config: Config, db: Database) {
  const keyIds = (await findKeys(config)).map(keyIdOf);
  return { site: await siteOf(db, config.publicUrl), keyIds };
}

function show(checks: readonly SetUpCheck[]): void {
  for (const { topic, state, text, remedy } of checks) {
    print(`${state.padEnd(8)} ${topic.padEnd(10)} ${text}`);
    if (remedy !== null) print(`${' '.repeat(20)}${remedy}`);
  }
}
