import type { House } from '../../house';
import type { Module } from '../../module';
import { bindPeople } from './people.routes';

/** What people tell of themselves: birth, address, tastes, family; and the picture they are seen by. */
export const people: Module = {
  name: 'people',
  register: ({ bind, db, clock, files, log }: House) => bindPeople(bind, { db, clock, files, log }),
};
