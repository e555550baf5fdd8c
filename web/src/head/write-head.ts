import { productName } from '@ascendant/domain/site/brand';
import { fullTitle, siteImage, type CardImage, type PageHead } from './page-head';

/** A page's address. */
export interface PageAddress {
  /** Scheme and host, without a trailing slash. */
  readonly origin: string;
  /** Path and query. */
  readonly url: string;
}

/** The head of a page as HTML. Any of its texts may be written by users, so all are escaped. */
export function writeHead(head: PageHead, { origin, url }: PageAddress): string {
  const path = head.canonicalPath ?? url.split('?', 1)[0] ?? '/';
  const description = head.description ?? '';
  const tags = [
    `<title>${escapeHtml(fullTitle(head.title))}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', head.isPrivate ? 'noindex' : 'index, follow'),
    `<link rel="canonical" href="${escapeHtml(origin + path)}">`,
    meta('property', 'og:site_name', productName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + path),
  ];
  if (!head.isPrivate) tags.push(...cardImage(head.image ?? siteImage, origin));
  for (const { title, type, path: feed } of head.feeds ?? [])
    tags.push(
      `<link rel="alternate" type="${escapeHtml(type)}" title="${escapeHtml(title)}" href="${escapeHtml(origin + feed)}">`,
    );
  if (head.structuredData) tags.push(jsonScript(head.structuredData(origin), 'type="application/ld+json"'));
  return tags.join('\n    ');
}

function cardImage({ path, alt }: CardImage, origin: string): readonly string[] {
  return [
    meta('property', 'og:image', new URL(path, origin).href),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** JSON in a script element that is data, not code. Escapes `<`, so that no text can close the element (rule WEB-08). */
export function jsonScript(value: unknown, attributes: string): string {
  return `<script ${attributes}>${escapeJson(JSON.stringify(value))}</script>`;
}

function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
