import { causeLabels } from '@ascendant/domain/ledger/figures';
import { useInfiniteQuery } from '@tanstack/react-query';
import { moneyLinesQuery, type LinesOf, type MoneyLine } from '../../data/money';
import { Button } from '../../ui/button/Button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/dialog/Dialog';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Skeleton } from '../../ui/layout/Skeleton';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { MoreFailed } from '../../ui/table/MoreFailed';
import { amountText } from '../../ui/text/amount-text';
import { instantText } from '../../ui/text/instant-text';
import { dayAndTime } from '../../ui/text/time-text';
import styles from './LinesDialog.module.css';

/** What a figure is made of. */
export interface OpenedLines {
  /** 'Revenue of Dawn Traverse'. */
  readonly title: string;
  /** The figure itself. */
  readonly amount: string;
  readonly of: LinesOf;
}

/** The lines of the ledger that a figure is the sum of. */
export function LinesDialog({ opened, onClose }: { readonly opened: OpenedLines; readonly onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={`${opened.title}: ${amountText(opened.amount)}`} keep="Close">
      <Lines of={opened.of} title={opened.title} />
    </Dialog>
  );
}

const columns: readonly Column<MoneyLine>[] = [
  {
    label: 'What',
    render: ({ cause, occurredAt }) => (
      <span>
        <span className={styles.line}>{causeLabels[cause]}</span>
        <span className="meta numeric">{instantText(occurredAt)}</span>
      </span>
    ),
  },
  {
    label: 'Booking',
    render: ({ reference, event }) => (
      <span>
        <span className={classNames(styles.line, 'reference')}>{reference ?? ''}</span>
        <span className="meta">{event === null ? '' : `${event.title}, ${dayAndTime(event, 'short')}`}</span>
      </span>
    ),
  },
  { label: 'Amount', isRight: true, className: 'numeric no-wrap', render: ({ amount }) => amountText(amount) },
];

function Lines({ of, title }: Pick<OpenedLines, 'of' | 'title'>) {
  const query = useInfiniteQuery(moneyLinesQuery(of));
  const { data, isPending, refetch } = query;
  if (isPending)
    return (
      <div aria-busy="true" className="stack">
        <output className="visually-hidden">Loading the lines...</output>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    );
  if (!data)
    return (
      <ErrorState
        title="We couldn’t load the lines"
        text="Please try again."
        level={3}
        onRetry={() => void refetch()}
      />
    );
  const lines = data.pages.flatMap((page) => page.lines);
  if (lines.length === 0)
    return <EmptyState title="Nothing so far" text="Payments and refunds will appear here." level={3} />;
  return (
    <div className="stack">
      <DataTable caption={title} columns={columns} rows={lines} />
      {query.hasNextPage ? (
        <>
          <Button busy={query.isFetchingNextPage && 'Loading...'} onClick={() => void query.fetchNextPage()}>
            Show more
          </Button>
          <MoreFailed isFailed={query.isFetchNextPageError} onRetry={() => void query.fetchNextPage()} />
        </>
      ) : null}
    </div>
  );
}
