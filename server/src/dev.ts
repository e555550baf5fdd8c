import { startOrRefuse } from './lifecycle/refuse-to-start';
import { serve } from './lifecycle/serve';
import { readConfig } from './settings/config';

/** `npm run dev`: the server with the pages from their sources. */
await startOrRefuse(() => serve(readConfig(process.env), { pages: 'development' }));
