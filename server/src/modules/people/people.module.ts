import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { bindPeople } from './people.routes';

/** What people tell us about themselves: birth, address, preferences, family and picture. */
export const peopleModule: Module = {
  name: 'people',
  register: ({ bind, db, clock, files, log, config }: ApplicationContext) =>
    bindPeople(bind, { db, clock, files, log, exchangeRate: config.exchangeRate }),
};
