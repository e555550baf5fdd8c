import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { managedEventSorts, type ManagedEventSort } from '@ascendant/domain/event/managed-events';
import { eventStatusLabel } from '@ascendant/domain/event/status-label';
import { SavedViews } from '../../fields/SavedViews';
import { Input, Select } from '../../ui/form/Input';
import { ListSearch } from '../../ui/form/ListSearch';
import { Options } from '../../ui/form/Options';
import styles from './EventFilters.module.css';
import { OrganizerFilter } from './OrganizerFilter';
import type { Viewer } from './transition-labels';
import { activeFilter, type EventAddress } from './use-event-address';

const sortLabels: Readonly<Record<ManagedEventSort, string>> = {
  upcoming: 'Starting soonest',
  newest: 'Newest',
  title: 'Title',
  bookings: 'Most bookings',
  revenue: 'Highest revenue',
};

interface EventFiltersProps {
  readonly viewer: Viewer;
  readonly address: EventAddress;
}

/** Search, days, status and order of a list of managed events; for admins, whose they are. */
export function EventFilters({ viewer, address: { values, series, hasDays, usualSort, choose } }: EventFiltersProps) {
  const namesOfDays = hasDays ? (['from', 'to'] as const) : [];
  return (
    <div className={styles.filters}>
      <ListSearch
        label={series === null ? 'Search events' : 'Search dates'}
        placeholder={series === null ? 'Title, place or category' : 'Day or time: Dec 12'}
        value={values.q}
        onSearch={(text) => choose('q', text)}
      />
      {namesOfDays.map((name) => (
        <label key={name} className={styles.day}>
          <span className="meta">{name === 'from' ? 'From' : 'To'}</span>
          <Input type="date" value={values[name]} onChange={(event) => choose(name, event.target.value)} />
        </label>
      ))}
      <Select
        isSmall
        aria-label="Status"
        value={values.status}
        onChange={(event) => choose('status', event.target.value)}
      >
        <option value="">All statuses</option>
        <option value={activeFilter}>Active</option>
        <Options of={eventStatuses} text={(each) => eventStatusLabel(each).text} />
      </Select>
      {viewer === 'admin' ? <OrganizerFilter id={values.organizer} onChoose={(id) => choose('organizer', id)} /> : null}
      <Select isSmall aria-label="Sort by" value={values.sort} onChange={(event) => choose('sort', event.target.value)}>
        {viewer === 'admin' ? <option value="">Waiting for approval first</option> : null}
        {managedEventSorts.map((each) => (
          <option key={each} value={each === usualSort ? '' : each}>
            {sortLabels[each]}
          </option>
        ))}
      </Select>
      {viewer === 'admin' ? <SavedViews list="events" names={['status', 'organizer', 'sort']} /> : null}
    </div>
  );
}
