import { modules } from '../../src/application/modules';
import { refuseToStart } from '../../src/lifecycle/refuse-to-start';
import { serve } from '../../src/lifecycle/serve';
import { readConfig } from '../../src/settings/config';

/** Their jobs would load the gazetteer and draw pictures, which have nothing to do with bookings and take seconds. */
const left = new Set(['places', 'matches', 'charts']);

/** The server with everything that people do about bookings, for tests that kill it again and again. */
try {
  await serve(readConfig(process.env), { modules: modules.filter(({ name }) => !left.has(name)) });
} catch (error) {
  refuseToStart(error);
}
