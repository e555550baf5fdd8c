// `npm test`: every check, from a fresh clone. An old Node has to understand this file, so everything else is in another one.
import { requireNode } from './node-version.mjs';

requireNode();
import('./every-check.mjs');
