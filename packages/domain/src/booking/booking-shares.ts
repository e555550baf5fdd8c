import { cents, divideHalfUp, zeroCents, type Cents } from '../money';
import { extrasPrice } from '../pricing/extra';
import { priceOf, type PricedPerson, type TicketPrices } from '../pricing/quote';

interface Share {
  readonly of: readonly PricedPerson[];
  readonly among: readonly PricedPerson[];
  readonly code?: CodeShare | undefined;
}

/** What a code took off, and off how much. */
interface CodeShare {
  readonly off: Cents;
  readonly of: Cents;
}

/** What the code of a booking took off those who were booked, but not off what they take along. @param codeOff undefined without a code */
export function codeShareOf({
  people,
  codeOff = zeroCents,
  ...prices
}: TicketPrices & { readonly people: readonly PricedPerson[]; readonly codeOff?: Cents | undefined }): CodeShare {
  const atFirst = people.filter(({ added }) => added === undefined);
  const of = atFirst.reduce((sum, person) => sum + priceOf(person, prices), 0);
  return { off: cents(Math.min(codeOff, of)), of: cents(of) };
}

/**
 * The share that some people have of an amount for them and others, by their prices and what they take along; nothing where all of them are free.
 * Beside extras, which no code lowers, people count for what's left of their price after the code.
 */
export function shareOf(amount: Cents, prices: TicketPrices, share: Share): Cents {
  return partOf(amount, costsOf(share.of, prices, share), costsOf(share.among, prices, share));
}

/** As much of an amount for people as some of them paid for extras of which nothing goes back to those who cancel. */
export function finalPart(amount: Cents, prices: TicketPrices, share: Share): Cents {
  const final = share.of.map(({ extras = [] }) => extrasPrice(extras.filter(({ isFinal }) => isFinal)));
  return partOf(amount, final, costsOf(share.among, prices, share));
}

function partOf(amount: Cents, of: readonly number[], among: readonly number[]): Cents {
  const [part, all] = [of, among].map((costs) => costs.reduce((sum, cost) => sum + cost, 0));
  return cents(!part || !all ? 0 : divideHalfUp(amount * part, all));
}

function costsOf(people: readonly PricedPerson[], prices: TicketPrices, { among, code }: Share): readonly number[] {
  const isLowered = code !== undefined && code.of > 0 && among.some(({ extras = [] }) => extras.length > 0);
  return people.map((person) => {
    const price = priceOf(person, prices);
    const off = isLowered && person.added === undefined ? divideHalfUp(price * code.off, code.of) : 0;
    return price - off + extrasPrice(person.extras);
  });
}
