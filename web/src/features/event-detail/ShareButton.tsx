import type { EventDetail } from '@ascendant/contract/event';
import { paths } from '../../paths';
import { copyText } from '../../ui/dialog/copy-text';
import { useHydrated } from '../../ui/late/use-hydrated';
import { ActionMenu } from './ActionMenu';
import { InvitationLink } from './InvitationLink';

/** The ways to pass the event on. The address has nothing of the person who shares it, such as their party. */
export function ShareButton({ event }: { readonly event: EventDetail }) {
  // Only the browser knows the site's address, and what the device can do.
  const isHydrated = useHydrated();
  const url = (isHydrated ? window.location.origin : '') + paths.event(event.id, event.slug);
  return (
    <ActionMenu icon="share" label="Share">
      {isHydrated && 'share' in navigator ? (
        <li>
          <button type="button" onClick={() => void shareByDevice({ title: event.title, url })}>
            Share with an app
          </button>
        </li>
      ) : null}
      <li>
        <button type="button" onClick={() => void copyLink(url)}>
          Copy link
        </button>
      </li>
      <li>
        <InvitationLink event={event} url={url} />
      </li>
    </ActionMenu>
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
  await copyText(url, { title: 'Link copied' }, { title: 'We couldn’t copy the link', description: url, tone: 'bad' });
}
