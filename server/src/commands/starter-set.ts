import { writeCatalogue } from '../../db/seed/load/load-catalogue';
import { recordAudit } from '../audit/audit.repository';
import { inTransaction } from '../database/database';
import { refuseOtherSchema } from '../database/schema-check';
import type { Command } from './command';
import { onDatabase, print } from './on-database';

/** `ascendant starter-set`: adds the categories and features that a new site begins with. What's there stays as it is. */
export const addStarterSet: Command = () =>
  onDatabase(async ({ db, url }) => {
    await refuseOtherSchema(url);
    const written = await inTransaction(db, async (tx) => {
      const added = await writeCatalogue(tx);
      await recordAudit(tx, {
        actor: null,
        action: 'catalogue.started',
        changes: {
          categories: { before: null, after: added.categories },
          features: { before: null, after: added.features },
        },
      });
      return added;
    });
    print(`Added ${written.categories} categories and ${written.features} features. Change them at /admin/settings.`);
  });
