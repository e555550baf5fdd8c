import { dayFromNow } from '../factories/events';

/** Someone in a booking. Changes in place. */
interface Person {
  readonly bornOn: string;
  /** Whether they were a child when they were cancelled; null while they come. */
  goneAsChild: boolean | null;
}

/** What one date costs. */
export interface Prices {
  readonly day: string;
  readonly adult: number;
  readonly child: number;
}

/** What a code takes off: percent, on one date or on all of the series. */
export interface Code {
  readonly percent: number;
  readonly isOfSeries: boolean;
}

/** a / b, half a cent up. */
const divided = (a: number, b: number) => Math.floor((2 * a + b) / (2 * b));

/** With the booking fee of 4.3% and $1.90, and 13% HST. */
function withFeeAndTax(tickets: number): number {
  if (tickets === 0) return 0;
  const beforeTax = tickets + divided(tickets * 43 + 190_000, 1000);
  return beforeTax + divided(beforeTax * 13, 100);
}

/**
 * What a booking's people pay, get back and lose to the policy, in cents, counted from the sentences of docs/rules/booking.md without any of the
 * program's own code. What it says before each act is compared with what the program says.
 */
export class IndependentSum {
  paid = 0;
  back = 0;
  kept = 0;
  private isCourtesy = false;
  private readonly people: readonly Person[];
  private readonly given: number;

  constructor(
    bornOn: readonly string[],
    private prices: Prices,
    private readonly code: Code | null,
    private readonly percentBack: number,
  ) {
    this.people = bornOn.map((day) => ({ bornOn: day, goneAsChild: null }));
    this.given = this.off(prices, Number.MAX_SAFE_INTEGER);
    this.paid = this.costs(prices);
  }

  /** What the tickets of everyone who's booked cost after the discount. */
  get tickets(): number {
    return this.sum(this.prices, this.people) - this.off(this.prices, this.given);
  }

  get adultPrice(): number {
    return this.prices.adult;
  }

  get left(): number {
    return Math.max(0, this.paid - this.back - this.kept);
  }

  /** What cancelling everyone gives back. */
  all(): number {
    return divided(this.left * this.percentBack, 100);
  }

  some(positions: readonly number[]): { readonly refund: number; readonly kept: number } {
    const among = this.sum(this.prices, this.here);
    const theirs = this.sum(
      this.prices,
      this.people.filter((_, position) => positions.includes(position)),
    );
    const stake = among === 0 ? 0 : divided(this.left * theirs, among);
    const refund = divided(stake * this.percentBack, 100);
    return { refund, kept: stake - refund };
  }

  cancelled(positions: readonly number[]): void {
    const { refund, kept } = this.some(positions);
    this.back += refund;
    this.kept += kept;
    for (const position of positions) {
      const person = this.people[position];
      if (person) person.goneAsChild = isChild(person, this.prices.day);
    }
  }

  movesTo(prices: Prices): { readonly refund: number; readonly kept: number; readonly charge: number } {
    const price = this.priceOfThoseHere(prices);
    const before = this.isCourtesy ? this.priceOfThoseHere(this.prices) : this.left;
    if (price >= before) return { refund: 0, kept: 0, charge: price - before };
    const refund = Math.min(divided((before - price) * this.percentBack, 100), this.left);
    return { refund, kept: Math.min(before - price - refund, this.left - refund), charge: 0 };
  }

  moved(prices: Prices): void {
    const { refund, kept, charge } = this.movesTo(prices);
    this.paid += charge;
    this.back += refund;
    this.kept += kept;
    this.prices = prices;
  }

  cancelledAll(): void {
    const [left, refund] = [this.left, this.all()];
    this.back += refund;
    this.kept += left - refund;
  }

  courtesy(amount: number): void {
    this.back += amount;
    this.isCourtesy = true;
  }

  private get here(): Person[] {
    return this.people.filter(({ goneAsChild }) => goneAsChild === null);
  }

  private priceOfThoseHere(prices: Prices): number {
    const [here, everyone] = [this.sum(prices, this.here), this.sum(prices, this.people)];
    const whole = this.costs(prices);
    if (this.here.length === this.people.length) return whole;
    return everyone === 0 ? 0 : divided(whole * here, everyone);
  }

  private costs(prices: Prices): number {
    return withFeeAndTax(this.sum(prices, this.people) - this.off(prices, this.given));
  }

  private off(prices: Prices, given: number): number {
    if (this.code === null) return 0;
    const off = divided(this.sum(prices, this.people) * this.code.percent, 100);
    return this.code.isOfSeries ? off : Math.min(off, given);
  }

  private sum({ day, adult, child }: Prices, people: readonly Person[]): number {
    return people.reduce((sum, person) => sum + (isChild(person, day) ? child : adult), 0);
  }
}

/** Whether someone is under 16 on a day. Who has left stays what they were. */
function isChild({ bornOn, goneAsChild }: Person, day: string): boolean {
  return goneAsChild ?? day < `${Number(bornOn.slice(0, 4)) + 16}${bornOn.slice(4)}`;
}

/** A birthday that makes someone 16 so many days from now. */
export function turns16In(days: number): string {
  const day = dayFromNow(days);
  return `${Number(day.slice(0, 4)) - 16}${day.slice(4)}`;
}
