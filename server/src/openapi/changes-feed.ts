import { v1Changes, type V1Change } from '@ascendant/contract/v1/changes';
import { productName } from '@ascendant/domain/site/brand';
import { escapeHtml } from '../html/escape-html';
import { rssText } from '../html/rss';

/** What was added to the API of keys, as RSS. @param site its address, without a trailing slash */
export function changesFeed(site: string): string {
  const pageUrl = `${site}/developers`;
  return rssText({
    title: `Changes of the ${productName} API`,
    description: 'What was added to the API for the programs of organizations.',
    url: `${pageUrl}/changes.xml`,
    pageUrl: `${pageUrl}#changes`,
    items: v1Changes.map((change) => ({
      title: `Added on ${change.day}`,
      link: `${pageUrl}#${change.day}`,
      guid: `${pageUrl}#${change.day}`,
      description: changeHtml(change),
      publishedAt: new Date(change.day),
    })),
  });
}

/** Its text, with names from the API as code. */
export function changeHtml({ text }: V1Change): string {
  return escapeHtml(text).replaceAll(/`(\w+)`/g, '<code>$1</code>');
}
