import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { browserFlags, browserPath } from '../browser/browser';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** Lighthouse's result for one page on a phone. */
export interface Audit {
  /** 0 to 100 */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Each audit that lost points, with its findings. */
  readonly lost: readonly string[];
}

interface Wanted {
  readonly categories: readonly Category[];
  /** Throttling is simulated for performance scores, which mean nothing without it. It's off for the other scores. */
  readonly isThrottled: boolean;
}

/**
 * Opens a browser for Lighthouse, which needs a fresh profile and a debugging port. Playwright doesn't open it, because what it does in each page
 * takes up to a tenth of a second of the time that's measured.
 */
export async function withAuditor<T>(
  work: (audit: (url: string, wanted: Wanted) => Promise<Audit>) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'ascendant-lighthouse-'));
  const flags = [...browserFlags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(browserPath ?? chromium.executablePath(), [...flags, 'about:blank'], { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  try {
    const port = await portOf(profile);
    return await work((url, wanted) => auditOf(url, port, wanted));
  } finally {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The browser writes its debugging port into its profile. */
async function portOf(profile: string): Promise<number> {
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 200 && !existsSync(file); tries++) await sleep(50);
  return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

/** Without throttling, Lighthouse would wait five seconds each for a quiet network and processor, as if performance were measured. */
const unthrottled: Flags = {
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 1000,
  pauseAfterLoadMs: 1000,
  networkQuietThresholdMs: 1000,
  cpuQuietThresholdMs: 1000,
};

async function auditOf(url: string, port: number, { categories, isThrottled }: Wanted): Promise<Audit> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    ...(isThrottled ? {} : unthrottled),
  };
  const report = (await lighthouse(url, flags))?.lhr;
  if (!report || report.runtimeError) throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no report'}`);
  const scores = Object.entries(report.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
  const weighted = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const lost = weighted
    .map(({ id }) => report.audits[id])
    .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
    .map((audit) => `${audit?.id}: ${audit?.displayValue ?? audit?.title} (${audit?.score})`);
  return { scores: Object.fromEntries(scores), lost };
}
