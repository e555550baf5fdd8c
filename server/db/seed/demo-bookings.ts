/** A booking of the demo traveller, by event key. `with` names those of the two dependents who come along. */
export interface DemoBooking {
  readonly eventKey: string;
  readonly with: readonly string[];
  /** How long ago it was booked; for a past event, how long before it began. */
  readonly daysBefore: number;
  readonly discountCode?: string;
}

/** The demo traveller's bookings: upcoming and past, paid and free, alone and with the family. */
export const demoBookings: readonly DemoBooking[] = [
  { eventKey: 'sunshine-meadows', with: ['Jonas'], daysBefore: 1, discountCode: 'LARCH10' },
  { eventKey: 'cape-breton-fiddle', with: ['Théo'], daysBefore: 4 },
  { eventKey: 'toronto-island-yoga', with: [], daysBefore: 18 },
  { eventKey: 'montreal-winter-lights', with: ['Jonas', 'Théo'], daysBefore: 9 },
  { eventKey: 'canmore-igloos', with: ['Jonas'], daysBefore: 12 },
  { eventKey: 'burntcoat-floor', with: ['Jonas', 'Théo'], daysBefore: 40 },
  { eventKey: 'tanglewood-lawn', with: ['Jonas', 'Théo'], daysBefore: 62 },
  { eventKey: 'halifax-cold-plunge', with: ['Jonas'], daysBefore: 8 },
];

/** Which review of those events the demo traveller wrote, by its place in the list of reviews. */
export const demoReviews: Readonly<Record<string, number>> = { 'burntcoat-floor': 3, 'halifax-cold-plunge': 3 };

export interface DiscountContent {
  readonly code: string;
  readonly eventKey: string;
  readonly discountType: 'percentage' | 'fixed';
  /** Percent, or whole dollars. */
  readonly value: number;
  readonly usageLimit: number;
  readonly isActive: boolean;
  /** Its first and last day, in days from today; null if it never ends. */
  readonly fromDays: number;
  readonly untilDays: number | null;
}

/** Discount codes in every state that the admin's list shows. */
export const discountCodes: readonly DiscountContent[] = [
  {
    code: 'LARCH10',
    eventKey: 'sunshine-meadows',
    discountType: 'percentage',
    value: 10,
    usageLimit: 50,
    isActive: true,
    fromDays: -90,
    untilDays: null,
  },
  {
    code: 'COUNTY25',
    eventKey: 'county-harvest',
    discountType: 'fixed',
    value: 25,
    usageLimit: 20,
    isActive: true,
    fromDays: -60,
    untilDays: 250,
  },
  {
    code: 'FIDDLE-FRIENDS',
    eventKey: 'cape-breton-fiddle',
    discountType: 'percentage',
    value: 15,
    usageLimit: 100,
    isActive: true,
    fromDays: -45,
    untilDays: 120,
  },
  {
    code: 'FIRSTSURF',
    eventKey: 'tofino-surf-camp',
    discountType: 'fixed',
    value: 60,
    usageLimit: 10,
    isActive: true,
    fromDays: -30,
    untilDays: null,
  },
  {
    code: 'SUMMIT5',
    eventKey: 'kilimanjaro-lemosho',
    discountType: 'percentage',
    value: 5,
    usageLimit: 999_999,
    isActive: true,
    fromDays: -120,
    untilDays: 200,
  },
  {
    code: 'QUARTERS',
    eventKey: 'austin-arcade-night',
    discountType: 'fixed',
    value: 5,
    usageLimit: 40,
    isActive: false,
    fromDays: -20,
    untilDays: 30,
  },
  {
    code: 'EARLYOWL',
    eventKey: 'montreal-rooftop-frost',
    discountType: 'percentage',
    value: 20,
    usageLimit: 25,
    isActive: true,
    fromDays: -60,
    untilDays: -5,
  },
  {
    code: 'GUEST-OF-THE-HOUSE',
    eventKey: 'nashville-writers-round',
    discountType: 'percentage',
    value: 100,
    usageLimit: 4,
    isActive: true,
    fromDays: -10,
    untilDays: null,
  },
];
