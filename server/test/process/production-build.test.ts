import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { faultPoints } from '../../src/faults/fault-points';
import { ticketSheet } from '../factories/ticket-sheet';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A folder that finds node_modules and that git ignores. */
const folder = join(root, 'node_modules/.cache/ascendant-production-build');

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The built program. @param options for the bundler, under the names the build uses */
async function bundled(options: 'withoutFaults' | '{}'): Promise<string> {
  await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { bundle, withoutFaults } from ${JSON.stringify(join(root, 'scripts/build.mjs'))};
     await bundle('server/src/main.ts', ${JSON.stringify(folder)}, ${options});`,
  ]);
  return readFile(join(folder, 'main.js'), 'utf8');
}

/** Some fault points share their name with something else, like `confirmed`, so we look for the call that reaches one. */
const calls = faultPoints.map((point) => `faultPoint("${point}")`);
const traces = [
  ...calls,
  '"hold-committed"',
  'faultPoint(',
  'armFaults(',
  'faults.get("event-lock")',
  'faults.get("webhooks")',
];

describe('a production build', () => {
  it('CRA-16 has no fault points and no switch that turns a guard off', async () => {
    const program = await bundled('withoutFaults');
    expect(traces.filter((trace) => program.includes(trace))).toEqual([]);
  });

  it('CRA-16 differs from a test build, which has them all', async () => {
    const program = await bundled('{}');
    expect(traces.filter((trace) => !program.includes(trace))).toEqual([]);
  });

  it('draws tickets in a thread, whose program is beside the one that starts it', async () => {
    const program = await bundled('withoutFaults');
    expect(program).toContain('./ticket-thread.js');
    expect(program).not.toContain('pdf-lib');
    const thread = new Worker(join(folder, 'ticket-thread.js'));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread takes no target origin
    thread.postMessage({ number: 1, sheet: ticketSheet(['Maya Lindqvist']) });
    const [{ pdf }] = (await once(thread, 'message')) as [{ pdf: Uint8Array }];
    expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
    await thread.terminate();
  });
});
