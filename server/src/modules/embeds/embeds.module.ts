import type { Module } from '../../application/module';
import { serveEmbeds } from './embeds.routes';
import { serveWidget } from './widget.routes';

/** Pages that other sites show in a frame: published events, without a session. */
export const embedsModule: Module = {
  name: 'embeds',
  register: (context) => {
    serveEmbeds(context);
    serveWidget(context);
  },
};
