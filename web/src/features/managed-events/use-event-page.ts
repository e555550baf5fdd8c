import { useSearchParams } from 'react-router';
import { eventStatuses, type EventStatus } from '@ascendant/domain/event/lifecycle';

export interface EventPageState {
  /** Null for every status. */
  readonly status: EventStatus | null;
  /** From 1. */
  readonly page: number;
  /** @param status '' for every status; the first page of them is shown */
  readonly choose: (status: string) => void;
  /** The address of another page of the same list. */
  readonly hrefOf: (page: number) => string;
}

/** Which events are shown: the address says so, so that a reload shows the same. */
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
