import { cents } from '@ascendant/domain/money';
import { bookingFeeRate } from '@ascendant/domain/pricing/charge-label';
import { currencySentence } from '@ascendant/domain/pricing/currency';
import type { TaxRules } from '@ascendant/domain/pricing/taxes';
import { payoutSentence, whoGetsWhat } from '@ascendant/domain/pricing/who-gets-what';
import { paths } from '../../paths';
import { siteCurrency } from '../../ui/text/site-currency';
import type { HelpAnswer } from './help-answer';

/** What answers depend on. */
export interface HelpedSite {
  readonly taxRules: TaxRules;
  readonly payoutDelayDays: number | null;
}

/** The question about the total, where taxes follow the province. */
export const provincialTotal: HelpAnswer = {
  topic: 'Booking and paying',
  question: 'Why is the total more than the price on the card?',
  get paragraphs() {
    return [
      `The large price is one adult’s ticket. A booking fee of ${bookingFeeRate} and the sales taxes of the province or territory where the event is are added to it. The line below the price includes them, and you’ll see each before you pay.`,
      `An organizer who isn’t registered for a tax doesn’t charge it on tickets; it’s on the booking fee. Events outside Canada have no sales tax. ${currencySentence(siteCurrency())}`,
    ];
  },
};

/** Who's paid what, when and by whom, on a site with these rules. */
export function payingOrganizers({ taxRules, payoutDelayDays }: HelpedSite): HelpAnswer {
  const { traveller, organizer, site, tax } = whoGetsWhat(cents(10_000), taxRules);
  return {
    topic: 'Hosting events',
    question: 'Who’s paid what, and when do I get my money?',
    paragraphs: [
      `A traveller ${traveller} You ${organizer} The site ${site} ${tax}`,
      payoutSentence(payoutDelayDays),
      'A refund or a dispute that’s lost takes the same share from everyone who was paid. Payment processing is the site’s cost, not yours.',
    ],
    link: { label: 'For Organizers', to: paths.joinAsOrganizer },
  };
}

/** The specification's. */
export const usualSite: HelpedSite = { taxRules: 'specification', payoutDelayDays: null };
