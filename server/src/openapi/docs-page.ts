import { setImmediate } from 'node:timers/promises';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { escapeHtml } from '../html/escape-html';
import type { OpenApiContent, OpenApiDocument, OpenApiOperation, OpenApiParameter } from './openapi-types';

/**
 * A plain page that lists the calls of an API: no script, and nothing loaded from other sites.
 * @param address its own, under which its source is too
 * @param seeAlso HTML that follows what the document says of itself
 */
export async function docsPage(
  document: OpenApiDocument,
  { address, seeAlso }: { readonly address: string; readonly seeAlso: string },
): Promise<string> {
  const { title, description } = document.info;
  return plainPage(
    title,
    `<p>${escapeHtml(description)} ${seeAlso} Also available as <a href="${address}/openapi.json">OpenAPI</a>. Errors have
the shape <code>{error, message, code, requestId, fields?}</code> and a matching status.</p>
${await callSections(document)}`,
  );
}

/** @param title also its heading */
export function plainPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="${siteLanguage}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

/** The calls, each closed. Other requests get their turn between them. */
async function callSections({ paths }: OpenApiDocument): Promise<string> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections: string[] = [];
  for (const call of calls) {
    sections.push(callSection(call));
    await setImmediate();
  }
  return sections.join('\n');
}

/** The page's styles. They're a separate file because the security policy allows no inline styles. */
export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: canvas; color: canvastext; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.75rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary code { font-weight: 600; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: start; vertical-align: top; }
code { overflow-wrap: anywhere; }
time { white-space: nowrap; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 0.75rem; background: color-mix(in srgb, currentColor 7%, transparent); }
`;

function callSection({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: OpenApiOperation;
}): string {
  const { summary, operationId, parameters, requestBody, responses } = operation;
  const replies = Object.entries(responses).map(([status, { description, content }]) =>
    part(`${status}: ${description}`, content),
  );
  return `<details id="${escapeHtml(operationId)}">
<summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
${parameters.length === 0 ? '' : `<h3>Parameters</h3><ul>${parameters.map(parameterItem).join('')}</ul>`}
${requestBody === undefined ? '' : part('Body', requestBody.content)}
${replies.join('\n')}
</details>`;
}

function parameterItem({ name, in: place, required, schema }: OpenApiParameter): string {
  const need = required ? 'required' : 'optional';
  return `<li><code>${escapeHtml(name)}</code> (${place}, ${need}) <code>${escapeHtml(JSON.stringify(schema))}</code></li>`;
}

function part(title: string, content: OpenApiContent | undefined): string {
  const shown = Object.values(content ?? {}).map(
    ({ schema }) => `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`,
  );
  return `<h3>${escapeHtml(title)}</h3>${shown.join('')}`;
}
