import type { Scan, ScanResult } from '@ascendant/contract/check-in';
import { maxScansPerBatch, type AdmissionOutcome } from '@ascendant/domain/booking/check-in';
import { wireScan, type CheckInStore, type StoredScan } from '../../storage/check-in-store';

/** A scan and the server's answer. */
export interface AnsweredScan {
  readonly scan: StoredScan;
  readonly result: ScanResult;
}

export interface QueueContext {
  readonly eventId: number;
  readonly store: CheckInStore;
  send(scans: readonly Scan[]): Promise<readonly ScanResult[]>;
  /** Called before answered scans are deleted, because their changes have to be stored first. */
  onAnswered(answered: readonly AnsweredScan[]): Promise<void>;
}

/** Scans waiting to be sent to the server, in order. A scan stays until it's answered, even if the page closes. */
export interface ScanQueue {
  waiting(): readonly StoredScan[];
  /** Loads the scans an earlier page left. */
  load(): Promise<void>;
  add(scan: StoredScan): Promise<void>;
  /**
   * Sends every scan. Only one send runs at a time; other callers wait for it.
   * @throws the server's or the network's error
   */
  sendAll(): Promise<void>;
  /**
   * Sends every scan and returns the answer to one of them.
   * @returns null if no answer came in time; `otherwise` is then recorded as the result shown
   * @throws like sendAll, after recording the same
   */
  answerTo(scanId: string, options: { timeoutMs: number; otherwise: AdmissionOutcome }): Promise<ScanResult | null>;
}

export function scanQueue(world: QueueContext): ScanQueue {
  let queue: readonly StoredScan[] = [];
  let sending: Promise<void> | null = null;
  /** Answers that a caller is waiting for. */
  const answers = new Map<string, ScanResult | null>();

  const sendBatch = async (): Promise<void> => {
    const batch = queue.slice(0, maxScansPerBatch);
    const results = new Map((await world.send(batch.map(wireScan))).map((result) => [result.scanId, result]));
    const answered = queue.flatMap((scan) => {
      const result = results.get(scan.scanId);
      return result === undefined ? [] : [{ scan, result }];
    });
    // If the reply answers none of the scans, sending again would loop forever.
    if (answered.length === 0) throw new Error('The server answered no scan');
    queue = queue.filter(({ scanId }) => !results.has(scanId));
    for (const [scanId, result] of results) if (answers.has(scanId)) answers.set(scanId, result);
    await world.onAnswered(answered);
    await world.store.removeScans(answered.map(({ scan }) => scan.scanId));
  };

  const sendWaiting = async (): Promise<void> => {
    while (queue.length > 0) await sendBatch();
  };

  const sendAll = async (): Promise<void> => {
    // Its errors go to the caller who started it. Any scans left are sent again below.
    await sending?.catch(() => undefined);
    if (queue.length === 0) return;
    sending ??= sendWaiting().finally(() => {
      sending = null;
    });
    await sending;
  };

  const markShown = (scanId: string, shown: AdmissionOutcome): void => {
    answers.delete(scanId);
    queue = queue.map((scan) => (scan.scanId === scanId ? { ...scan, shown } : scan));
    const marked = queue.find((scan) => scan.scanId === scanId);
    if (marked !== undefined) void world.store.writeScan(marked);
  };

  return {
    waiting: () => queue,
    load: async () => {
      queue = await world.store.readScans(world.eventId);
    },
    add: async (scan) => {
      await world.store.writeScan(scan);
      queue = [...queue, scan];
    },
    sendAll,
    answerTo: async (scanId, { timeoutMs, otherwise }) => {
      answers.set(scanId, null);
      try {
        await Promise.race([sendAll(), after(timeoutMs)]);
      } finally {
        // Recorded immediately, so that a later answer can be compared with what was shown.
        if (!answers.get(scanId)) markShown(scanId, otherwise);
      }
      const answer = answers.get(scanId) ?? null;
      answers.delete(scanId);
      return answer;
    },
  };
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
