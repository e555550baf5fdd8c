import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:net';
import type { Config } from './config';
import { StartError } from './start-error';

/** Looks at the port before anything else is started: a second start by mistake must change nothing. */
export async function refuseTakenPort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(sentenceOf(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** @throws StartError where the port cannot be had */
export async function listen(http: FastifyInstance, { host, port }: Config): Promise<void> {
  await http.listen({ host, port }).catch((error: unknown) => {
    throw sentenceOf(error, host, port);
  });
}

function sentenceOf(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is in use; end the other program or set PORT.`);
  if (code === 'EACCES') return new StartError(`Port ${port} on ${host} is not allowed to this user; set PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`The setting HOST names no address of this machine.`);
  return error;
}
