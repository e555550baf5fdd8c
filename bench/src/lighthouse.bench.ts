import { setTimeout as sleep } from 'node:timers/promises';
import { withAuditor, type Category } from '../../e2e/lighthouse/audit';
import { startSite } from '../../e2e/site/start-site';
import { median } from './quantile';

const rounds = 5;
/** A site that has just started draws covers, on the processors that the browser needs. */
const settlingMs = 20_000;
const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse scores (on its phone with a slow network and processor) for what visitors open first, in the built program with demo data.
 * Each page is measured five times, and the median score counts.
 * Target: 100 in every category. Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchLighthouse(): Promise<Record<string, Record<string, number>>> {
  const site = await startSite(new Date().toISOString().slice(0, 10));
  try {
    await sleep(settlingMs);
    const pages = { home: '/', browse: '/browse', event: await eventPath(site.url), signIn: '/login' };
    return await withAuditor(async (audit) => {
      const figures: [string, Record<string, number>][] = [];
      for (const [name, path] of Object.entries(pages)) {
        const seen: Partial<Record<Category, number>>[] = [];
        for (let round = 0; round < rounds; round++) {
          seen.push((await audit(`${site.url}${path}`, { categories, isThrottled: true })).scores);
        }
        figures.push([
          name,
          Object.fromEntries(
            categories.map((category) => [category, median(seen.map((scores) => scores[category] ?? 0))]),
          ),
        ]);
      }
      return Object.fromEntries(figures);
    });
  } finally {
    await site.stop();
  }
}

async function eventPath(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/events?limit=1`);
  const [event] = (await response.json()) as readonly { readonly id: number }[];
  return `/events/${event?.id}`;
}
