import { defaultCallTimeout } from '../../src/adapters/payments/circuit';
import { openSandbox, type Sandbox, type SandboxSettings } from '../../src/sandbox/sandbox';
import { afterFile } from '../after-file';
import { testDatabase } from '../test-database';
import { faultyLine, type FaultyLine } from './faulty-line';

export const testSite = 'https://ascendant.example';

type Given = Pick<SandboxSettings, 'connectionString' | 'site' | 'now' | 'callTimeout'>;

/** A sandbox that sends no webhooks by itself, behind a line. */
export function sandboxBehind({ over }: FaultyLine, given: Given): Sandbox {
  return openSandbox({
    ...given,
    isPreparing: false,
    webhookUrl: () => null,
    report: () => undefined,
    line: over,
  });
}

/** A sandbox on a database of its own, without an application, and the line to it. It's closed after the file. */
export async function openTestSandbox(
  callTimeout = defaultCallTimeout,
): Promise<Sandbox & { readonly line: FaultyLine }> {
  const { pooledUrl } = await testDatabase();
  const line = faultyLine();
  const sandbox = sandboxBehind(line, {
    connectionString: pooledUrl,
    site: testSite,
    now: () => new Date(),
    callTimeout,
  });
  afterFile(() => sandbox.close());
  return { ...sandbox, line };
}
