import { eventStatuses } from '@ascendant/domain/event/lifecycle';
import { managedEventSorts } from '@ascendant/domain/event/managed-events';
import { useListAddress } from '../../ui/table/list-address';
import type { Viewer } from './transition-labels';

/** In place of a status: published events that are still to come. */
export const activeFilter = 'active';

/** Which events are shown. It's in the URL, so that a reload shows the same; anything it says wrongly counts as not said. */
export function useEventAddress(viewer: Viewer) {
  const { values, page, choose, hrefOf } = useListAddress(['q', 'status', 'sort', 'organizer']);
  const status = eventStatuses.find((each) => each === values.status);
  const sort = managedEventSorts.find((each) => each === values.sort);
  const organizer = viewer === 'admin' && /^[1-9]\d{0,8}$/.test(values.organizer) ? values.organizer : '';
  const isActive = values.status === activeFilter;
  return {
    values: { q: values.q, status: isActive ? activeFilter : (status ?? ''), sort: sort ?? '', organizer },
    filter: {
      ...(values.q === '' ? {} : { q: values.q }),
      ...(status === undefined ? {} : { status }),
      ...(isActive ? { active: 'true' } : {}),
      ...(sort === undefined ? {} : { sort }),
      ...(organizer === '' ? {} : { organizer }),
    },
    page,
    /** The first page of everything, in the usual order. */
    isFirst:
      page === 1 && values.q === '' && status === undefined && !isActive && sort === undefined && organizer === '',
    choose,
    hrefOf,
  };
}

export type EventAddress = ReturnType<typeof useEventAddress>;
