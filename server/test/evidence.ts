import { routes } from '@ascendant/contract/routes';
import { eq } from 'drizzle-orm';
import { disputes } from '../db/schema/disputes';
import type { ProviderEnvironment } from './checkout/sandbox-environment';
import { buildConfirmed } from './checkout/scene';
import { formWith } from './send-form';
import type { Session, TestApp } from './test-app';

/** A confirmed booking whose payment the card's bank disputes. @param before what happens to the booking first */
export async function disputedBooking(
  environment: ProviderEnvironment,
  before: (bookingId: number) => Promise<unknown> = async () => undefined,
) {
  const { app } = environment;
  const scene = await buildConfirmed(environment, { cancellationPolicy: 'moderate' });
  await before(scene.opened.bookingId);
  await app.runJobs();
  const providerId = await environment.disputeAtProvider(scene.opened.paymentIntentId);
  await environment.hear(scene.opened.paymentIntentId);
  const [row] = await app.db.select().from(disputes).where(eq(disputes.providerDisputeId, providerId));
  return { ...scene, providerId, id: row?.id ?? 0 };
}

/** A PDF as far as anyone looks who doesn't open it. @param bytes its size */
export function pdfOf(bytes: number, inside = ''): Buffer {
  const [start, end] = [`%PDF-1.7\n${inside}`, '\n%%EOF\n'];
  return Buffer.from(start + ' '.repeat(Math.max(0, bytes - start.length - end.length)) + end, 'latin1');
}

/** Adds a file to evidence, under a name and type that mean nothing. */
export async function attachFile(
  app: TestApp,
  { id, kind, content }: { readonly id: number; readonly kind: string; readonly content: Buffer },
  session: Session,
) {
  const { method, path } = routes.attachEvidence;
  const url = path.replace(':id', String(id)).replace(':kind', kind);
  const response = await app.inject({ method, url, headers: session, payload: formWith('file', content) });
  return { status: response.statusCode, json: JSON.parse(response.payload) };
}
