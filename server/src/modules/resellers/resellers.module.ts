import { guestsKeptDays } from '@ascendant/domain/booking/manual-booking';
import type { Module } from '../../application/module';
import { endRunOut } from './octo/cancel';
import { bindOcto } from './octo/octo.routes';
import { forgetContacts } from './octo/reservations.repository';
import { bindResellers } from './resellers.routes';

const secondsBetweenEnds = 30;
const secondsBetweenForgetting = 86_400;

/** Companies that sell organizations' events in their own shops, by the standard OCTO. */
export const resellersModule: Module = {
  name: 'resellers',
  register: (context) => {
    const { db, jobs } = context;
    bindResellers(context);
    bindOcto(context);
    jobs.define('end_reservations', () => endRunOut(db));
    jobs.every(secondsBetweenEnds, 'end_reservations');
    jobs.define('forget_contacts', () => forgetContacts(db, guestsKeptDays));
    jobs.every(secondsBetweenForgetting, 'forget_contacts');
  },
};
