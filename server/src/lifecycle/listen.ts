import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { productName } from '@ascendant/domain/site/brand';
import type { FastifyInstance } from 'fastify';
import { StartError } from '../errors/start-error';
import type { Config } from '../settings/config';

/** How long a server that's stopping, or whose npm was killed, can take to release its port. */
const timeoutMs = 4000;
const tryEveryMs = 250;
const answerMs = 2000;

/**
 * Checks the port before anything else starts, so that a second start by mistake changes nothing.
 * @throws StartError if the port isn't available
 */
export async function refuseTakenPort({ host, port }: Config): Promise<void> {
  for (let waited = 0; ; waited += tryEveryMs) {
    const refusal = await probe(host, port);
    if (refusal === null) return;
    if (isInUse(refusal) && waited >= timeoutMs && (await isAscendant(host, port)))
      throw new StartError(
        `${productName} is already running on port ${port} of ${host}. Use that one, stop it, or set PORT to start another.`,
      );
    if (!isInUse(refusal) || waited >= timeoutMs) throw sentenceOf(refusal, host, port);
    await sleep(tryEveryMs);
  }
}

/** @returns why the port isn't available, or null if it is */
function probe(host: string, port: number): Promise<Error | null> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** Whether what has the port answers as we do. */
async function isAscendant(host: string, port: number): Promise<boolean> {
  const address = host.includes(':') ? `[${host}]` : host;
  try {
    const answer = await fetch(`http://${address}:${port}/healthz`, { signal: AbortSignal.timeout(answerMs) });
    return /^\{"status":"ok","version":"[^"]+"\}$/.test(await answer.text());
  } catch {
    return false;
  }
}

function isInUse(error: Error): boolean {
  return 'code' in error && error.code === 'EADDRINUSE';
}

/** @throws StartError if the port isn't available */
export async function listen(http: FastifyInstance, { host, port }: Config): Promise<void> {
  await http.listen({ host, port }).catch((error: unknown) => {
    throw sentenceOf(error, host, port);
  });
}

function sentenceOf(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is in use. Stop the other program or set PORT.`);
  if (code === 'EACCES') return new StartError(`This user isn't allowed to use port ${port} on ${host}. Set PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`The setting HOST isn't an address of this machine. Use 127.0.0.1, or leave it out.`);
  return error;
}
