import type { Module } from '../../application/module';
import { askForWaivers } from './ask-for-waivers';
import { forgetSignatures } from './signatures.repository';
import { waiversOfBookings } from './signing.service';
import { bindWaivers, serveSignedWaivers } from './waivers.routes';

const secondsBetweenEmails = 300;
const secondsBetweenErasures = 86_400;
/** Signatures that one statement deletes. */
const batch = 1000;

/** What organizers ask everyone who comes to sign, and what was signed. */
export const waiversModule: Module = {
  name: 'waivers',
  register: (context) => {
    const { config, db, jobs } = context;
    bindWaivers(context);
    serveSignedWaivers(context);
    const deps = { db, publicUrl: config.publicUrl, postalAddress: config.mail.postalAddress };
    jobs.define('ask_for_waivers', () => askForWaivers(deps));
    jobs.every(secondsBetweenEmails, 'ask_for_waivers');
    jobs.define('forget_signatures', async () => {
      while ((await forgetSignatures(db, batch)) === batch);
    });
    jobs.every(secondsBetweenErasures, 'forget_signatures');
  },
};

/** What later modules use. */
export const waivers = { waiversOfBookings };
