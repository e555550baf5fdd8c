import { productName } from '@ascendant/domain/site/brand';
import { createContext, use, useEffect, useLayoutEffect } from 'react';
import { fullTitle, HeadCollectorContext, type PageHead } from './page-head';

/** What a page's record says of it (web/src/routes.tsx). */
export type BaseHead = Pick<PageHead, 'title' | 'isPrivate'>;

export const BaseHeadContext = createContext<BaseHead>({ title: productName });

/**
 * Sets the page's title and metadata. The server collects them while rendering; the browser updates them on each navigation.
 * @param own what the page adds to its record, or says instead
 */
export function usePageHead(own: Partial<PageHead>): void {
  const head: PageHead = { ...use(BaseHeadContext), ...own };
  use(HeadCollectorContext)?.collect(head);
  const { title, description = '', canonicalPath, isPrivate = false } = head;
  useEffect(
    () => write({ title, description, isPrivate, ...(canonicalPath === undefined ? {} : { canonicalPath }) }),
    [title, description, canonicalPath, isPrivate],
  );
}

/** Sets what a page's record says of it, before the page says more. */
export function useBaseHead({ title, isPrivate = false }: BaseHead): void {
  use(HeadCollectorContext)?.collect({ title, isPrivate });
  useLayoutEffect(() => write({ title, isPrivate }), [title, isPrivate]);
}

/** The title of the page's record. */
export function usePageTitle(): string {
  return use(BaseHeadContext).title;
}

/** What the server says of a page whose own head is known only in the browser, because the person has to be known first. */
export function useFallbackHead(head: PageHead): void {
  use(HeadCollectorContext)?.collect(head);
}

function write({ title, description = '', canonicalPath, isPrivate = false }: PageHead): void {
  document.title = fullTitle(title);
  setContent('meta[name="description"]', 'content', description);
  setContent('link[rel="canonical"]', 'href', window.location.origin + (canonicalPath ?? window.location.pathname));
  setContent('meta[name="robots"]', 'content', isPrivate ? 'noindex' : 'index, follow');
}

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
