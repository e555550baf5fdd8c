import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { managedEventSorts } from '@ascendant/domain/event/managed-events';
import { useListAddress } from '../../ui/table/list-address';

/** In place of a status: published events that are still to come. */
export const activeFilter = 'active';

/** Which events are shown. It's in the URL, so that a reload shows the same; anything it says wrongly counts as not said. */
export function useEventAddress() {
  const { values, page, choose, hrefOf } = useListAddress(['q', 'status', 'sort']);
  const status = eventStatuses.find((each) => each === values.status);
  const sort = managedEventSorts.find((each) => each === values.sort);
  const isActive = values.status === activeFilter;
  return {
    values: { q: values.q, status: isActive ? activeFilter : (status ?? ''), sort: sort ?? '' },
    filter: {
      ...(values.q === '' ? {} : { q: values.q }),
      ...(status === undefined ? {} : { status }),
      ...(isActive ? { active: 'true' } : {}),
      ...(sort === undefined ? {} : { sort }),
    },
    page,
    /** The first page of everything, in the usual order. */
    isFirst: page === 1 && values.q === '' && status === undefined && !isActive && sort === undefined,
    choose,
    hrefOf,
  };
}

export type EventAddress = ReturnType<typeof useEventAddress>;
