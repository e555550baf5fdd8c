// `npm start`: from a clone to a running site. Plain Node, so that it runs before anything is installed.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing, requireNode } from './install.mjs';
import { endWithParent } from './parent.mjs';
import { command } from './run.mjs';

requireNode();
process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
await command(async () => {
  installMissing();
  const { buildChanged } = await import('./build.mjs');
  await buildChanged();
});
// The server runs in this very process: one to signal, one to kill, and its exit code is ours.
process.env.NODE_ENV = 'production';
process.setSourceMapsEnabled(true);
endWithParent();
await import('../server/dist/main.js');
