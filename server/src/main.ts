import { startOrRefuse } from './lifecycle/refuse-to-start';
import { serve } from './lifecycle/serve';
import { readConfig } from './settings/config';

// Only for libraries (React renders five times slower without it). The program itself never reads it.
process.env.NODE_ENV = 'production';

await startOrRefuse(() => serve(readConfig(process.env), { pages: 'built' }));
