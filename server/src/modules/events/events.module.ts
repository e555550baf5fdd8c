import { join } from 'node:path';
import type { House } from '../../house';
import type { Module } from '../../modules';
import { coverStore } from './cover-store';
import { drawCovers } from './draw-covers';
import { serveCovers } from './event-cover.routes';
import { bindEvents } from './events.routes';
import { bindManagedEvents } from './managed-events.routes';

const secondsBetweenDrawings = 300;

/** Events to read: lists, search, one event, its price today, its drawn picture; and what those who run them do with them. */
export const events: Module = {
  name: 'events',
  register: (house: House) => {
    const { bind, config, db, http, jobs } = house;
    const store = coverStore(join(config.dataDir, 'covers'));
    bindEvents(bind, db);
    bindManagedEvents(house);
    serveCovers({ http, db, store });
    jobs.define('draw_covers', () => drawCovers(db, store));
    jobs.every(secondsBetweenDrawings, 'draw_covers');
  },
};
