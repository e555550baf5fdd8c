import type { GrownSite } from '../scale/grown-site';
import { kindsOf, type Kind } from './kinds';
import { travellersOf } from './travellers';

const travellers = 2_000;

/** One request. */
export interface Asked {
  readonly kind: Kind['name'];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The requests of strangers to one site. */
export interface Requests {
  readonly kinds: readonly Kind[];
  /** A request of that kind that hasn't been sent. */
  next(kind: Kind): Asked;
}

/** Reads what there's to ask about, and signs people in. */
export async function openRequests({ pool }: GrownSite): Promise<Requests> {
  const events = await pool.query<{ id: number }>(
    `select id from events where status = 'published' and start_date > current_date order by id desc limit 50000`,
  );
  const categories = await pool.query<{ name: string }>('select name from categories order by id');
  const people = await travellersOf(pool, travellers);
  const kinds = kindsOf({
    events: events.rows.map(({ id }) => id),
    categories: categories.rows.map(({ name }) => name),
  });
  let number = 0;
  let person = 0;
  return {
    kinds,
    next: (kind) => {
      number += 1;
      if (kind.as === 'traveller') person += 1;
      const session = kind.as === 'traveller' ? people[person % people.length] : {};
      return {
        kind: kind.name,
        path: kind.path(number),
        headers: { 'x-forwarded-for': addressOf(number), ...session },
      };
    },
  };
}

/** Another address for each request, because one has a share of the reads. */
const addressOf = (number: number): string => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
