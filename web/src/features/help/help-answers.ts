import { holdLength } from '@ascendant/domain/booking/hold';
import { cents, formatDollars } from '@ascendant/domain/money';
import { codeLength, codeLifetimeMinutes } from '@ascendant/domain/person/account-limits';
import { childBelowAge } from '@ascendant/domain/person/age';
import { bookingFeeRate, taxLabel } from '@ascendant/domain/pricing/charge-label';
import { currencySentence } from '@ascendant/domain/pricing/currency';
import { quoteTotals } from '@ascendant/domain/pricing/quote';
import { paths } from '../../paths';
import { siteCurrency } from '../../ui/text/site-currency';
import type { HelpAnswer } from './help-answer';
import { payingOrganizers, provincialTotal, usualSite, type HelpedSite } from './site-answers';

const example = quoteTotals(cents(10_000));

const booking: readonly HelpAnswer[] = [
  {
    topic: 'Booking and paying',
    question: 'How do I book?',
    paragraphs: [
      'Open an event, choose Book Now, say who’s coming, accept the agreement and pay. Free events skip the payment.',
    ],
    link: { label: 'Browse events', to: paths.browse },
  },
  {
    topic: 'Booking and paying',
    question: 'Why is the total more than the price on the card?',
    get paragraphs() {
      return [
        `The large price is one adult’s ticket. A booking fee of ${bookingFeeRate} and ${taxLabel} are added to it. The line below the price includes both, and you’ll see the total before you pay.`,
        `For one adult at $100: fee ${formatDollars(example.bookingFee)}, tax ${formatDollars(example.hst)}, total ${formatDollars(example.total)}. ${currencySentence(siteCurrency())}`,
      ];
    },
  },
  {
    topic: 'Booking and paying',
    question: 'Can I get a refund?',
    paragraphs: [
      'It depends on the event’s cancellation policy. It’s below the price, and your booking keeps the one you booked with. Free bookings can be cancelled until the event starts. To cancel, open My Bookings: before you confirm, you’ll see exactly how much you get back.',
      'If the organizer cancels the event, we refund everything to your card, fee and tax included. You don’t need to ask. It can take up to 10 days to appear on your statement.',
    ],
    link: { label: 'My Bookings', to: paths.myBookings },
  },
  {
    topic: 'Booking and paying',
    question: 'Where’s my receipt?',
    paragraphs: [
      'In My Bookings, choose Download receipts below the price. After each refund, a credit note appears there, too.',
    ],
    link: { label: 'My Bookings', to: paths.myBookings },
  },
  {
    topic: 'Booking and paying',
    question: 'How long are my seats held?',
    paragraphs: [
      `For ${holdLength} from when you reach checkout. The timer shows what’s left. If you’re signed out meanwhile, your seats stay held while you sign in again.`,
    ],
  },
  {
    topic: 'Booking and paying',
    question: 'How can I pay?',
    paragraphs: [
      'By card. Apple Pay, Google Pay and Link appear at checkout where your browser and our payment provider offer them. Your card number goes straight to the provider and never reaches us.',
    ],
  },
  {
    topic: 'Booking and paying',
    question: 'I paid, but I don’t see my booking',
    paragraphs: [
      'We keep checking with the payment provider, even after you close the page. Within a few minutes, you’ll get either your booking or a full refund. If you haven’t heard from us after ten minutes, contact us.',
    ],
    link: { label: 'My Bookings', to: paths.myBookings },
  },
  {
    topic: 'Booking and paying',
    question: 'What if an event is sold out?',
    paragraphs: [
      'Join its waitlist with the number of seats you’d like. When seats open up, we’ll email you and hold them for you for a while before we offer them to the next person.',
    ],
  },
  {
    topic: 'Booking and paying',
    question: 'Can I bring children and friends?',
    paragraphs: [
      `Yes. Add them while booking, with their name and date of birth. Anyone under ${childBelowAge} on the event’s first day pays the child price, where there is one. Some events have a minimum age.`,
    ],
  },
];

