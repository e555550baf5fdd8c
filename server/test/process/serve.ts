import { refuseToStart } from '../../src/lifecycle/refuse-to-start';
import { serve } from '../../src/lifecycle/serve';
import { readConfig } from '../../src/settings/config';

/** The server without any module, only the application's own calls and jobs, for tests that kill it. */
try {
  await serve(readConfig(process.env), { modules: [] });
} catch (error) {
  refuseToStart(error);
}
