import { connect, constants } from 'node:http2';
import { inTransaction, type Database } from '../../../database/database';
import { addJob } from '../../../jobs/add-job.repository';
import type { AppleWallet } from './wallet-settings';
import { findPushToken, forgetOldPasses, forgetPushToken, markChanged } from './wallet.repository';

const timeoutMs = 15_000;
const gone = 410;

/** The job: looks which passes show something else than before, and has their devices told. */
export async function tellOfPasses(db: Database): Promise<void> {
  await forgetOldPasses(db);
  await inTransaction(db, async (tx) => {
    for (const passId of await markChanged(tx)) await addJob(tx, 'push_pass', { passId });
  });
}

/**
 * The job: tells a device that passes of it have changed. The device then asks for them.
 * @throws Error if Apple doesn't take it; the job tries again
 * As Apple's 'Wallet Passes' has it under 'Adding a web service to update passes'. Source: docs/rules/tickets.md, "Passes for phones".
 */
export async function pushPass(db: Database, apple: AppleWallet, passId: number): Promise<void> {
  const pushToken = await findPushToken(db, passId);
  if (pushToken === null) return;
  const status = await push(apple, pushToken);
  if (status === gone) return forgetPushToken(db, pushToken);
  if (status !== 200) throw new Error(`Apple answered ${status} to word of a changed pass`);
}

/** @returns the status of the answer */
function push({ pushBase, certificate, key, passType }: AppleWallet, pushToken: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const session = connect(pushBase, { cert: certificate, key });
    const request = session.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(pushToken)}`,
      'apns-topic': passType,
    });
    session.setTimeout(timeoutMs, () => session.destroy(new Error("Apple's server didn't answer in time")));
    session.on('error', reject);
    request.on('error', reject);
    request.on('response', (headers) => {
      resolve(Number(headers[constants.HTTP2_HEADER_STATUS]));
      session.close();
    });
    request.resume();
    request.end('{}');
  });
}
