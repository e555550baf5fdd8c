// A process that has a database until a signal ends it, for scratch-folder.test.ts.
import { runningDatabase } from './running-database';
import { scratchFolder } from './scratch-folder';
import { startEmbeddedPostgres } from './start-embedded-postgres';

// What vitest does when it's asked to end: it doesn't wait for the teardown.
process.once('SIGTERM', () => process.exit(143));
const folder = await scratchFolder();
await startEmbeddedPostgres(folder);
const running = await runningDatabase(folder);
process.stdout.write(JSON.stringify({ folder, pid: running?.pid }));
