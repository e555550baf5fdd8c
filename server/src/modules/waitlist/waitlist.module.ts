import type { Module } from '../../application/module';
import { tellOfOffer } from './offer-mail';
import { findOfferOf } from './waitlist.repository';
import { registerWaitlistRoutes } from './waitlist.routes';
import {
  endWaitlist,
  giveOfferBack,
  leaveWaitlist,
  ownEntries,
  serveWaitlist,
  serveWaitlists,
  takeUpOffer,
  tendWaitlists,
} from './waitlist.service';

const tendEverySeconds = 60;

/** Waitlists of sold-out events, and the offers made to them. */
export const waitlistModule: Module = {
  name: 'waitlist',
  register: (context) => {
    const { db, jobs, config, mailConditions } = context;
    registerWaitlistRoutes(context);
    jobs.define('tend_waitlists', () => tendWaitlists(db));
    jobs.define('tell_of_offer', ({ offerId }) => tellOfOffer(db, offerId, config.publicUrl));
    mailConditions.define('offer_is_open', async (offerId) => (await findOfferOf(db, offerId)) !== null);
    jobs.every(tendEverySeconds, 'tend_waitlists');
  },
};

/** What later modules use. */
export const waitlist = {
  endWaitlist,
  giveOfferBack,
  leaveWaitlist,
  ownEntries,
  serveWaitlist,
  serveWaitlists,
  takeUpOffer,
};
