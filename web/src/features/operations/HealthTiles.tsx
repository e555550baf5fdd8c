import { fromWire } from '@ascendant/contract/money';
import { formatDollars } from '@ascendant/domain/money';
import { numberText } from '@ascendant/domain/site/locale';
import type { Health } from '../../data/operations';
import { Tile, Tiles } from '../../ui/chart/Tiles';
import { agoText, durationText } from '../../ui/text/instant-text';
import { bytesText } from './job-labels';
import { zonesNote } from './zone-labels';

/** Bodies are written every 5 seconds. */
const slowDeliverySeconds = 30;

/** System health in figures. Ages use the server's clock. */
export function HealthTiles({ health }: { readonly health: Health }) {
  const { queue, emails, webhooks, refunds, disk, at } = health;
  const ago = (instant: string | null) => (instant === null ? 'Never' : agoText(instant, at));
  return (
    <Tiles>
      <Tile
        label="Open discrepancies"
        value={health.openDiscrepancies}
        note={health.openDiscrepancies === 0 ? 'all clear' : 'see Payments'}
      />
      <Tile label="Failed jobs" value={queue.dead} note={wordFor(queue.dead)} />
      <Tile label="Jobs waiting" value={queue.waiting} note={jobsNote(queue)} />
      <Tile
        label="Emails waiting"
        value={emails.waiting}
        note={emails.waiting === 0 ? 'all sent' : `the oldest for ${durationText(emails.oldestSeconds)}`}
      />
      <Tile
        label="Pending refunds"
        value={formatDollars(fromWire(refunds.amount))}
        note={refunds.oldestAt === null ? 'none' : `${refunds.pending} pending, oldest ${ago(refunds.oldestAt)}`}
      />
      <Tile
        label="Last webhook"
        value={ago(webhooks.lastAt)}
        note={webhooks.waiting > 0 ? `${webhooks.waiting} waiting for a matching payment` : undefined}
      />
      <Tile label="Organizers’ webhooks" {...deliveriesText(health.deliveries)} />
      <Tile label="Last reconciled" value={ago(health.lastReconciledAt)} note="runs every 15 seconds" />
      <Tile label="Free disk space" value={bytesText(disk.freeBytes)} note={`of ${bytesText(disk.totalBytes)}`} />
      <Tile label="Database" value={bytesText(health.databaseBytes)} />
      <Tile label="Replica" {...replicaText(health.replica)} />
      <Tile
        label="Last backup"
        value={health.lastBackupAt === null ? 'No backup yet' : ago(health.lastBackupAt)}
        note="of those that we know of"
      />
      <Tile
        label="Matching"
        value={health.matching.isReady ? 'Ready' : 'Starting'}
        note={`${numberText(health.matching.events)} ${health.matching.isReady ? 'events' : 'events loaded so far'}`}
      />
      <Tile label="Time zones" value={health.timeZones.edition} note={zonesNote(health.timeZones)} />
    </Tiles>
  );
}

function jobsNote({ tryingAgain, oldestSeconds }: Health['queue']): string {
  const late = oldestSeconds > 0 ? `overdue for ${durationText(oldestSeconds)}` : 'none overdue';
  return tryingAgain > 0 ? `${late}, ${tryingAgain} failed and will be tried again` : late;
}

/** How the webhooks of organizers do: those that fail are theirs to mend, what's overdue for the others is ours. */
function deliveriesText({ failing, waiting, oldestSeconds }: Health['deliveries']) {
  const late = oldestSeconds > slowDeliverySeconds ? `overdue for ${durationText(oldestSeconds)}` : 'none overdue';
  return { value: failing === 0 ? 'All work' : `${failing} failing`, note: `${waiting} waiting, ${late}` };
}

/** The read replica, and how far it's behind. */
function replicaText(replica: Health['replica']): { readonly value: string; readonly note: string } {
  if (replica === null) return { value: 'None', note: 'one database serves everything' };
  if (replica.lagSeconds === null) return { value: 'Unknown', note: 'not responding' };
  if (replica.lagSeconds === 0) return { value: 'Up to date', note: 'in sync with the primary' };
  return { value: durationText(replica.lagSeconds), note: 'behind the primary' };
}

function wordFor(count: number): string {
  return count === 0 ? 'all clear' : 'see below';
}
