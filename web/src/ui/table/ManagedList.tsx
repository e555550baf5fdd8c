import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import type { ListAddress } from './list-address';
import { ListKeys } from './ListKeys';
import { ListStates, type ListStatesProps } from './ListStates';
import { Pager } from './Pager';
import { listKeys } from './use-list-keys';

interface Counted {
  readonly all: number;
  /** There are more than `all`. */
  readonly isCapped?: boolean;
}

interface ManagedListProps<Page extends Counted, Row> extends ListStatesProps<Page, Row> {
  readonly query: Pick<UseQueryResult<Page>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** The id of its heading, or its name if it has none. */
  readonly name: { readonly headingId: string } | { readonly label: string };
  /** Its heading, search and filters. */
  readonly head: ReactNode;
  /** What the URL says of its pages. */
  readonly address: Pick<ListAddress<never>, 'page' | 'hrefOf'>;
  readonly pageSize: number;
  /** Whether keys go from row to row and to its search. One list of a page has them. */
  readonly hasKeys?: boolean;
}

/** A list that someone manages: heading, search and filters above, rows or their loading, failed and empty states, and pages below. */
export function ManagedList<Page extends Counted, Row>(props: ManagedListProps<Page, Row>) {
  const { query, name, head, address, pageSize, hasKeys = false, ...states } = props;
  const list = useRef<HTMLElement>(null);
  const { data, isFetching } = query;
  return (
    <section
      ref={list}
      className="panel"
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'headingId' in name ? name.headingId : undefined}
      aria-busy={isFetching}
      aria-keyshortcuts={hasKeys ? listKeys : undefined}
    >
      {head}
      <ListStates query={query} {...states} />
      {data ? (
        <Pager
          page={address.page}
          size={pageSize}
          all={data.all}
          isCapped={data.isCapped ?? false}
          hrefOf={address.hrefOf}
        />
      ) : null}
      {/* Nothing moves when the rows arrive. */}
      {hasKeys && (data !== undefined || query.isError) ? <ListKeys list={list} /> : null}
    </section>
  );
}
