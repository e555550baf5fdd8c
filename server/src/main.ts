import { readConfig } from './settings/config';
import { refuseToStart } from './lifecycle/refuse-to-start';
import { serve } from './lifecycle/serve';

// For libraries only (React renders five times slower without it); the program itself never looks at it.
process.env.NODE_ENV = 'production';

try {
  await serve(readConfig(process.env), { pages: 'built' });
} catch (error) {
  refuseToStart(error);
}
