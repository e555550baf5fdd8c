import { refuseToStart } from './lifecycle/refuse-to-start';
import { serve } from './lifecycle/serve';
import { readConfig } from './settings/config';

/** `npm run dev`: the server with the pages from their sources. */
try {
  await serve(readConfig(process.env), { pages: 'development' });
} catch (error) {
  refuseToStart(error);
}
