import { join } from 'node:path';
import type { House } from '../../house';
import type { Module } from '../../modules';
import { coverStore } from './cover-store';
import { drawCovers } from './draw-covers';
import { serveCovers } from './event-cover.routes';
import { bindEvents } from './events.routes';

const secondsBetweenDrawings = 300;

/** Events to read: lists, search, one event, its price today, its drawn picture. */
export const events: Module = {
  name: 'events',
  register: ({ bind, config, db, http, jobs }: House) => {
    const store = coverStore(join(config.dataDir, 'covers'));
    bindEvents(bind, db);
    serveCovers({ http, db, store });
    jobs.define('draw_covers', () => drawCovers(db, store));
    jobs.every(secondsBetweenDrawings, 'draw_covers');
  },
};
