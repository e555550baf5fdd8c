import type { Module } from '../../application/module';
import { places } from '../places/places.module';
import { bindDirectory } from './directory.routes';

/** The people with an account, as admins see them. */
export const directoryModule: Module = {
  name: 'directory',
  register: ({ bind, db, config }) =>
    bindDirectory(bind, { db, countryZones: (country) => places.zonesOfCountry(db, country) }, config.publicUrl),
};
