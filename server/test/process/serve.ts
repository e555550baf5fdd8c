import { refuseToStart } from '../../src/lifecycle/refuse-to-start';
import { serve } from '../../src/lifecycle/serve';
import { readConfig } from '../../src/settings/config';

/** The server as it starts, with nothing but the house's own calls and jobs: for tests that kill it. */
try {
  await serve(readConfig(process.env), { modules: [] });
} catch (error) {
  refuseToStart(error);
}
