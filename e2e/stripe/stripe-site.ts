import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, startSite, type Site } from '../site/start-site';
import { unloadedPlaces } from '../site/unloaded-places';

/** A site that takes cards with Stripe and hasn't loaded its places yet, and the sandbox in place of Stripe's API, on this machine. */
export interface StripeSite {
  readonly site: Site;
  readonly apiUrl: string;
  readonly publishableKey: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const sandboxProgram = 'server/test/process/serve-stripe.ts';

/** Starts both. The sandbox sends its webhooks to the site. @param seedNow as for `startSite` */
export async function startStripeSite(seedNow: string): Promise<StripeSite> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const { dataDir, databaseUrl, ...places } = await unloadedPlaces();
  const sandbox = await startSandbox([String(apiPort), `http://127.0.0.1:${port}`, databaseUrl]);
  const { settings } = sandbox;
  try {
    const site = await startSite(seedNow, { port, dataDir, isWithoutPlaces: true, settings });
    return {
      site,
      apiUrl: settings['STRIPE_API_BASE'] ?? '',
      publishableKey: settings['STRIPE_PUBLISHABLE_KEY'] ?? '',
      stop: async () => {
        await site.stop();
        await sandbox.stop();
        await places.stop();
      },
    };
  } catch (error) {
    await sandbox.stop();
    await places.stop();
    throw error;
  }
}

/** Reads the settings a program needs to use the sandbox, which it prints on its first lines. */
async function startSandbox(given: readonly string[]) {
  const sandbox = spawn(process.execPath, ['--import', 'tsx', sandboxProgram, ...given], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (sandbox.exitCode !== null) return;
    const gone = once(sandbox, 'exit');
    sandbox.kill();
    await gone;
  };
  let said = '';
  for await (const chunk of sandbox.stdout) {
    said += String(chunk);
    if (said.includes('STRIPE_WEBHOOK_SECRET=') && said.endsWith('\n')) break;
  }
  const lines = said.trim().split('\n');
  return { settings: Object.fromEntries(lines.map(settingOf)), stop };
}

function settingOf(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}
