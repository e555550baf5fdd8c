import { LRUCache } from 'lru-cache';
import type { ApplicationContext } from '../../application/application-context';
import type { Module } from '../../application/module';
import { quietMoment } from '../../jobs/quiet-moment';
import { bookingLinkToken, bookingOfLink } from './booking-link';
import { opensAtOf, presentWaiverText } from './check-in.presenter';
import { bindCheckIn } from './check-in.routes';
import { checkInAll, findTicketOfCode, undoCheckIn } from './check-in.service';
import { firstTicketMaker, logoMaker } from './mail-pictures';
import {
  drawDocumentInThread,
  drawEvidenceInThread,
  drawTicketsInThread,
  drawWaiverInThread,
} from './pdf/draw-in-thread';
import { qrSvg } from './qr-code';
import { bindTestTicket } from './test-ticket.routes';
import { registerTicketPdf } from './ticket-pdf.routes';
import { registerTicketQr } from './ticket-qr.routes';
import type { TicketSheet } from './ticket-sheet';
import { ticketSigner } from './ticket-signer';
import { lockTickets } from './tickets.repository';
import { issueTickets, renewTickets, ticketsFile, ticketSheetOf, voidTickets } from './tickets.service';
import { serveAppleWallet } from './wallet/apple-web-service';
import { pushPass, tellOfPasses } from './wallet/push-pass';
import { readAppleWallet, readGoogleWallet } from './wallet/wallet-settings';
import { servePasses } from './wallet/wallet.routes';

/** Tickets: issuing them, drawing them, and checking people in. */
export const ticketsModule: Module = {
  name: 'tickets',
  register: (context) => {
    registerTicketQr(context.http, context.db);
    registerTicketPdf(context);
    attachTickets(context);
    context.mailPictures.define('first-ticket', firstTicketMaker(context.db));
    context.mailPictures.define('logo', logoMaker());
    bindCheckIn(context);
    bindTestTicket(context);
    offerWallets(context);
  },
};

/** What later modules use. */
export const tickets = {
  bookingLinkToken,
  bookingOfLink,
  checkInAll,
  drawDocument: drawDocumentInThread,
  drawEvidence: drawEvidenceInThread,
  drawWaiver: drawWaiverInThread,
  findTicketOfCode,
  issueTickets,
  lockTickets,
  opensAtOf,
  presentWaiverText,
  qrSvg,
  renewTickets,
  ticketSigner,
  ticketsFile,
  undoCheckIn,
  voidTickets,
};

const secondsBetweenPasses = 60;

/** Passes for phones, as far as the operator has set them up. @throws StartError if what's set can't be used */
function offerWallets(context: ApplicationContext): void {
  const { config, db, jobs } = context;
  const apple = config.appleWallet && readAppleWallet(config.appleWallet.folder, config.appleWallet.pushBase);
  const google = config.googleWallet && readGoogleWallet(config.googleWallet.file, config.googleWallet.issuer);
  servePasses(context, apple, google);
  jobs.define('push_pass', async ({ passId }) => {
    if (apple !== null) await pushPass(db, apple, passId);
  });
  jobs.define('tell_of_passes', () => tellOfPasses(db));
  if (apple === null) return;
  serveAppleWallet(context, apple);
  jobs.every(secondsBetweenPasses, 'tell_of_passes');
}

/** Of drawn tickets that are kept for the next email about them. A booking's have about 60 kB. */
const drawnBytes = 16 * 1024 * 1024;

/**
 * Attaches the tickets to confirmation emails. A booking cancelled before its email is sent has none. They're drawn once for all emails with the same
 * tickets, and for each try while the mail server is away.
 */
function attachTickets({ db, mailFiles }: ApplicationContext): void {
  const drawn = new LRUCache<string, Buffer, TicketSheet>({
    maxSize: drawnBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context }) => {
      // The thread has no core of its own.
      await quietMoment();
      return drawTicketsInThread(context);
    },
  });
  mailFiles.define('tickets_pdf', async (bookingId) => {
    const sheet = await ticketSheetOf(db, bookingId);
    return sheet && drawn.forceFetch(JSON.stringify(sheet), { context: sheet });
  });
}
