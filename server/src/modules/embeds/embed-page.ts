import type { EmbedTheme } from '@ascendant/domain/event/embed';
import { productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { escapeHtml } from '../../html/escape-html';
import type { SiteStyles } from './site-styles';

export interface EmbedPage {
  readonly title: string;
  /** HTML whose texts are escaped already. */
  readonly body: string;
  /** The site's address, for the link to it. */
  readonly site: string;
  readonly styles: SiteStyles;
  readonly theme?: EmbedTheme | undefined;
  /** The style for a chosen accent colour; null without one. */
  readonly accentStyle: string | null;
  /** Scripts besides that of every frame, by their paths. */
  readonly scripts?: readonly string[] | undefined;
}

/**
 * A whole embeddable page: its own style sheet and script, and no other code. The script waits for the style sheets, and the body for
 * the script, so that the browser never places the body without its styles: in a frame, that would count as a layout shift.
 * Source: rule WEB-04.
 */
export function embedPage({ title, body, site, styles, theme = 'auto', accentStyle, scripts = [] }: EmbedPage): string {
  return `<!doctype html>
<html lang="${siteLanguage}"${theme === 'auto' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)}</title>
${styles.fonts.map(fontLink).join('\n')}
${styles.sheet === null ? '' : `<link rel="stylesheet" href="${escapeHtml(styles.sheet)}">`}
<link rel="stylesheet" href="/embed/frame.css">
${accentStyle === null ? '' : `<style>${accentStyle}</style>`}
<script src="/embed/frame.js"></script>
${scripts.map((src) => `<script src="${src}" defer></script>`).join('\n')}
</head>
<body class="embed">
<main aria-label="${escapeHtml(title)}">
${body}
</main>
<footer>Events by <a class="link" href="${escapeHtml(site)}/" target="_blank" rel="noopener">${escapeHtml(productName)}</a></footer>
</body>
</html>
`;
}

function fontLink(href: string): string {
  return `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`;
}

/** A heading with a sentence, for what can't be shown. */
export function embedNotice(heading: string, text = ''): string {
  return `<div class="embed-notice" role="status"><h1>${escapeHtml(heading)}</h1>${text === '' ? '' : `<p class="muted">${escapeHtml(text)}</p>`}</div>`;
}
