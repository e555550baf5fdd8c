// Starts a bundled server the way `npm start` does: with the watcher that stops it when npm is gone.
import { endWithParent } from '../../../scripts/parent.mjs';

endWithParent();
await import(process.argv[2]);
