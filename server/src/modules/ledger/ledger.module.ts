import type { Module } from '../../application/module';
import { assignTaxes } from './assign-taxes';
import { registerMoneyRoutes } from './money.routes';
import { findMovements } from './movements.repository';
import { post, postEarlier, postMissing, postMove, postPayment } from './post';
import { postFreeSale, postFreeSaleMove, postMissingFreeSales } from './post-free-sales';
import { postManualFee, returnManualFee, returnMissingFees } from './post-manual-fees';
import { postAdjustment, postReversal, postTransfer } from './post-payouts';
import { postProviderFees } from './post-provider-fees';
import { findPostedTransfers } from './posted-transfers.repository';
import { findPostings } from './postings.repository';

/** Twice a day: an older version that ran beside this one for a while has posted nothing. */
const secondsBetweenLooks = 43_200;

/** The ledger: what becomes of every payment's money, and whom it belongs to. */
export const ledgerModule: Module = {
  name: 'ledger',
  register: (context) => {
    const { db, jobs, log } = context;
    registerMoneyRoutes(context);
    jobs.define('post_missing', async () => {
      const [payments, freeSales] = [await postMissing(db), await postMissingFreeSales(db)];
      const manualFees = await returnMissingFees(db);
      await assignTaxes(db);
      if (payments + freeSales + manualFees > 0)
        log.warn({ payments, freeSales, manualFees }, 'bookings had postings missing, and have them now');
    });
    jobs.every(secondsBetweenLooks, 'post_missing');
  },
  prepare: ({ db }) => postEarlier(db),
};

/** What later modules use. */
export const ledger = {
  findMovements,
  findPostings,
  findPostedTransfers,
  post,
  postAdjustment,
  postFreeSale,
  postFreeSaleMove,
  postManualFee,
  postMove,
  postPayment,
  postProviderFees,
  postReversal,
  postTransfer,
  returnManualFee,
};
