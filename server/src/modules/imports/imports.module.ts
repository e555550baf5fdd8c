import { undoDays } from '@ascendant/domain/imports/import-state';
import type { Module } from '../../application/module';
import { forgetRows } from './imports.repository';
import { bindImports } from './imports.routes';
import { runImport } from './run-import';

const secondsBetweenForgetting = 86_400;

/** Bookings that organizers bring from other programs. */
export const importsModule: Module = {
  name: 'imports',
  register: (context) => {
    const { config, db, jobs, limits } = context;
    const deps = { db, limits, currency: config.currency, postalAddress: config.mail.postalAddress };
    bindImports(context);
    jobs.define('run_import', ({ importId }, stopping) => runImport(deps, importId, stopping));
    jobs.define('forget_imports', () => forgetRows(db, undoDays));
    jobs.every(secondsBetweenForgetting, 'forget_imports');
  },
};
