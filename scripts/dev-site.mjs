// What `npm run dev` does: runs the server from its sources, restarts it when they change, and serves the pages through Vite.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install.mjs';
import { endWithParent } from './parent.mjs';
import { command, follow } from './run.mjs';

process.chdir(resolve(dirname(fileURLToPath(import.meta.url)), '..'));
await command(installMissing);
endWithParent();
follow(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/src/dev.ts'], {
  NODE_ENV: 'development',
});
