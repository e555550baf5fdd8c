import { pino, stdTimeFunctions, type Logger } from 'pino';
import type { CompletedRequests } from './completed-requests';
import { isForMachines } from './request-facts';

/** The log of the process: one JSON object per line, times in UTC, levels as words. Source: rule ERR-03. */
export function openLog(level: string, destination?: NodeJS.WritableStream): Logger {
  const formatters = { level: (label: string) => ({ level: label }) };
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime, messageKey: 'message', formatters };
  // Written in the background, so that no request waits for the disk or the terminal; pino writes the rest when the process exits.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }));
}

/** Logs one line per request: its id, the route's pattern (never the address), the status, the duration and the user's id. */
export function logRequests(completed: CompletedRequests, log: Logger): void {
  if (!log.isLevelEnabled('info')) return;
  completed.hear(({ isInner, ms, userId, ...request }) => {
    if (isForMachines(request.route) || isInner) return;
    log.info({ ...request, ms: Math.round(ms), ...(userId === undefined ? {} : { userId }) });
  });
}
