import { productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import type { AppError } from '../errors/app-error';
import { escapeHtml } from '../html/escape-html';

/** What a browser shows if the page itself couldn't be rendered. It needs no script and no image. */
export function errorPage(error: AppError, requestId: string): string {
  return `<!doctype html>
<html lang="${siteLanguage}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${productName}</title><link rel="stylesheet" href="/docs/style.css"></head>
<body><main>
<h1>${escapeHtml(error.message)}</h1>
<p>${error.facts.retryAfterSeconds === undefined ? '<a href="/">Back to the home page</a>' : '<a href="">Try again</a>'}</p>
<p><small>Error reference: ${escapeHtml(requestId)}</small></p>
</main></body>
</html>
`;
}
