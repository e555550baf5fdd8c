import { routes } from '@ascendant/contract/routes';
import { AppError } from '../../errors/app-error';
import { callerOf } from '../../http/binding';
import type { Module } from '../../application/module';
import { zonesOfCountry } from '../places/places.service';
import { presentProfile, presentSigns } from './charts.presenter';
import { chartOfUser, chartsOfDependents, type ChartDeps } from './charts.service';
import { horoscopesFor } from './horoscopes';
import { findSignMeaning, loadSignMeanings } from './sign-meanings.repository';

/** Charts of people: what the sky was at their birth, and what the signs mean. */
export const chartsModule: Module = {
  name: 'charts',
  register: ({ bind, db, clock }) => {
    const deps: ChartDeps = { db, countryZones: (country) => zonesOfCountry(db, country) };

    bind(routes.astrologyProfile, async (call) => {
      const person = await chartOfUser(deps, callerOf(call).userId);
      if (!person) throw new AppError('not_found', { message: 'Birth Information Required' });
      return presentProfile(person, horoscopesFor(person, clock.now()));
    });

    bind(routes.dependentSigns, async (call) =>
      (await chartsOfDependents(deps, callerOf(call).userId)).map(presentSigns),
    );
    bind(routes.signMeaning, async ({ params }) => {
      const meaning = await findSignMeaning(db, params.sign, params.position);
      if (!meaning) throw new AppError('not_found', { message: 'Sign Meaning Not Found' });
      return meaning;
    });
  },
  prepare: ({ db }) => loadSignMeanings(db),
};
