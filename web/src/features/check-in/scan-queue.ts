import type { Scan, ScanResult } from '@ascendant/contract/check-in';
import { maxScansPerBatch, type AdmissionOutcome } from '@ascendant/domain/booking/check-in';
import { wireScan, type GateStore, type StoredScan } from '../../storage/gate-store';

/** A scan with what the server said of it. */
export interface AnsweredScan {
  readonly scan: StoredScan;
  readonly result: ScanResult;
}

export interface QueueWorld {
  readonly eventId: number;
  readonly store: GateStore;
  send(scans: readonly Scan[]): Promise<readonly ScanResult[]>;
  /** Hears of answers before they are forgotten: what they change has to be kept first. */
  onAnswered(answered: readonly AnsweredScan[]): Promise<void>;
}

/** Scans on their way to the server, in order. A scan stays until it is answered, whatever happens to the page. */
export interface ScanQueue {
  waiting(): readonly StoredScan[];
  /** Takes up what an earlier page left. */
  load(): Promise<void>;
  add(scan: StoredScan): Promise<void>;
  /** Sends all. One sending runs at a time; who comes meanwhile waits for it. @throws what the server or the network said */
  sendAll(): Promise<void>;
  /**
   * Sends, and gives the answer to one scan.
   * @returns null where none came in time: then it is noted that `otherwise` is shown
   * @throws as sendAll, noting the same
   */
  answerTo(scanId: string, wish: { timeoutMs: number; otherwise: AdmissionOutcome }): Promise<ScanResult | null>;
}

export function scanQueue(world: QueueWorld): ScanQueue {
  let queue: readonly StoredScan[] = [];
  let sending: Promise<void> | null = null;
  /** Answers that somebody waits for. */
  const answers = new Map<string, ScanResult | null>();

  const sendBatch = async (): Promise<void> => {
    const batch = queue.slice(0, maxScansPerBatch);
    const results = new Map((await world.send(batch.map(wireScan))).map((result) => [result.scanId, result]));
    const answered = queue.flatMap((scan) => {
      const result = results.get(scan.scanId);
      return result === undefined ? [] : [{ scan, result }];
    });
    // An answer that says nothing of what was sent would be asked for without end.
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
    // What comes of it is theirs who began it; what is left then is tried again.
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
        // At once, so that an answer that comes from now on finds what was shown.
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
