import { modules } from '../../src/application/modules';
import { refuseToStart } from '../../src/lifecycle/refuse-to-start';
import { serve } from '../../src/lifecycle/serve';
import { readConfig } from '../../src/settings/config';

// Only for libraries, as in the program itself.
process.env.NODE_ENV = 'production';

/** Their jobs would load the gazetteer and draw pictures, which takes a minute. */
const left = new Set(['places', 'charts']);

/** The server with its built pages, for tests that take its database away. */
try {
  await serve(readConfig(process.env), { pages: 'built', modules: modules.filter(({ name }) => !left.has(name)) });
} catch (error) {
  refuseToStart(error);
}
