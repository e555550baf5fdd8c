import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { requirePossible } from './birth-data.service';
import { bindPeople, bindPhone } from './people.routes';
import { guestPhonePlace, openPhone, sealPhone } from './phone.service';

/** What people tell us about themselves: birth, address, preferences, family and picture. */
export const peopleModule: Module = {
  name: 'people',
  register: ({ bind, db, clock, files, log, config, sealer }: ApplicationContext) => {
    bindPeople(bind, { db, clock, files, log, exchangeRate: config.exchangeRate });
    bindPhone(bind, { db, sealer });
  },
};

/** What later modules use. */
export const people = { guestPhonePlace, openPhone, requirePossible, sealPhone };
