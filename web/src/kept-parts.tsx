import type { DateForm } from '@ascendant/domain/date-form';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createQueryClient } from './api/query-client';
import { AuthProvider } from './auth/AuthProvider';
import { cacheUser } from './data/current-user';
import { partyIn, partyText, withParty } from './fields/party-address';
import { shownDays, type KeepTexts } from './page-key';
import { paths } from './paths';
import type { KeepPart } from './ui/KeptPart';

/** What all parts of a page follow from. */
export interface PartsOf {
  /** The page's path and query. */
  readonly url: string;
  readonly hasSession: boolean;
  readonly dateForm: DateForm;
  readonly keep: KeepTexts;
}

/** The parts of one page. */
export interface KeptParts {
  readonly keepPart: KeepPart;
  /** Puts the parts where they belong. @param html the page with a text in the place of each */
  fill(html: string): string;
}

interface Part {
  readonly shows: unknown;
  readonly content: ReactNode;
}

/** React's links for pictures with a high priority, which it writes before everything else. No value contains the end of an element. */
const preloadLinks = /^(?:<link rel="preload"[^>]*\/>)*/;

/** Keeps the parts of one page. A part sees of the page only what's in its key, so that it can't show anything else. */
export function keptParts(page: PartsOf): KeptParts {
  const parts: Part[] = [];
  // No one who writes a text of the page can know it.
  const secret = crypto.randomUUID();
  const places = new RegExp(`${secret}-(\\d+);`, 'g');
  const htmlOf = partHtml(page);
  return {
    keepPart: (shows, content) => `${secret}-${parts.push({ shows, content }) - 1};`,
    fill: (html) => {
      const preloads = new Set<string>();
      const filled = html.replaceAll(places, (_, index) => {
        const [links = '', content = ''] = htmlOf(parts[Number(index)]);
        preloads.add(links);
        return content;
      });
      return [...preloads].join('') + filled;
    },
  };
}

/** @returns a function that makes a part's links and its HTML, or finds what's kept */
function partHtml({ url, hasSession, dateForm, keep }: PartsOf): (part: Part | undefined) => readonly string[] {
  const location = withParty(paths.home, partyText(partyIn(new URLSearchParams(url.split('?')[1]))));
  const common = [location, hasSession, dateForm, ...shownDays()];
  return (part) =>
    keep(JSON.stringify([...common, part?.shows]), () => {
      const text = renderToString(<PartContexts {...{ location, hasSession }}>{part?.content}</PartContexts>);
      const [links] = preloadLinks.exec(text) ?? [''];
      return [links, text.slice(links.length)];
    });
}

interface PartContextsProps {
  readonly location: string;
  readonly hasSession: boolean;
  readonly children: ReactNode;
}

function PartContexts({ location, hasSession, children }: PartContextsProps) {
  const client = createQueryClient();
  if (!hasSession) cacheUser(client, null);
  return (
    <QueryClientProvider client={client}>
      <StaticRouter location={location}>
        <AuthProvider>{children}</AuthProvider>
      </StaticRouter>
    </QueryClientProvider>
  );
}
