import type { User } from '@ascendant/contract/account';
import { hasScores } from '@ascendant/domain/match/score-label';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddressQuery } from '../address-query';
import { otherCount, otherEventsQuery, recommendedCount, recommendedQuery, type RankedEvents } from '../data/matches';
import { CardSkeletons } from '../features/event-card/CardSkeletons';
import { EventCard } from '../features/event-card/EventCard';
import { EventRow } from '../features/event-card/EventRow';
import { RowSkeletons } from '../features/event-card/RowSkeletons';
import { formatTotal } from '../features/event-list/EventCount';
import { FindEvents } from '../features/event-list/FindEvents';
import { SearchBox } from '../features/event-list/SearchBox';
import { ownPlaceOf } from '../features/event-list/use-own-location';
import { GoodDays } from '../features/home/GoodDays';
import { Greeting } from '../features/home/Greeting';
import { HomeSection } from '../features/home/HomeSection';
import styles from '../features/home/TravellerHome.module.css';
import { partyIn, partyParameter, partyText, usePartyText, withParty } from '../fields/party-address';
import { PartyChips } from '../fields/PartyChips';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { classNames } from '../ui/class-names';
import { EmptyState } from '../ui/layout/EmptyState';
import { ViewedEvents } from './ViewedEvents';

/** The home of a traveller (specification 2, section 2 (Participant home page)). */
export function TravellerHome({ user }: { readonly user: User }) {
  const [query, changeQuery] = useAddressQuery();
  const q = query.get('q')?.trim() ?? '';
  const party = usePartyText();
  usePageHead({ title: 'Dashboard', isPrivate: true });
  return (
    <main className={classNames(styles.home, 'container')}>
      <div className={styles.greeting}>
        <Greeting firstName={user.firstName} hasChart={hasScores(user)} />
        <FindEvents place={ownPlaceOf(user) ?? ''} />
        <SearchBox
          value={q}
          action={paths.home}
          placeholder="Title, place, date or category"
          hasButton
          onSearch={(text, isUnderWay) => changeQuery((current) => searchFor(text, current), { replace: isUnderWay })}
        />
        <PartyChips />
      </div>
      <Recommended q={q} party={party} user={user} />
      {hasScores(user) ? <GoodDays /> : null}
      <Others q={q} party={party} />
      <ViewedEvents />
    </main>
  );
}

/** What was searched for, for the same people. */
function searchFor(text: string, current: URLSearchParams): URLSearchParams {
  const people = partyText(partyIn(current));
  return new URLSearchParams({ ...(text && { q: text }), ...(people && { [partyParameter]: people }) });
}

interface Asked {
  readonly q: string;
  readonly party: string | undefined;
}

function Recommended({ q, party, user }: Asked & { readonly user: User }) {
  const list = useQuery({ ...recommendedQuery(q, party), placeholderData: keepPreviousData });
  return (
    <HomeSection
      title="Recommended for You"
      badge={user.starsOff ? 'By your preferences' : 'Astrology Matched'}
      link={user.starsOff ? changePreferences : allMatches({ q, party }, totalOf(list.data))}
      list={list}
      as="div"
      className={classNames(styles.recommended, 'card-grid four-columns')}
      skeletons={<CardSkeletons count={recommendedCount} />}
      empty={
        list.data?.isPending ? (
          <ScoresPending />
        ) : user.starsOff || (q && user.birthInfoCompleted) ? (
          <NothingFound isSearch={q !== ''} />
        ) : (
          <NoMatches user={user} />
        )
      }
      renderEvent={(event, index) => (
        <EventCard
          key={event.id}
          event={event}
          recommendedFor={event.recommendedFor}
          outsidePreferences={event.outsidePreferences}
          isFirst={index < 2}
        />
      )}
    />
  );
}

const changePreferences = { to: paths.profile, label: 'Change your preferences' };

function allMatches({ q, party }: Asked, total: string | null) {
  return {
    to: withParty(paths.browseMatches(q), party),
    label: total ? `View all ${total} matches` : 'View all matches',
  };
}

/** '90', '10,000+'; null while unknown, and for none. */
function totalOf(list: RankedEvents | undefined): string | null {
  return list?.total ? formatTotal(list.total, list.isTotalCapped) : null;
}

function Others({ q, party }: Asked) {
  const list = useQuery({ ...otherEventsQuery(q, party), placeholderData: keepPreviousData });
  const total = list.data?.total ?? null;
  const query = q ? `?q=${encodeURIComponent(q)}` : '';
  return (
    <HomeSection
      title="Other Adventures"
      link={{
        to: withParty(`${paths.browse}${query}`, party),
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
      <ButtonLink kind="primary" to={paths.birthData(user)}>
        Complete your profile
      </ButtonLink>
    </EmptyState>
  );
}
