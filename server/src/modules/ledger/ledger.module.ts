import type { Module } from '../../application/module';
import { registerMoneyRoutes } from './money.routes';
import { linesOwedTo } from './money.service';
import { findMovements } from './movements.repository';
import { post, postEarlier, postMove, postPayment } from './post';
import {
  postAllMissing,
  postFreeSale,
  postFreeSaleMove,
  postAdjustment,
  postReversal,
  postTransfer,
} from './post-free-sales';
import { postManualFee, returnManualFee, postProviderFees } from './post-manual-fees';
import { owedByReseller, postResellerPayment, postResellerSale, returnResellerSale } from './post-reseller-sales';
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
      const posted = await postAllMissing(db);
      if (posted > 0) log.warn({ posted }, 'bookings had postings missing, and have them now');
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
  linesOwedTo,
  owedByReseller,
  post,
  postAdjustment,
  postFreeSale,
  postFreeSaleMove,
  postManualFee,
  postMove,
  postPayment,
  postProviderFees,
  postResellerPayment,
  postResellerSale,
  postReversal,
  postTransfer,
  returnManualFee,
  returnResellerSale,
};
