import { parentPort } from 'node:worker_threads';
import type { TicketSheet } from '../ticket-sheet';
import { drawTickets } from './draw-tickets';

/** A booking whose tickets are to be drawn. */
export interface Drawing {
  readonly number: number;
  readonly sheet: TicketSheet;
}

/** What became of a drawing. */
export type Drawn =
  | { readonly number: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly number: number; readonly problem: string };

/** The thread that draws tickets: it gets drawings and sends back PDFs. */
parentPort?.on('message', (drawing: Drawing) => {
  void drawn(drawing).then((answer) => parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : []));
});

async function drawn({ number, sheet }: Drawing): Promise<Drawn> {
  try {
    // A copy with a buffer of its own, which can be handed over.
    return { number, pdf: new Uint8Array(await drawTickets(sheet)) };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.message : String(error) };
  }
}
