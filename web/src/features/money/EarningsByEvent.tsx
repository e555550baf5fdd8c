import { takenByYou } from '@ascendant/domain/booking/manual-booking';
import { earningFigures, type EarningFigure } from '@ascendant/domain/ledger/figures';
import { Link } from 'react-router';
import type { Earnings } from '../../data/money';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/layout/EmptyState';
import { Panel } from '../../ui/layout/Panel';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { amountText } from '../../ui/text/amount-text';
import { dayAndTime } from '../../ui/text/time-text';
import { AmountButton } from './AmountButton';
import { figureLabels } from './figure-labels';
import type { OpenedLines } from './LinesDialog';

type EventRow = Earnings['events'][number] & { readonly id: number };

interface EarningsByEventProps {
  readonly earnings: Earnings;
  readonly onOpen: (opened: OpenedLines) => void;
}

/** What each event brought, the latest first. */
export function EarningsByEvent({ earnings, onOpen }: EarningsByEventProps) {
  const rows = earnings.events.map((event) => ({ ...event, id: event.eventId }));
  return (
    <Panel title="By event">
      {rows.length === 0 ? (
        <EmptyState title="Nothing earned yet" text="Events that someone has paid for will appear here." level={3} />
      ) : (
        <div className="scroller">
          <DataTable caption="What each event brought" columns={columnsOf(earnings, onOpen)} rows={rows} />
        </div>
      )}
    </Panel>
  );
}

/** Discounts that the site pays are rare, so they only have a column if there are any. */
function figuresIn({ events }: Earnings): readonly EarningFigure[] {
  const hasAny = events.some(({ siteDiscount }) => Number(siteDiscount) !== 0);
  return earningFigures.filter((figure) => hasAny || figure !== 'siteDiscount');
}

function columnsOf(earnings: Earnings, onOpen: EarningsByEventProps['onOpen']): readonly Column<EventRow>[] {
  const hasTaken = earnings.events.some(({ takenByOrganizer }) => Number(takenByOrganizer) !== 0);
  return [
    {
      label: 'Event',
      render: ({ eventId, title }) => (
        <Link className="link" to={paths.eventBookings(eventId)}>
          {title}
        </Link>
      ),
    },
    { label: 'Date', className: 'numeric no-wrap', render: (event) => dayAndTime(event, 'short') },
    { label: 'Status', render: statusOf },
    ...figuresIn(earnings).map((figure) => figureColumn(figure, onOpen)),
    ...(hasTaken ? [takenColumn] : []),
  ];
}

function statusOf({ isCancelled, hasEnded }: EventRow): string {
  if (isCancelled) return 'Cancelled';
  return hasEnded ? 'Over' : 'To come';
}

const takenColumn: Column<EventRow> = {
  label: takenByYou,
  isRight: true,
  className: 'numeric',
  render: ({ takenByOrganizer }) => amountText(takenByOrganizer),
};

function figureColumn(figure: EarningFigure, onOpen: EarningsByEventProps['onOpen']): Column<EventRow> {
  return {
    label: figureLabels[figure],
    isRight: true,
    render: (event) => {
      const title = `${figureLabels[figure]} of ${event.title}, ${dayAndTime(event, 'short')}`;
      const of = { viewer: 'organizer', figure, eventId: event.eventId } as const;
      const amount = event[figure];
      return <AmountButton amount={amount} label={title} onOpen={() => onOpen({ title, amount, of })} />;
    },
  };
}
