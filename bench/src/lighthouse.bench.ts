import { withAuditor } from '../../e2e/lighthouse/audit';
import { startSite } from '../../e2e/site/start-site';

const rounds = 3;

/**
 * Lighthouse scores (on its phone with a slow network and processor) for the public pages of the built program with demo data.
 * Each page is measured three times, and the median score counts.
 * Targets: at least 95 for performance, and 100 for the rest. Source: docs/rules/reliability.md, "Performance budgets".
 */
export async function benchLighthouse(): Promise<Record<string, number>> {
  const site = await startSite(new Date().toISOString().slice(0, 10));
  try {
    const pages = { home: '/', browse: '/browse', event: await eventPath(site.url) };
    return await withAuditor(async (audit) => {
      const figures: [string, number][] = [];
      for (const [name, path] of Object.entries(pages)) {
        const scores: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const { scores: found } = await audit(`${site.url}${path}`, {
            categories: ['performance'],
            isThrottled: true,
          });
          scores.push(found.performance ?? 0);
        }
        figures.push([`${name}Performance`, scores.sort((a, b) => a - b)[rounds >> 1] ?? 0]);
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
