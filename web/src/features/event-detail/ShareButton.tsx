import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { showToast } from '../../ui/toast-store';

/** Passes the event on with the device's own way of sharing. Where there's none, it copies the link. */
export function ShareButton({
  event: { id, slug, title },
}: {
  readonly event: Pick<EventDetail, 'id' | 'slug' | 'title'>;
}) {
  const share = () => {
    const url = new URL(paths.event(id, slug), window.location.origin).href;
    void ('share' in navigator ? shareByDevice({ title, url }) : copyLink(url));
  };
  return (
    <Button size="small" onClick={share}>
      <Icon name="share" size="small" />
      Share
    </Button>
  );
}

/** Closing the device's list of ways is no failure. */
async function shareByDevice(what: { readonly title: string; readonly url: string }): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(what.url);
  }
}

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied' });
  } catch {
    showToast({ title: 'We couldn’t copy the link', description: url, tone: 'bad' });
  }
}
