import { parentPort } from 'node:worker_threads';
import type { PrintedDocument } from '../printed-document';
import type { PrintedEvidence } from '../printed-evidence';
import type { PrintedWaiver } from '../printed-waiver';
import type { TicketSheet } from '../ticket-sheet';
import { drawDocument } from './draw-document';
import { drawEvidence } from './draw-evidence';
import { drawTickets } from './draw-tickets';
import { drawWaiver } from './draw-waiver';

/** What's to be drawn: the tickets of a booking, a document with amounts, a signed waiver, or evidence. */
export type Wanted =
  | { readonly sheet: TicketSheet }
  | { readonly document: PrintedDocument }
  | { readonly waiver: PrintedWaiver }
  | { readonly evidence: PrintedEvidence };

export type Drawing = Wanted & { readonly number: number };

/** What became of a drawing. */
export type Drawn =
  | { readonly number: number; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly number: number; readonly problem: string };

/** The thread that draws PDFs: it gets drawings and sends back PDFs. */
parentPort?.on('message', (drawing: Drawing) => {
  void drawn(drawing).then((answer) => parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : []));
});

async function drawn({ number, ...wanted }: Drawing): Promise<Drawn> {
  try {
    // A copy with a buffer of its own, which can be handed over.
    const pdf = await drawingOf(wanted);
    return { number, pdf: new Uint8Array(pdf) };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.message : String(error) };
  }
}

function drawingOf(wanted: Wanted): Promise<Buffer> {
  if ('sheet' in wanted) return drawTickets(wanted.sheet);
  if ('evidence' in wanted) return drawEvidence(wanted.evidence);
  return 'waiver' in wanted ? drawWaiver(wanted.waiver) : drawDocument(wanted.document);
}
