// `npm start`: from a fresh clone to a running site. An old Node has to understand this file, so everything else is in another one.
import { requireNode } from './node-version.mjs';

requireNode();
import('./start-site.mjs');
