import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort, startSite, type Site } from '../site/start-site';
import { unloadedPlaces } from '../site/unloaded-places';

/** A site that takes cards with Stripe and hasn't loaded its places yet, and a stand-in for Stripe's API on this machine. */
export interface StripeSite {
  readonly site: Site;
  readonly standInUrl: string;
  readonly publishableKey: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const standInProgram = 'server/test/stripe-stand-in/serve.ts';

/** Starts both. The stand-in sends its webhooks to the site. @param seedNow as for `startSite` */
export async function startStripeSite(seedNow: string): Promise<StripeSite> {
  const [port, standInPort] = [await freePort(), await freePort()];
  const standIn = await startStandIn(standInPort, `http://127.0.0.1:${port}`);
  const places = await unloadedPlaces();
  try {
    const { dataDir } = places;
    const site = await startSite(seedNow, { port, dataDir, isWithoutPlaces: true, settings: standIn.settings });
    return {
      site,
      standInUrl: standIn.settings['STRIPE_API_BASE'] ?? '',
      publishableKey: standIn.settings['STRIPE_PUBLISHABLE_KEY'] ?? '',
      stop: async () => {
        await site.stop();
        await places.stop();
        await standIn.stop();
      },
    };
  } catch (error) {
    await places.stop();
    await standIn.stop();
    throw error;
  }
}

/** Reads the settings a program needs to use the stand-in, which it prints on its first lines. */
async function startStandIn(port: number, programUrl: string) {
  const standIn = spawn(process.execPath, ['--import', 'tsx', standInProgram, String(port), programUrl], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (standIn.exitCode !== null) return;
    const gone = once(standIn, 'exit');
    standIn.kill();
    await gone;
  };
  let said = '';
  for await (const chunk of standIn.stdout) {
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
