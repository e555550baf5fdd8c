// `npm run dev`: the server from its sources. An old Node has to understand this file, so everything else is in another one.
import { requireNode } from './node-version.mjs';

requireNode();
import('./dev-site.mjs');
