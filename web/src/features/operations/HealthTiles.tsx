import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { agoInWords, durationInWords } from '../../ui/instant-words';
import { Tile, Tiles } from '../../ui/Tiles';
import { bytesInWords } from './job-words';
import type { Health } from '../../data/operations';

/** How the program does, in ten figures. Ages are reckoned by the server's clock. */
export function HealthTiles({ health }: { readonly health: Health }) {
  const { queue, webhooks, refunds, disk, at } = health;
  const ago = (instant: string | null) => (instant === null ? 'Never' : agoInWords(instant, at));
  return (
    <Tiles>
      <Tile label="Open discrepancies" value={health.openDiscrepancies} note={wordFor(health.openDiscrepancies)} />
      <Tile label="Jobs given up" value={queue.dead} note={wordFor(queue.dead)} />
      <Tile
        label="Jobs waiting"
        value={queue.waiting}
        note={queue.oldestSeconds > 0 ? `overdue for ${durationInWords(queue.oldestSeconds)}` : 'none is overdue'}
      />
      <Tile
        label="Refunds on their way"
        value={formatDollars(fromWire(refunds.amount))}
        note={refunds.oldestAt === null ? 'none' : `${refunds.pending}, the oldest ${ago(refunds.oldestAt)}`}
      />
      <Tile
        label="Last webhook"
        value={ago(webhooks.lastAt)}
        note={webhooks.waiting > 0 ? `${webhooks.waiting} about payments we do not know yet` : undefined}
      />
      <Tile label="Payments compared" value={ago(health.lastReconciledAt)} note="every 30 seconds" />
      <Tile label="Room for files" value={bytesInWords(disk.freeBytes)} note={`of ${bytesInWords(disk.totalBytes)}`} />
      <Tile label="Database" value={bytesInWords(health.databaseBytes)} />
      <Tile label="Replica" {...replicaInWords(health.replica)} />
      <Tile label="Last backup" value={ago(health.lastBackupAt)} note="by npm run backup" />
    </Tiles>
  );
}

/** The database for reads; its lag is known to half a minute. */
function replicaInWords(replica: Health['replica']): { readonly value: string; readonly note: string } {
  if (replica === null) return { value: 'None', note: 'one database does it all' };
  if (replica.lagSeconds === null) return { value: 'Unknown', note: 'it does not answer' };
  if (replica.lagSeconds === 0) return { value: 'In step', note: 'with the database' };
  return { value: durationInWords(replica.lagSeconds), note: 'behind the database' };
}

function wordFor(count: number): string {
  return count === 0 ? 'all is well' : 'see below';
}
