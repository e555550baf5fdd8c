// What `npm start` does. It's plain Node, so it runs before anything is installed.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install.mjs';
import { endWithParent } from './parent.mjs';
import { command } from './run.mjs';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
await command(async () => {
  installMissing();
  const { buildChanged } = await import('./build.mjs');
  await buildChanged();
});
// The server runs in this process, so there's one process to signal or kill, and one exit code.
process.env.NODE_ENV = 'production';
endWithParent();
await command(() => import('../server/dist/main.js'));
