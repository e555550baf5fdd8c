import type { Module } from '../../application/module';
import { forgetActivities } from './activities.repository';
import { writeActivities } from './activities.service';
import { resumeWebhooks } from './deliveries.repository';
import { sendWebhook } from './send.service';
import { bindV1Webhooks } from './v1-webhooks.routes';
import { bindWebhooks } from './webhooks.routes';

const secondsBetweenBodies = 5;
const hourSeconds = 3600;

/** What organizations' own programs are told of what happens. */
export const webhooksModule: Module = {
  name: 'webhooks',
  register: (context) => {
    const { config, db, jobs, outbound, sealer, clock } = context;
    const { publicUrl, currency } = config;
    const deps = { db, outbound, sealer, clock, publicUrl };
    bindWebhooks(context, deps);
    bindV1Webhooks(context, deps);
    jobs.define('write_activities', (_, stopping) => writeActivities(db, { publicUrl, currency }, stopping));
    jobs.every(secondsBetweenBodies, 'write_activities');
    jobs.define('send_webhooks', ({ webhookId }, stopping) => sendWebhook(deps, webhookId, stopping));
    jobs.define('tend_webhooks', async () => {
      await forgetActivities(db);
      await resumeWebhooks(db);
    });
    jobs.every(hourSeconds, 'tend_webhooks');
  },
};
