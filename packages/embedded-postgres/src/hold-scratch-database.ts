// A process that has a database until a signal ends it, for scratch-folder.test.ts.
import { scratchFolder } from './scratch-folder';
import { startEmbeddedPostgres } from './start-embedded-postgres';

// What vitest does when it's asked to end: it doesn't wait for the teardown.
process.once('SIGTERM', () => process.exit(143));
const folder = await scratchFolder();
await startEmbeddedPostgres(folder);
process.stdout.write(folder);
// Nothing else keeps this process running.
setInterval(() => undefined, 60_000);
