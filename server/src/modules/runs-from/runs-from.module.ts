import type { Module } from '../../application/module';
import { decideRuns } from './decide-runs';
import { bindRunsFrom } from './runs-from.routes';

const secondsBetween = 300;

/** Dates that need a number of people, and the day on which it's decided whether they take place. */
export const runsFromModule: Module = {
  name: 'runs-from',
  register: (context) => {
    const { config, db, jobs } = context;
    bindRunsFrom(context);
    jobs.define('decide_runs', () => decideRuns({ db, publicUrl: config.publicUrl }));
    jobs.every(secondsBetween, 'decide_runs');
  },
};
