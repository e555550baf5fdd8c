import type { Gallery } from '@ascendant/contract/gallery';
import type { TierTerms } from '@ascendant/domain/event/form/tier-form';
import { toDecimal } from '@ascendant/domain/money';
import { sql } from 'drizzle-orm';
import { eventPictures } from '../../../../db/schema/event-pictures';
import { events, type NewEventRow } from '../../../../db/schema/events';
import { pricingTiers } from '../../../../db/schema/pricing';
import { addingAudit } from '../../../audit/audit.repository';
import type { Transaction } from '../../../database/database';
import { pictures } from '../../pictures/pictures.module';

export interface PublishedDates {
  /** In the order of their days. */
  readonly events: readonly Omit<NewEventRow, 'status'>[];
  readonly tiersOn: (startDate: string) => readonly TierTerms[];
  readonly gallery: Gallery;
}

/** Written at once: a statement can have 65,535 values. */
const piece = 250;

/** Adds published events with their prices and pictures, and says in the audit log that each was published. */
export async function addPublishedDates(
  tx: Transaction,
  { events: dates, tiersOn, gallery }: PublishedDates,
): Promise<void> {
  for (let start = 0; start < dates.length; start += piece) {
    const some = dates.slice(start, start + piece);
    const rows = await tx
      .insert(events)
      .values(
        some.map((date) => ({
          ...date,
          status: 'published' as const,
          approvedAt: sql`now()`,
          publishedAt: sql`now()`,
        })),
      )
      .returning({ id: events.id, startDate: events.startDate });
    await addTiers(tx, rows, tiersOn);
    await addPictures(tx, rows, gallery);
    const ids = sql.join(
      rows.map(({ id }) => sql`${id}::int`),
      sql`, `,
    );
    await tx.execute(
      addingAudit(
        { actor: null, action: 'event.published' },
        { type: 'event', id: sql`dates.id`, from: sql`unnest(array[${ids}]) as dates (id)` },
      ),
    );
  }
}

type Added = readonly { readonly id: number; readonly startDate: string }[];

async function addTiers(tx: Transaction, rows: Added, tiersOn: PublishedDates['tiersOn']): Promise<void> {
  const tiers = rows.flatMap(({ id, startDate }) =>
    tiersOn(startDate).map(({ tierType, adultPrice, childPrice, validUntil }) => ({
      eventId: id,
      tierType,
      adultPrice: toDecimal(adultPrice),
      childPrice: childPrice === null ? null : toDecimal(childPrice),
      validUntil,
    })),
  );
  if (tiers.length > 0) await tx.insert(pricingTiers).values(tiers);
}

async function addPictures(tx: Transaction, rows: Added, gallery: Gallery): Promise<void> {
  const files = gallery.map(({ url, alt }, index) => ({ file: pictures.nameIn(url) ?? '', alt, position: index + 1 }));
  const shown = rows.flatMap(({ id }) => files.map((picture) => ({ eventId: id, ...picture })));
  if (shown.length > 0) await tx.insert(eventPictures).values(shown);
}
