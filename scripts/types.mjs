// Type-checks every workspace. Each tsconfig defines its package's environment (the pure ones have neither DOM nor Node).
import { existsSync, readdirSync } from 'node:fs';
import { runAll, tool } from './run.mjs';

const folders = [
  ...readdirSync('packages').map((name) => `packages/${name}`),
  'server',
  'web',
  'e2e',
  'bench',
  'scripts',
];
const projects = folders
  .flatMap((folder) => ['tsconfig.json', 'tsconfig.test.json'].map((file) => `${folder}/${file}`))
  .filter((path) => existsSync(path));

const statuses = await runAll(projects.map((project) => ({ program: tool('tsc'), args: ['-p', project] })));
const failed = projects.filter((_, index) => statuses[index] !== 0);
for (const project of failed) console.error(`types: ${project} failed`);
process.exit(failed.length === 0 ? 0 : 1);
