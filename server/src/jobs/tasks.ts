import { conversationSides } from '@ascendant/domain/conversation/conversation';
import { z } from 'zod';

/**
 * Every kind of job with its payload. Payloads contain ids, never personal data (ERR-03). A job loads the rest itself.
 */
export const tasks = {
  send_mail: z.object({ mailId: z.int() }),
  sweep: z.object({}),
  load_gazetteer: z.object({}),
  sweep_accounts: z.object({}),
  /** Deletes invitations to organizations that ended long ago. */
  sweep_invitations: z.object({}),
  /** `requestId`: of the call that asked; none when a code is renewed that waited too long to be sent. */
  send_reset_code: z.object({ resetId: z.int(), requestId: z.string().optional() }),
  send_sign_in_code: z.object({ resetId: z.int(), requestId: z.string().optional() }),
  sweep_pictures: z.object({}),
  /** `from`: where in the list of events it goes on. */
  draw_covers: z.object({ from: z.int().optional() }),
  end_tiers: z.object({}),
  act_on_notice: z.object({ noticeId: z.string() }),
  send_evidence: z.object({ disputeId: z.int() }),
  remind_of_disputes: z.object({}),
  tell_of_refunds: z.object({ bookingId: z.int() }),
  make_refund: z.object({ refundId: z.int() }),
  reconcile_payments: z.object({ olderThanSeconds: z.int().optional() }),
  compare_books: z.object({}),
  compare_ledger: z.object({}),
  pay_organizers: z.object({}),
  make_transfer: z.object({ transferId: z.int() }),
  make_reversal: z.object({ reversalId: z.int() }),
  read_payout_account: z.object({ accountId: z.int() }),
  compare_transfers: z.object({}),
  post_missing: z.object({}),
  issue_documents: z.object({}),
  issue_all_documents: z.object({}),
  /** `answerBy`: until when they were asked to answer. A date that has moved again since is another question. */
  remind_unanswered: z.object({ eventId: z.int(), answerBy: z.iso.datetime() }),
  end_event_bookings: z.object({ eventId: z.int() }),
  tend_waitlists: z.object({}),
  send_event_message: z.object({ messageId: z.int() }),
  tell_of_messages: z.object({ conversationId: z.int(), to: z.enum(conversationSides) }),
  tell_of_offer: z.object({ offerId: z.int() }),
  tell_of_event_change: z.object({ noticeId: z.int() }),
  compare_zones: z.object({}),
  renew_event_instants: z.object({}),
  tell_of_clock_change: z.object({ eventId: z.int(), version: z.int(), startMinutes: z.int(), endMinutes: z.int() }),
  write_event_emails: z.object({}),
  write_new_dates: z.object({}),
  end_reservations: z.object({}),
  forget_contacts: z.object({}),
  tell_organizers: z.object({}),
  write_activities: z.object({}),
  send_webhooks: z.object({ webhookId: z.int() }),
  tend_webhooks: z.object({}),
  ask_questions: z.object({}),
  forget_answers: z.object({}),
  release_seat_blocks: z.object({}),
  ask_for_waivers: z.object({}),
  forget_signatures: z.object({}),
  tell_of_passes: z.object({}),
  push_pass: z.object({ passId: z.int() }),
  tell_guests: z.object({}),
  forget_guests: z.object({}),
  /** Runs or undoes it, as its state says. */
  run_import: z.object({ importId: z.int() }),
  forget_imports: z.object({}),
  /** Those who book for themselves, without an account. */
  forget_idle_guests: z.object({}),
  forget_kept_forms: z.object({}),
  extend_schedule: z.object({ seriesId: z.int() }),
  extend_schedules: z.object({}),
  decide_runs: z.object({}),
  delete_accounts: z.object({}),
  fold_totals: z.object({}),
  renew_category_search: z.object({ categoryId: z.int() }),
  /** An event of the demo, and the key it has in the demo's files. */
  draw_demo_gallery: z.object({ eventId: z.int(), key: z.string() }),
  /** The events of the demo itself, not those that are added to it for measuring. */
  open_demo_events: z.object({ eventIds: z.array(z.int()) }),
} as const satisfies Record<string, z.ZodType>;

/** The tasks that send emails. */
export const mailTasks = ['send_mail', 'send_reset_code', 'send_sign_in_code'] as const satisfies readonly TaskName[];

/** The tasks that wait for servers of organizations' own. */
export const webhookTasks = ['send_webhooks'] as const satisfies readonly TaskName[];

export type TaskName = keyof typeof tasks;
export type TaskPayload<Name extends TaskName> = z.output<(typeof tasks)[Name]>;
