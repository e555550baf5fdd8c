import { setImmediate } from 'node:timers/promises';
import { productName } from '@ascendant/domain/site/brand';
import { siteLanguage } from '@ascendant/domain/site/locale';
import { escapeHtml } from '../html/escape-html';
import type { OpenApiContent, OpenApiDocument, OpenApiOperation, OpenApiParameter } from './openapi-types';

/** A plain page that lists every call: no script, and nothing loaded from other sites. Other requests get their turn between its calls. */
export async function docsPage({ paths, info }: OpenApiDocument): Promise<string> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections: string[] = [];
  for (const call of calls) {
    sections.push(callSection(call));
    await setImmediate();
  }
  return `<!doctype html>
<html lang="${siteLanguage}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${productName} API</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<main>
<h1>${productName} API</h1>
<p>${escapeHtml(info.description)} Also available as <a href="/docs/openapi.json">OpenAPI</a>. Errors have
the shape <code>{error, message, code, requestId, fields?}</code> and a matching status.</p>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

/** The page's styles. They're a separate file because the security policy allows no inline styles. */
export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.75rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary code { font-weight: 600; }
h3 { font-size: 1rem; margin: 1rem 0 0.25rem; }
pre { overflow-x: auto; padding: 0.75rem; background: color-mix(in srgb, currentColor 7%, transparent); }
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
