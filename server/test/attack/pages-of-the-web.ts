import { readFileSync } from 'node:fs';

/** Every address that the web knows, without queries; `:id` where an id belongs. */
export function pagesOfTheWeb(): readonly string[] {
  const source = readFileSync(new URL('../../../web/src/paths.ts', import.meta.url), 'utf8');
  const written = [...source.matchAll(/['`](\/[^'`]*)['`]/g)].map(([, path = '']) => path);
  const areas = written.flatMap((path) =>
    path.startsWith('/${area}') ? ['admin', 'organizer'].map((area) => path.replace('${area}', area)) : [path],
  );
  const pages = areas.map(
    (path) =>
      (path.split(/[?#]/, 1)[0] ?? '')
        .replace(/\$\{queryOf.*/, '')
        .replaceAll(/\$\{\w+\}/g, ':id')
        // What a placeholder chooses between, such as a title or none.
        .replace(/\$\{.*/, '') || '/',
  );
  const framed = ['/iframe/events', '/iframe/events/:id', '/widget/events/:id'];
  return [...new Set([...pages, '/login', '/docs', '/docs/site', '/developers', '/dev/outbox', ...framed])];
}
