import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Opens a browser for Lighthouse, which needs a fresh profile and a debugging port. */
export async function withAuditor<T>(
  work: (audit: (url: string, wanted: Wanted) => Promise<Audit>) => Promise<T>,
): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'ascendant-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...(browserPath && { executablePath: browserPath }),
    args: [...browserFlags, '--remote-debugging-port=0'],
  });
  try {
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
    return await work((url, wanted) => auditOf(url, port, wanted));
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
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
