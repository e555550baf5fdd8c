const program = /\s*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/;
const part = /\s*<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*>/g;
const first = '<script src="/first.js"';

/**
 * The built index.html with its program started by web/public/first.js, after the first paint. In development, where it isn't built, it
 * stays as it is. Source: docs/decisions/0040-styles-before-code.md.
 */
export function startedLater(html: string): string {
  const [, path] = program.exec(html) ?? [];
  const parts = [...html.matchAll(part)].map(([, href]) => href);
  if (path === undefined || parts.length === 0) return html;
  return html
    .replace(program, '')
    .replaceAll(part, '')
    .replace(first, `${first} data-program="${path}" data-parts="${parts.join(' ')}"`);
}
