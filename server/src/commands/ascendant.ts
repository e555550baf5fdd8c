import process from 'node:process';
import { productName } from '@ascendant/domain/site/brand';
import { StartError } from '../errors/start-error';
import { refuseToStart, startOrRefuse } from '../lifecycle/refuse-to-start';
import { readConfig } from '../settings/config';
import { programVersion } from '../version';
import type { Command } from './command';

/** What the program can do, by the words that name it; each is loaded when it's wanted. Without any, it serves the site. */
const commands: readonly (readonly [words: string, command: Command, help: string])[] = [
  ['start', () => start(), 'serves the site'],
  [
    'migrate',
    async (args) => (await import('./migrate')).migrateDatabase(args),
    'brings the database to this version, while the site is in use',
  ],
  [
    'check',
    async (args) => (await import('./check')).check(args),
    'tries everything that the settings name, and says what to do',
  ],
  [
    'admin create',
    async (args) => (await import('./admin-create')).createAdmin(args),
    'creates an administrator: --username NAME --email ADDRESS --first-name NAME --last-name NAME; asks for the password',
  ],
  [
    'starter-set',
    async (args) => (await import('./starter-set')).addStarterSet(args),
    'adds a first set of categories and features',
  ],
  [
    'check-invariants',
    async (args) => (await import('./check-invariants')).checkSiteInvariants(args),
    'checks every promise about seats and money; with --copy, of a restored backup',
  ],
  [
    'recount-totals',
    async (args) => (await import('./recount-totals')).recountSiteTotals(args),
    'adds up the kept totals again',
  ],
  [
    'backup',
    async (args) => (await import('./backup')).backup(args),
    'backs up the embedded database and tries the backup: backup [FOLDER] [--keep NUMBER]',
  ],
  [
    'backup-made',
    async (args) => (await import('./backup-made')).noteBackupMade(args),
    'says that a backup of your own database was made, for health',
  ],
  ['restore', async (args) => (await import('./restore')).restore(args), 'restores it: restore FOLDER'],
];

/** `ascendant <command>`. */
async function run(args: readonly string[]): Promise<void> {
  const [first = 'start', second = ''] = args;
  if (first === '--version') return say(`${productName} ${programVersion}`);
  if (first === '--help' || first === 'help') return say(helpText());
  const found = commands.find(([words]) => words === first || words === `${first} ${second}`);
  if (found === undefined)
    throw new StartError(`There's no command ${[first, second].join(' ').trim()}.\n\n${helpText()}`);
  const [words, command] = found;
  await command(args.slice(words.split(' ').length));
}

async function start(): Promise<void> {
  // Only for libraries (React renders five times slower without it). The program itself never reads it.
  process.env.NODE_ENV = 'production';
  const { serve } = await import('../lifecycle/serve');
  await startOrRefuse(() => serve(readConfig(process.env), { pages: 'built' }));
}

function helpText(): string {
  const width = Math.max(...commands.map(([words]) => words.length));
  return [
    `${productName} ${programVersion}. Settings are environment variables: docs/operating.md.`,
    '',
    ...commands.map(([words, , help]) => `  ${words.padEnd(width)}  ${help}`),
  ].join('\n');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

await run(process.argv.slice(2)).catch(refuseToStart);
