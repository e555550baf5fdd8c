import { useQuery } from '@tanstack/react-query';
import { ApiError, errorSentence } from '../../api/api-error';
import { seatBlocksQuery, useReleaseSeats, type SeatBlock } from '../../data/seat-blocks';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/dialog/toast-store';
import { EmptyState } from '../../ui/layout/EmptyState';
import { ErrorState } from '../../ui/layout/ErrorState';
import { Panel } from '../../ui/layout/Panel';
import { Skeleton } from '../../ui/layout/Skeleton';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { datedInstantText } from '../../ui/text/instant-text';
import { BlockForm } from './BlockForm';

/** Seats that are set aside for other channels, and a form for more. */
export function SeatBlocks({ eventId }: { readonly eventId: number }) {
  const { data, error, isError, refetch } = useQuery(seatBlocksQuery(eventId));
  // The page says already that there's no such event.
  if (error instanceof ApiError && error.status === 404) return null;
  return (
    <Panel
      className="stack"
      title="Seats set aside"
      aside={data ? <span className="meta numeric">{`${data.seatsLeft} free`}</span> : null}
    >
      {data ? <Blocks eventId={eventId} blocks={data.blocks} /> : null}
      {!data && isError ? (
        <ErrorState
          title="We couldn’t load these seats"
          text="Please try again."
          level={3}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || isError ? <BlockForm eventId={eventId} /> : <Skeleton shape="row" />}
    </Panel>
  );
}

function Blocks({ eventId, blocks }: { readonly eventId: number; readonly blocks: readonly SeatBlock[] }) {
  const release = useReleaseSeats();
  if (blocks.length === 0) {
    return (
      <EmptyState
        title="No seats set aside"
        text="Seats for a hotel’s desk or another site will appear here. They’re taken until they’re released."
        level={3}
      />
    );
  }
  const columns: readonly Column<SeatBlock>[] = [
    { label: 'For', render: ({ label }) => <b>{label}</b> },
    { label: 'Seats', isRight: true, className: 'numeric', render: ({ seats }) => seats },
    { label: 'Until', className: 'numeric', render: untilText },
    {
      label: 'Release',
      isAction: true,
      isRight: true,
      render: ({ id, label, releasedAt }) =>
        releasedAt === null ? (
          <Button
            size="small"
            aria-label={`Release the seats for ${label}`}
            busy={release.isPending && release.variables.blockId === id && 'Releasing...'}
            onClick={() =>
              release.mutate(
                { eventId, blockId: id },
                {
                  onSuccess: () => showToast({ title: 'Seats released', description: 'They can be booked now.' }),
                  onError: (error) =>
                    showToast({ title: 'Seats not released', description: errorSentence(error), tone: 'bad' }),
                },
              )
            }
          >
            Release
          </Button>
        ) : null,
    },
  ];
  return <DataTable caption="Seats set aside" columns={columns} rows={blocks} />;
}

function untilText({ releaseAt, releasedAt }: SeatBlock): string {
  if (releasedAt !== null) return `Released ${datedInstantText(releasedAt)}`;
  return releaseAt === null ? 'You release them' : datedInstantText(releaseAt);
}
