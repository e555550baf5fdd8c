import { eventStatuses, type EventStatus } from '@ascendant/domain/event/lifecycle';
import { useSearchParams } from 'react-router';

export interface EventPageState {
  /** Null for all statuses. */
  readonly status: EventStatus | null;
  /** From 1. */
  readonly page: number;
  /** @param status '' for all statuses; shows the first page */
  readonly choose: (status: string) => void;
  /** The URL of another page of the same list. */
  readonly hrefOf: (page: number) => string;
}

/** Which events are shown. It's in the URL, so that a reload shows the same. */
export function useEventPage(): EventPageState {
  const [params, setParams] = useSearchParams();
  const status = eventStatuses.find((each) => each === params.get('status')) ?? null;
  const page = /^[1-9]\d{0,4}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return {
    status,
    page,
    choose: (wanted) => setParams(wanted === '' ? {} : { status: wanted }, { replace: true, preventScrollReset: true }),
    hrefOf: (wanted) => {
      const query = new URLSearchParams({
        ...(status === null ? {} : { status }),
        ...(wanted === 1 ? {} : { page: String(wanted) }),
      });
      return `?${query}`;
    },
  };
}
