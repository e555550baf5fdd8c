import { readConfig } from './config';
import { refuseToStart } from './refuse-to-start';
import { serve } from './serve';

/** `npm run dev`: the server with the pages from their sources. */
try {
  await serve(readConfig(process.env), { pages: 'development' });
} catch (error) {
  refuseToStart(error);
}