const tickets: readonly HelpAnswer[] = [
  {
    topic: 'Tickets',
    question: 'Where are my tickets?',
    paragraphs: ['In My Bookings, and attached to your confirmation email as a PDF.'],
    link: { label: 'My Bookings', to: paths.myBookings },
  },
  {
    topic: 'Tickets',
    question: 'Do I need to print them?',
    paragraphs: [
      'No. Show the QR code on your phone. Paper works too, and below each QR code there’s a code to type in if it can’t be scanned.',
      'Open My Bookings once on your phone while you’re online: after that, your tickets open without a connection too.',
    ],
  },
  {
    topic: 'Tickets',
    question: 'Can someone else use my ticket?',
    paragraphs: [
      'Yes. Change the name in My Bookings until the day before the event. The event’s age limits still apply, and a child’s ticket stays a child’s.',
    ],
    link: { label: 'My Bookings', to: paths.myBookings },
  },
  {
    topic: 'Tickets',
    question: 'How do I add an event to my calendar?',
    paragraphs: ['In My Bookings, choose Add to calendar. The file works with Apple, Google and Microsoft calendars.'],
  },
];

const match: readonly HelpAnswer[] = [
  {
    topic: 'Your match',
    question: 'What does the score mean?',
    paragraphs: [
      'How well the sky at an event’s start suits your birth chart, out of 10. It’s for fun, and every event is open to you.',
    ],
    link: { label: 'How matching works', to: paths.matching },
  },
  {
    topic: 'Your match',
    question: 'Do I need my exact birth time?',
    paragraphs: [
      'No. You can give a part of the day, or say you don’t know. Without the exact time, we can’t tell your rising sign, so it doesn’t count in your score.',
    ],
  },
  {
    topic: 'Your match',
    question: 'Can I book without a birth chart?',
    paragraphs: ['Yes. We only need your date of birth, to check the age limit and your price.'],
  },
];

const account: readonly HelpAnswer[] = [
  {
    topic: 'Your account',
    question: `I didn’t get the ${codeLength}-digit code`,
    paragraphs: [
      `Check your spam folder, then ask for a new code after a minute. Only the newest code works, for ${codeLifetimeMinutes} minutes.`,
    ],
  },
  {
    topic: 'Your account',
    question: 'I forgot my password',
    paragraphs: ['Reset it with a code we’ll email you.'],
    link: { label: 'Reset your password', to: paths.resetPassword },
  },
  {
    topic: 'Your account',
    question: 'Who can see my birth data?',
    paragraphs: [
      'Only you. Organizers see the names of the people you book for, and whether they’re adults or children.',
    ],
    link: { label: 'Privacy', to: paths.privacy },
  },
  {
    topic: 'Your account',
    question: 'How do I download my data or delete my account?',
    paragraphs: [
      'Go to Your data on your profile. After you ask us to delete your account, you have 14 days to change your mind.',
    ],
    link: { label: 'My Profile', to: paths.profile },
  },
];

const hosting: readonly HelpAnswer[] = [
  {
    topic: 'Hosting events',
    question: 'How do I host my own events?',
    paragraphs: [
      'Join as an organizer, create an event and send it for review. An admin will publish it or tell you what’s missing.',
    ],
    link: { label: 'For Organizers', to: paths.joinAsOrganizer },
  },
  {
    topic: 'Hosting events',
    question: 'Can I show my events on my own site?',
    paragraphs: ['Yes. In your organizer area, Embed gives you a snippet of code and a live preview.'],
  },
];

/** Every question we're asked often whose answer depends on no setting, with an answer that's true today. */
export const helpAnswers: readonly HelpAnswer[] = [...booking, ...tickets, ...match, ...account, ...hosting];

/** The questions and answers, by what the site's operator has chosen. */
export function helpAnswersFor(site: HelpedSite): readonly HelpAnswer[] {
  const all = [...helpAnswers, payingOrganizers(site)];
  if (site.taxRules === 'specification') return all;
  return all.map((answer) => (answer.question === provincialTotal.question ? provincialTotal : answer));
}

/** The answers that have every word. */
export function answersWith(words: string, site: HelpedSite = usualSite): readonly HelpAnswer[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return helpAnswersFor(site).filter(({ topic, question, paragraphs }) => {
    const text = [topic, question, ...paragraphs].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
