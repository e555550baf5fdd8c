import { maxFeaturedEvents } from '@ascendant/domain/event/limits';
import { numberText } from '@ascendant/domain/site/locale';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { featuredEventsQuery } from '../data/events';
import { CardSkeletons } from '../features/event-card/CardSkeletons';
import { EventCard } from '../features/event-card/EventCard';
import { FindEvents } from '../features/event-list/FindEvents';
import { Hero } from '../features/home/Hero';
import { LeadGrid } from '../features/home/LeadGrid';
import { OrganizerCall } from '../features/home/OrganizerCall';
import { SectionHead } from '../features/home/SectionHead';
import { exampleWheel } from '../features/matching-explained/example-wheel';
import { HowMatchingWorks } from '../features/matching-explained/HowMatchingWorks';
import { NatalWheel } from '../features/wheel/NatalWheel';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { nearPlace } from '../storage/near-place';
import { EmptyState } from '../ui/layout/EmptyState';
import { ErrorState } from '../ui/layout/ErrorState';
import { ViewedEvents } from './ViewedEvents';
import styles from './VisitorHome.module.css';

/** The home page for visitors. */
export function VisitorHome() {
  const place = useSyncExternalStore(nearPlace.subscribe, nearPlace.read, () => '');
  usePageHead({
    description:
      'Find treks, festivals and journeys matched to your birth chart with real astronomy. Every match comes with a score out of 10 and the reasons behind it.',
    canonicalPath: paths.home,
  });
  return (
    <main>
      <Hero>
        <FindEvents place={place} onPlace={nearPlace.write} className={styles.find} />
      </Hero>
      <Featured near={place} />
      <HowMatchingWorks>
        <NatalWheel wheel={exampleWheel} title="A birth chart on the inside, an event’s sky on the outside" />
      </HowMatchingWorks>
      <ViewedEvents className="section container" />
      <OrganizerCall />
    </main>
  );
}

/** Those near the place that the visitor chose come first. Nothing is guessed about where they are. */
function Featured({ near }: { readonly near: string }) {
  const { data, isError, refetch } = useQuery(featuredEventsQuery(near));
  const count = data?.unfilteredTotal;
  return (
    <section className="section container">
      <SectionHead
        title="Featured Adventures"
        link={{ to: paths.browse, label: count ? `All ${numberText(count)} events` : 'All events' }}
      />
      {isError ? (
        <ErrorState
          title="Failed to load events"
          text="Please try again later"
          level={3}
          onRetry={() => void refetch()}
        />
      ) : data?.events.length === 0 ? (
        <EmptyState title="No events found" text="No events are currently available" level={3} />
      ) : (
        <LeadGrid
          events={data?.events}
          skeletons={<CardSkeletons count={maxFeaturedEvents} />}
          renderEvent={(event, look) => <EventCard key={event.id} event={event} {...look} />}
        />
      )}
    </section>
  );
}
