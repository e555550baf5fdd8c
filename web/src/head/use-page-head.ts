import { useContext, useEffect } from 'react';
import { fullTitle, HeadCollectorContext, type PageHead } from './page-head';

/** Sets the page's title and metadata. The server collects them while rendering; the browser updates them on each navigation. */
export function usePageHead(head: PageHead): void {
  const collector = useContext(HeadCollectorContext);
  collector?.collect(head);
  const { title, description = '', canonicalPath, isPrivate = false } = head;
  useEffect(() => {
    document.title = fullTitle(title);
    setContent('meta[name="description"]', 'content', description);
    setContent('link[rel="canonical"]', 'href', window.location.origin + (canonicalPath ?? window.location.pathname));
    setContent('meta[name="robots"]', 'content', isPrivate ? 'noindex' : 'index, follow');
  }, [title, description, canonicalPath, isPrivate]);
}

/** What the server says of a page whose own head is known only in the browser, because the person has to be known first. */
export function useFallbackHead(head: PageHead): void {
  useContext(HeadCollectorContext)?.collect(head);
}

function setContent(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
