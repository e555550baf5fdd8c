import { Worker } from 'node:worker_threads';

/** Starts a thread from its source, which Node can't do on its own: for tests and `npm run dev`. */
export function startUnbuilt({ href }: URL): Worker {
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport('${href}', '${href}'))`, { eval: true });
}
