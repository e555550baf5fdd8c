// Type-checks every workspace. Each tsconfig defines its package's environment (the pure ones have neither DOM nor Node). With one thread
// per project: several would each work out the same types.
import { existsSync, readdirSync } from 'node:fs';
import { runAll, tool } from './run.mjs';

// The largest first, so that none of them is left to run alone.
const folders = [
  'server',
  'web',
  'bench',
  'e2e',
  'scripts',
  ...readdirSync('packages').map((name) => `packages/${name}`),
];
const projects = folders
  .flatMap((folder) => ['tsconfig.json', 'tsconfig.test.json'].map((file) => `${folder}/${file}`))
  .filter((path) => existsSync(path));

const statuses = await runAll(
  projects.map((project) => ({ program: tool('tsc'), args: ['-p', project, '--checkers', '1'] })),
);
const failed = projects.filter((_, index) => statuses[index] !== 0);
for (const project of failed) console.error(`types: ${project} failed`);
process.exit(failed.length === 0 ? 0 : 1);
