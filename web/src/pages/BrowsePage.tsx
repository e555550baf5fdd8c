import { browsePageSize } from '@ascendant/domain/list-limits';
import { hasScores } from '@ascendant/domain/match/score-label';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAuth } from '../auth/AuthProvider';
import { CardSkeletons } from '../features/event-card/CardSkeletons';
import { EventCard } from '../features/event-card/EventCard';
import { ChipRow } from '../features/event-list/ChipRow';
import { DistanceChips } from '../features/event-list/DistanceChips';
import { noFilters, withoutScores, type EventFilters, isMapView } from '../features/event-list/event-filters';
import { EventCount } from '../features/event-list/EventCount';
import { EventResults } from '../features/event-list/EventResults';
import { filterChips } from '../features/event-list/filter-chips';
import { FilterButton } from '../features/event-list/FilterButton';
import { FilterPanel } from '../features/event-list/FilterPanel';
import { FilterSheet } from '../features/event-list/FilterSheet';
import { feedLinks, FollowList } from '../features/event-list/FollowList';
import { ListNotes } from '../features/event-list/ListNotes';
import { MoreEvents } from '../features/event-list/MoreEvents';
import { NoResults } from '../features/event-list/NoResults';
import { SearchBox } from '../features/event-list/SearchBox';
import { SortBy } from '../features/event-list/SortBy';
import { useBrowseSearch } from '../features/event-list/use-browse-search';
import { useEventFilters, type ChangeFilters } from '../features/event-list/use-event-filters';
import { useEventList } from '../features/event-list/use-event-list';
import { useFilterCounts } from '../features/event-list/use-filter-counts';
import { ownPlaceOf } from '../features/event-list/use-own-location';
import { ViewSwitch } from '../features/event-list/ViewSwitch';
import { PartyChips } from '../fields/PartyChips';
import { usePageHead } from '../head/use-page-head';
import { paths } from '../paths';
import { classNames } from '../ui/class-names';
import { BrowseMap } from './BrowseMap';
import styles from './BrowsePage.module.css';

const formId = 'browse';

const head = {
  description:
    'Find treks, festivals, workshops and nights under the stars. Filter by location, date, price and category.',
  canonicalPath: paths.browse,
};

/** Every published event, searched and filtered (specification 1, section 2 (Browse)). */
export function BrowsePage() {
  const { user, isLoading } = useAuth();
  const [asked, change] = useEventFilters();
  const hasMatches = user !== null && hasScores(user);
  const filters = hasMatches || isLoading ? asked : withoutScores(asked);
  const [isFilterOpen, setFilterOpen] = useState(false);
  const town = ownPlaceOf(user);
  const list = useEventList(filters);
  const fields = { filters, onChange: change, formId, hasMatches, counts: useFilterCounts(filters) };
  const search = useBrowseSearch(asked, change);
  usePageHead({ ...head, feeds: feedLinks(filters) });
  return (
    <main className={classNames(styles.page, 'container')}>
      <div className={styles.head}>
        <h1>Browse Events</h1>
        <SearchBox
          formId={formId}
          action={paths.browse}
          value={filters.q ?? ''}
          placeholder="Title, place, date or category"
          onSearch={search.onSearch}
        />
        <div className={classNames(styles.summary, 'row space-between wrap')}>
          <EventCount page={list.counted} isFailed={list.isFailed} />
          <div className={classNames(styles.order, 'row wrap')}>
            <FilterButton count={filterChips(filters).length} onOpen={() => setFilterOpen(true)} />
            <ViewSwitch />
            <SortBy
              filters={filters}
              onChange={change}
              hasMatches={hasMatches}
              hasHome={town !== null}
              formId={formId}
            />
          </div>
          <ChipRow filters={filters} onChange={change} onClear={() => change(noFilters)} />
        </div>
      </div>
      <div className={styles.columns}>
        <FilterPanel {...fields} isInSheet={isFilterOpen} />
        {isFilterOpen ? (
          <FilterSheet
            {...fields}
            total={list.counted?.total}
            isTotalCapped={list.counted?.isTotalCapped ?? false}
            onClose={() => setFilterOpen(false)}
          />
        ) : null}
        <div>
          <PartyChips saysWhatIsMissing />
          <DistanceChips town={town} filters={filters} onChange={change} />
          <h2 className="visually-hidden">Results</h2>
          <ListNotes page={list.page} typed={filters.q} readText={search.readText} hasMatches={hasMatches} />
          <Results filters={filters} list={list} onChange={change} />
        </div>
      </div>
    </main>
  );
}

interface ResultsProps {
  readonly filters: EventFilters;
  readonly list: ReturnType<typeof useEventList>;
  readonly onChange: ChangeFilters;
}

/** The events as cards, or as rows beside a map. */
function Results({ filters, list, onChange }: ResultsProps) {
  const isMap = isMapView(useSearchParams()[0]);
  const clear = () => onChange({ ...noFilters, q: undefined });
  return (
    <BrowseMap isOpen={isMap} filters={filters}>
      <EventResults
        events={list.events}
        isFailed={list.isFailed}
        refusal={list.refusal}
        busyReason={list.busyReason}
        isStale={list.isStale}
        onRetry={list.retry}
        skeletons={<CardSkeletons count={browsePageSize} />}
        empty={
          <NoResults
            filters={filters}
            onChange={onChange}
            onClear={clear}
            isRows={isMap}
            renderEvent={(event) => <EventCard key={event.id} event={event} isRow={isMap} />}
          />
        }
        isRows={isMap}
        renderEvent={(event, index) => <EventCard key={event.id} event={event} isFirst={index === 0} isRow={isMap} />}
      >
        <MoreEvents
          shown={list.events?.length ?? 0}
          total={list.page?.total ?? 0}
          isTotalCapped={list.page?.isTotalCapped ?? false}
          nextHref={list.nextHref}
          isLoading={list.isLoadingMore}
          isFailed={list.isMoreFailed}
          onMore={list.more}
        />
        <FollowList filters={filters} />
      </EventResults>
    </BrowseMap>
  );
}
