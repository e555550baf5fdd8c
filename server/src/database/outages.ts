import type { Logger } from 'pino';
import { describeError } from '../errors/described-error';
import type { DatabaseSignal } from './signal';

const everyMs = 2000;

/** Says in the log, once each, that the database went away and that it's back. */
export interface Outages {
  /** For each connection that breaks: the first of an outage is logged. */
  readonly broke: (error: Error) => void;
  /** Asks the database now and then. @returns stops asking */
  watch(signal: DatabaseSignal): () => void;
}

/** @param now a monotonic clock, in milliseconds */
export function outagesOn(log: Pick<Logger, 'info' | 'warn' | 'error'>, now = () => performance.now()): Outages {
  /** Since a connection broke, until the database has answered. */
  let isSuspected = false;
  let awaySince: number | null = null;
  const note = (isThere: boolean): void => {
    if (!isThere && awaySince === null) {
      awaySince = now();
      log.error('the database is away');
    }
    if (!isThere) return;
    if (awaySince !== null) log.info({ seconds: Math.round((now() - awaySince) / 1000) }, 'the database is back');
    awaySince = null;
    isSuspected = false;
  };
  return {
    broke: (error) => {
      // Where it broke is always in the driver.
      const { frames: _, ...why } = describeError(error);
      if (!isSuspected) log.warn({ error: why }, 'a connection to the database broke');
      isSuspected = true;
    },
    watch: (signal) => {
      const timer = setInterval(() => void signal.answers().then(note), everyMs);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
