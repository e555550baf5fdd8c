import { maxAttendeesPerBooking } from '../event/limits';

/** How many people someone books for, themselves included, before it's said who they are. */
export interface PartyCount {
  readonly adults: number;
  readonly children: number;
}

/** Who books when nothing was chosen. */
export const oneAdult: PartyCount = { adults: 1, children: 0 };

/**
 * A party from an address: '2-1' is two adults and a child.
 * @returns null for no text, and for anything that isn't a party that can be chosen: anyone can type an address
 */
export function partyCountOf(text: string | null): PartyCount | null {
  const [, adults, children] = /^(\d{1,2})-(\d{1,2})$/.exec(text ?? '') ?? [];
  const count = { adults: Number(adults), children: Number(children) };
  return count.adults >= 1 && count.adults + count.children <= maxAttendeesPerBooking ? count : null;
}

/** '2-1', as an address has it. */
export function partyCountText({ adults, children }: PartyCount): string {
  return `${adults}-${children}`;
}
