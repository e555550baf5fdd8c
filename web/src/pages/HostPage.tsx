import type { Host } from '@ascendant/contract/host';
import { browsePageSize } from '@ascendant/domain/list-limits';
import { productName } from '@ascendant/domain/site/brand';
import { numberText } from '@ascendant/domain/site/locale';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { hostEventsQuery, hostQuery } from '../data/hosts';
import { CardSkeletons } from '../features/event-card/CardSkeletons';
import { EventCard } from '../features/event-card/EventCard';
import eventSectionsStyles from '../features/event-detail/EventSections.module.css';
import { FaceFacts } from '../features/event-detail/FaceFacts';
import { GuideItems } from '../features/event-detail/FaceItem';
import { ReviewItem } from '../features/event-detail/ReviewItem';
import { Average } from '../features/event-detail/Reviews';
import { EventResults } from '../features/event-list/EventResults';
import { FollowHost } from '../features/follows/FollowButton';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { Button, ButtonLink } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import { Avatar } from '../ui/layout/Avatar';
import { EmptyState } from '../ui/layout/EmptyState';
import { ErrorState } from '../ui/layout/ErrorState';
import { MoreFailed } from '../ui/table/MoreFailed';
import styles from './HostPage.module.css';

/** An organizer as travellers see them: what they say about themselves, their events and their reviews. */
export function HostPage() {
  const { id = '' } = useParams();
  const { data: host, isPending, isError, refetch } = useQuery(hostQuery(id));
  if (isPending) return <LoadingHost />;
  if (isError) return <FailedHost onRetry={() => void refetch()} />;
  return host ? <FoundHost host={host} /> : <MissingHost />;
}

function FoundHost({ host }: { readonly host: Host }) {
  usePageHead({
    title: host.name,
    description: `Events hosted by ${host.name} on ${productName}, with reviews by people who went.`,
    canonicalPath: paths.host(host.id),
  });
  return (
    <main className={classNames(styles.page, 'container')}>
      <header className={styles.head}>
        <Avatar firstName={host.name} pictureUrl={host.picture} size="large" />
        <div>
          <p className="meta">Host</p>
          <h1>{host.name}</h1>
          <p className="meta">{eventCounts(host)}</p>
          <FaceFacts face={host} verb="Hosting" answers={host.answerTime} />
        </div>
        <FollowHost host={host} />
      </header>
      {host.bio === null ? null : <p className={classNames(eventSectionsStyles.asWritten, styles.bio)}>{host.bio}</p>}
      {host.guides.length === 0 ? null : (
        <section className={styles.section}>
          <h2>Guides</h2>
          <ul className={eventSectionsStyles.reviews}>
            <GuideItems guides={host.guides} />
          </ul>
        </section>
      )}
      <HostEvents host={host} />
      <HostReviews host={host} />
    </main>
  );
}

/** '12 upcoming events, 3 past'. */
function eventCounts({ upcomingCount, pastCount }: Host): string {
  const upcoming = upcomingCount === 1 ? '1 upcoming event' : `${numberText(upcomingCount)} upcoming events`;
  return pastCount === 0 ? upcoming : `${upcoming}, ${numberText(pastCount)} past`;
}

function HostEvents({ host }: { readonly host: Host }) {
  const list = useInfiniteQuery(hostEventsQuery(String(host.id)));
  return (
    <section className={styles.section}>
      <h2>Events</h2>
      <EventResults
        events={list.data?.pages.flatMap((page) => page.events)}
        isFailed={list.isError}
        onRetry={() => void list.refetch()}
        skeletons={<CardSkeletons count={Math.min(browsePageSize, host.upcomingCount + host.pastCount)} />}
        empty={<p className="muted">No events on the site right now.</p>}
        renderEvent={(event, index) => <EventCard key={event.id} event={event} isFirst={index < 3} />}
      >
        {list.hasNextPage ? (
          <div className={styles.more}>
            <Button busy={list.isFetchingNextPage && 'Loading...'} onClick={() => void list.fetchNextPage()}>
              Show more events
            </Button>
            <MoreFailed isFailed={list.isFetchNextPageError} onRetry={() => void list.fetchNextPage()} />
          </div>
        ) : null}
      </EventResults>
    </section>
  );
}

function HostReviews({ host }: { readonly host: Host }) {
  return (
    <section className={styles.section}>
      <div className="row space-between align-baseline wrap">
        <h2>Reviews</h2>
        <Average of={host} />
      </div>
      {host.reviews.length === 0 ? <p className="muted">Reviews of their events will appear here.</p> : null}
      <ul className={eventSectionsStyles.reviews}>
        {host.reviews.map((review, index) => (
          <ReviewItem key={review.id} review={review} organizerName={host.name} index={index}>
            <p className="meta">
              <Link className="link" to={paths.event(review.event.id)}>
                {review.event.title}
              </Link>
            </p>
          </ReviewItem>
        ))}
      </ul>
      {host.reviewCount > host.reviews.length && host.reviews.length > 0 ? (
        <p className="meta">{`The latest ${host.reviews.length} reviews are shown here. Each event’s page has all of its own.`}</p>
      ) : null}
    </section>
  );
}

function LoadingHost() {
  return (
    <main className={classNames(styles.page, 'container')}>
      <h1 className="visually-hidden">Host</h1>
      <p aria-live="polite">Loading...</p>
    </main>
  );
}

function FailedHost({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <main className={classNames(styles.page, 'container')}>
      <ErrorState title="We couldn’t load this host" text="Please try again later" level={1} onRetry={onRetry} />
    </main>
  );
}

function MissingHost() {
  usePageHead({ title: 'Host not found', isPrivate: true });
  return (
    <main className={classNames(styles.page, 'container')}>
      <EmptyState level={1} title="We can’t find that host" text="They may no longer have events on the site.">
        <ButtonLink kind="primary" to={paths.browse}>
          Browse Events
        </ButtonLink>
      </EmptyState>
    </main>
  );
}
