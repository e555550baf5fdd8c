import type { User } from '@ascendant/contract/account';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { otherCount, otherEventsQuery, recommendedCount, recommendedQuery } from '../data/matches';
import { CardSkeletons } from '../features/event-card/CardSkeletons';
import { EventCard } from '../features/event-card/EventCard';
import { EventRow } from '../features/event-card/EventRow';
import { RowSkeletons } from '../features/event-card/RowSkeletons';
import { formatTotal } from '../features/event-list/EventCount';
import { SearchBox } from '../features/event-list/SearchBox';
import { GoodDays } from '../features/home/GoodDays';
import { Greeting } from '../features/home/Greeting';
import { HomeSection } from '../features/home/HomeSection';
import styles from '../features/home/TravellerHome.module.css';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { classNames } from '../ui/class-names';
import { EmptyState } from '../ui/EmptyState';

/** The home of a traveller (specification 2, section 2 (Participant home page)). */
export function TravellerHome({ user }: { readonly user: User }) {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q')?.trim() ?? '';
  usePageHead({ title: 'Dashboard', isPrivate: true });
  return (
    <main className={classNames(styles.home, 'container')}>
      <div className={styles.greeting}>
        <Greeting firstName={user.firstName} hasChart={user.birthInfoCompleted} />
        <SearchBox
          value={q}
          action={paths.home}
          placeholder="Search by title, place or category"
          hasButton
          onSearch={(text, isUnderWay) => setSearch(text ? { q: text } : {}, { replace: isUnderWay })}
        />
      </div>
      {user.birthInfoCompleted ? <GoodDays /> : null}
      <Recommended q={q} user={user} />
      <Others q={q} />
    </main>
  );
}

function Recommended({ q, user }: { readonly q: string; readonly user: User }) {
  const list = useQuery(recommendedQuery(q));
  const total = list.data?.total ?? 0;
  return (
    <HomeSection
      title="Recommended for You"
      badge="Astrology Matched"
      link={{
        to: paths.browseMatches(q),
        label:
          total > 0 ? `View all ${formatTotal(total, list.data?.isTotalCapped ?? false)} matches` : 'View all matches',
      }}
      list={list}
      as="div"
      className={classNames(styles.recommended, 'card-grid four-columns')}
      skeletons={<CardSkeletons count={recommendedCount} />}
      empty={
        list.data?.isPending ? (
          <ScoresPending />
        ) : q && user.birthInfoCompleted ? (
          <NothingFound isSearch />
        ) : (
          <NoMatches user={user} />
        )
      }
      renderEvent={(event, index) => (
        <EventCard key={event.id} event={event} outsidePreferences={event.outsidePreferences} isFirst={index < 2} />
      )}
    />
  );
}

function Others({ q }: { readonly q: string }) {
  const list = useQuery(otherEventsQuery(q));
  const total = list.data?.total ?? null;
  const query = q ? `?q=${encodeURIComponent(q)}` : '';
  return (
    <HomeSection
      title="Other Adventures"
      link={{
        to: `${paths.browse}${query}`,
        label: total === null ? 'Browse all' : `Browse all ${formatTotal(total, list.data?.isTotalCapped ?? false)}`,
      }}
      list={list}
      as="ul"
      skeletons={<RowSkeletons count={otherCount} />}
      empty={<NothingFound isSearch={q !== ''} />}
      renderEvent={(event) => <EventRow key={event.id} event={event} />}
    />
  );
}

/** For a few minutes after a start with very many events. */
function ScoresPending() {
  return (
    <EmptyState
      title="We’re preparing your matches"
      text="This takes a few minutes. Reload the page to see if they’re ready."
      level={3}
    />
  );
}

function NothingFound({ isSearch }: { readonly isSearch: boolean }) {
  return (
    <EmptyState
      title="No events found"
      text={isSearch ? 'Try adjusting your search terms' : 'No events are currently available'}
      level={3}
    />
  );
}

function NoMatches({ user }: { readonly user: User }) {
  return (
    <EmptyState
      title="No astrological matches found"
      text="Complete your profile to get personalized recommendations"
      level={3}
    >
      <ButtonLink kind="primary" to={user.onboardingCompleted ? paths.profile : paths.onboarding}>
        Complete your profile
      </ButtonLink>
    </EmptyState>
  );
}
