// Type-checks every workspace. Each tsconfig defines its package's environment (the pure ones have neither DOM nor Node).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const folders = [
  ...readdirSync('packages').map((name) => `packages/${name}`),
  'server',
  'web',
  'e2e',
  'bench',
  'scripts',
];
const projects = folders.flatMap((folder) =>
  ['tsconfig.json', 'tsconfig.test.json'].map((file) => `${folder}/${file}`),
);

let failed = false;
for (const project of projects.filter((path) => existsSync(path))) {
  const { status } = spawnSync('npx', ['tsc', '-p', project], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`types: ${project} failed`);
    failed = true;
  }
}
process.exit(failed ? 1 : 0);
