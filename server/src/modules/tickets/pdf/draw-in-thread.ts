import { Worker } from 'node:worker_threads';
import type { PrintedDocument, PrintedEvidence, PrintedWaiver } from '../printed-document';
import type { TicketSheet } from '../ticket-sheet';
import type { Drawing, Drawn, Wanted } from './ticket-thread';
import { startUnbuilt } from './unbuilt-thread';

/** How long the thread waits for another drawing before it ends, because fonts and libraries take 50 MB. */
const idleMs = 60_000;

/** What a drawing leaves is garbage at once. By itself, V8 lets as much pile up as in the program's own thread, 100 MB. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 } as const;

/** A drawing that's under way. */
interface Waiting {
  resolve(pdf: Buffer): void;
  reject(error: Error): void;
}

/** Long texts have a thread of their own, so that no ticket waits for one. */
type Kind = 'tickets' | 'texts';

/** A thread, and what it's drawing. Changes in place. */
interface Drawer {
  readonly kind: Kind;
  readonly thread: Worker;
  readonly waiting: Map<number, Waiting>;
  idle?: NodeJS.Timeout;
}

const drawers = new Map<Kind, Drawer>();
let drawings = 0;

/**
 * Draws the tickets of one booking as `drawTickets` does, in a thread of its own, so that no request waits for it. The thread starts with
 * the first drawing and ends a minute after the last.
 * @throws Error for a booking without tickets, and if the thread dies
 */
export function drawTicketsInThread(sheet: TicketSheet): Promise<Buffer> {
  return drawInThread('tickets', { sheet });
}

/** Draws a document as `drawDocument` does, in the same thread. */
export function drawDocumentInThread(document: PrintedDocument): Promise<Buffer> {
  return drawInThread('tickets', { document });
}

/** Draws a signed waiver as `drawWaiver` does, in the thread for long texts. */
export function drawWaiverInThread(waiver: PrintedWaiver): Promise<Buffer> {
  return drawInThread('texts', { waiver });
}

/** Draws evidence as `drawEvidence` does, in the same thread. */
export function drawEvidenceInThread(evidence: PrintedEvidence): Promise<Buffer> {
  return drawInThread('texts', { evidence });
}

function drawInThread(kind: Kind, wanted: Wanted): Promise<Buffer> {
  const { thread, waiting, idle } = drawers.get(kind) ?? startDrawer(kind);
  clearTimeout(idle);
  drawings += 1;
  const drawing: Drawing = { ...wanted, number: drawings };
  thread.ref();
  return new Promise((resolve, reject) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread takes no target origin
    thread.postMessage(drawing);
    waiting.set(drawing.number, { resolve, reject });
  });
}

function startDrawer(kind: Kind): Drawer {
  const thread = startThread();
  const started: Drawer = { kind, thread, waiting: new Map() };
  drawers.set(kind, started);
  thread.on('message', (drawn: Drawn) => hear(started, drawn));
  thread.on('error', (error) => giveUp(started, error));
  thread.on('exit', () => giveUp(started, new Error('the thread that draws PDFs ended')));
  return started;
}

/** Another drawing starts another thread. */
function forget(ended: Drawer): void {
  if (drawers.get(ended.kind) === ended) drawers.delete(ended.kind);
}

/** The build bundles the thread's program beside the one that starts it (scripts/build.mjs). */
function startThread(): Worker {
  const isBuilt = !import.meta.url.endsWith('.ts');
  if (isBuilt) return new Worker(new URL('./ticket-thread.js', import.meta.url), { resourceLimits });
  return startUnbuilt(new URL('./ticket-thread.ts', import.meta.url));
}

function hear(from: Drawer, drawn: Drawn): void {
  const waiting = from.waiting.get(drawn.number);
  from.waiting.delete(drawn.number);
  if (from.waiting.size === 0) rest(from);
  if ('pdf' in drawn) waiting?.resolve(Buffer.from(drawn.pdf.buffer));
  else waiting?.reject(new Error(drawn.problem));
}

/** It keeps neither the process nor its own memory for long. */
function rest(from: Drawer): void {
  from.thread.unref();
  from.idle = setTimeout(() => {
    forget(from);
    void from.thread.terminate();
  }, idleMs).unref();
}

function giveUp(from: Drawer, error: Error): void {
  forget(from);
  for (const { reject } of from.waiting.values()) reject(error);
  from.waiting.clear();
}
