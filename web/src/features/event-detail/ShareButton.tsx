import type { EventDetail } from '@ascendant/contract/event';
import { Suspense, type ComponentType } from 'react';
import { lazyPage } from '../../lazy-page';
import { paths } from '../../paths';
import { showToast } from '../../ui/dialog/toast-store';
import { useHydrated } from '../../ui/late/use-hydrated';
import { useIdle } from '../../ui/late/when-idle';
import { ActionMenu } from './ActionMenu';

interface EmailProps {
  readonly event: EventDetail;
  readonly url: string;
}

/** The email that's written already is loaded when the browser is idle; without it, one with the address is there. */
const InvitationLink = lazyPage(async (): Promise<ComponentType<EmailProps>> => {
  try {
    return (await import('./InvitationLink')).InvitationLink;
  } catch {
    return PlainEmail;
  }
});

/** The ways to pass the event on. The address has nothing of the person who shares it, such as their party. */
export function ShareButton({ event }: { readonly event: EventDetail }) {
  const isIdle = useIdle();
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
        {isIdle ? (
          <Suspense fallback={<PlainEmail url={url} />}>
            <InvitationLink event={event} url={url} />
          </Suspense>
        ) : (
          <PlainEmail url={url} />
        )}
      </li>
    </ActionMenu>
  );
}

function PlainEmail({ url }: Pick<EmailProps, 'url'>) {
  return <a href={`mailto:?body=${encodeURIComponent(url)}`}>Send by email</a>;
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
