-- What each table has: the first sentence of its file in server/db/schema; a test compares them.

COMMENT ON TABLE address_stops IS
  'Organizers whose emails someone without an account has stopped, because they don''t know them (docs/rules/emails.md, "Emails to people without an account").';
COMMENT ON TABLE accounting_documents IS 'Receipts, credit notes and invoices, as they were issued: never changed, and numbered without gaps.';
COMMENT ON TABLE accounting_series IS 'How far each series of documents is numbered.';
COMMENT ON TABLE account_deletions IS 'Accounts whose owners have asked us to delete them (rule PRI-04).';
COMMENT ON TABLE astrology_profiles IS 'A user''s chart and its texts.';
COMMENT ON TABLE dependent_astrology_profiles IS 'A dependent''s chart and its texts.';
COMMENT ON TABLE audit_log IS 'Who did what to what (rule ERR-06), written in the transaction that does it.';
COMMENT ON TABLE auth_tokens IS 'Sessions.';
COMMENT ON TABLE booking_attendees IS
  'One row per person and booking, made by a trigger from `bookings.attendees` (names and ages stay there, once).';
COMMENT ON TABLE booking_moves IS 'Bookings that were moved to another date of their series, and what the move did to their price.';
COMMENT ON TABLE booking_notices IS 'What happened to bookings, written by a trigger of bookings.';
COMMENT ON TABLE due_booking_emails IS 'What one person is still to be told about bookings: the organizer, or a member of the organization.';
COMMENT ON TABLE booking_answers IS 'What travellers have answered.';
COMMENT ON TABLE booking_questions IS 'What organizers ask the people who''ve booked a date of a series.';
COMMENT ON TABLE booking_supplements IS 'What travellers pay to move a booking to a dearer date, or to add people to it.';
COMMENT ON TABLE bookings IS 'Bookings, from the hold on.';
COMMENT ON TABLE categories IS 'Event categories.';
COMMENT ON TABLE check_ins IS 'Every scan of a ticket, including those made offline and sent later.';
COMMENT ON TABLE conversations IS 'What a traveller and the host of an event write to each other.';
COMMENT ON TABLE conversation_messages IS 'The messages of conversations, as typed.';
COMMENT ON TABLE conversation_blocks IS 'Who wants no more messages from whom, in any conversation.';
COMMENT ON TABLE dependents IS 'People a traveller manages.';
COMMENT ON TABLE discount_codes IS 'Discount codes, each for one event or for all dates of its series.';
COMMENT ON TABLE dispute_attachments IS 'Files that admins add to the evidence about a dispute, one of each kind.';
COMMENT ON TABLE disputes IS 'Disputes of payments, as the provider last told us (rule PAY-21).';
COMMENT ON TABLE email_change_requests IS 'An email change: a code sent to the old address, then one to the new (rule SES-10).';
COMMENT ON TABLE error_logs IS
  'The only log with emails and IP addresses (rule ERR-04): details by allow-list, for admins only, kept 30 days.';
COMMENT ON TABLE event_astrology_analysis IS
  'What an event''s sky says: signs that suit it, tone, reasoning, and the vector that scores are computed from.';
COMMENT ON TABLE event_edits IS
  'Published events that say something else than what an admin has seen, until one has looked at it.';
COMMENT ON TABLE event_features IS 'What can be included in an event.';
COMMENT ON TABLE event_feedback IS 'How much a person likes the idea of an event, 1 to 10, with three answers.';
COMMENT ON TABLE user_event_matches IS 'How an event suits a user, with the sentence that says why.';
COMMENT ON TABLE dependent_event_matches IS 'How an event suits a dependent, with the sentence that says why.';
COMMENT ON TABLE event_messages IS
  'What an organizer wrote to everyone with a confirmed booking, once per message; each person''s email is in `mails`.';
COMMENT ON TABLE event_notices IS
  'What people with a booking are told about an event''s changes: one email for all edits until it''s sent.';
COMMENT ON TABLE event_openings IS
  'Unlisted events that someone has opened with a code: they can read and book them from then on.';
COMMENT ON TABLE event_pictures IS
  'The further pictures of events: each has its position, so that an event can''t have more than there are positions.';
COMMENT ON TABLE event_search IS
  'Which text an event has, and what lists of events that have a word go by; kept apart from events, so that it''s never read by '
  'accident.';
COMMENT ON TABLE search_texts IS 'What searches look for words in: the texts of events, once for all dates of a series that have the same.';
COMMENT ON TABLE search_words IS 'Every word of an event''s title, location or categories, once: what a typing error may have meant.';
COMMENT ON TABLE event_schedules IS 'When the dates of a series are, for those that take place again and again.';
COMMENT ON TABLE event_series IS 'What people choose: an experience, whose dates are events.';
COMMENT ON TABLE events IS 'The things people book.';
COMMENT ON TABLE holds IS 'Seats, and one use of a discount code, held for an unpaid booking (which has the quote).';
COMMENT ON TABLE idempotency_keys IS
  'Answers to calls made with an `Idempotency-Key` (rules IDE-01, IDE-02): one per person or API key, route and key, for 24 h.';
COMMENT ON TABLE installation IS 'What this installation is called towards the outside.';
COMMENT ON TABLE invoiced_postings IS 'The postings whose fee, or what a reseller owes, is on an invoice, each on one.';
COMMENT ON TABLE kept_forms IS 'Event forms that someone hadn''t finished when they signed out: the browser forgets everything then.';
COMMENT ON TABLE ledger_postings IS 'The ledger''s postings: what moves money, once per cause.';
COMMENT ON TABLE ledger_entries IS 'The lines of the ledger''s postings, append-only like them.';
COMMENT ON TABLE mails IS
  'Emails, written in the transaction that causes them and sent by a job afterwards; a repeat has the same Message-ID (rule '
  'CRA-11).';
COMMENT ON TABLE message_stops IS
  'Organizers whose messages to attendees someone has stopped (docs/rules/emails.md, "Messages that someone stops").';
COMMENT ON TABLE passkeys IS 'Passkeys: keys that a person''s devices keep.';
COMMENT ON TABLE passkey_challenges IS 'Questions that a passkey is about to answer.';
COMMENT ON TABLE password_reset_tokens IS 'Codes for a forgotten password, or to sign in without one; only the newest of a purpose, browser and address counts (rule SES-06).';
COMMENT ON TABLE payment_attempts IS
  'Attempts to charge a card for a payment, as the provider tells us: each once, with why it was declined.';
COMMENT ON TABLE payment_discrepancies IS 'Differences between the provider''s books and ours (rule PAY-10).';
COMMENT ON TABLE payments IS 'Our record of a payment intent, one per booking.';
COMMENT ON TABLE person_notes IS 'What admins note about a person, for other admins.';
COMMENT ON TABLE places IS 'Towns of the world, and parks.';
COMMENT ON TABLE place_names IS 'Every spelling of a place as a normalized key.';
COMMENT ON TABLE extra_stock IS 'How many of each extra are taken on a date, held ones included, and of each of its choices.';
COMMENT ON TABLE gazetteer IS 'One row: which edition of the gazetteer is loaded.';
COMMENT ON TABLE loaded_countries IS 'Empty: 1.0.0 used it while loading the gazetteer, and could run on this database again.';
COMMENT ON TABLE pricing_tiers IS 'An event''s prices: at most one tier of each type.';
COMMENT ON TABLE provider_events IS 'Webhooks that arrived, each stored once, for two years (rules PAY-06, PAY-07).';
COMMENT ON TABLE published_totals IS 'How many events are published, and how many series they''re dates of: the sums of all rows.';
COMMENT ON TABLE former_tickets IS
  'Codes that tickets had before their booking moved to another date: check-in there still recognizes them, and refuses them.';
COMMENT ON TABLE full_events IS 'Events without a seat left, kept by a trigger: an index on the seats would make every sale slower.';
COMMENT ON TABLE rate_limits IS 'Calls counted per bucket and window; shared by all processes, survives a restart (rules RAT).';
COMMENT ON TABLE refunds IS 'Refunds of a payment, numbered from 1.';
COMMENT ON TABLE reviews IS 'A participant''s review after the trip, 1 to 5; anonymous once the account is gone.';
COMMENT ON TABLE sandbox.intents IS 'Payment intents, as the provider sees them.';
COMMENT ON TABLE sandbox.charges IS 'Attempts to charge a card.';
COMMENT ON TABLE sandbox.refunds IS 'Refunds.';
COMMENT ON TABLE sandbox.disputes IS 'What the card''s bank asks back.';
COMMENT ON TABLE sandbox.balance_transactions IS 'What changed the balance, once each, and what it costs.';
COMMENT ON TABLE sandbox.events IS 'What happened; sent as signed webhooks until the receiver answers 2xx.';
COMMENT ON TABLE sandbox.idempotency_keys IS 'Answers by idempotency key: the same key gives the same object, a different body is refused.';
COMMENT ON TABLE wallet_passes IS
  'Which devices have which ticket in Apple Wallet, and are told when it changes (docs/rules/tickets.md, "Passes for phones").';

COMMENT ON TABLE follows IS
  'Hosts whose new dates someone wants to hear of (docs/rules/emails.md, "New dates of a host").';

COMMENT ON TABLE widget_visits IS 'Visits of the widget on other sites, for a day: which booking one led to (rule WID-02).';
COMMENT ON TABLE saved_events IS 'Events that a person keeps to come back to.';
COMMENT ON TABLE saved_views IS 'Filters and orders of lists that an admin has saved under a name.';
COMMENT ON TABLE totp_factors IS 'An authenticator app that makes codes: at most one per person (rule FAC-02).';
COMMENT ON TABLE recovery_codes IS 'Codes for someone who has lost their other factors.';
COMMENT ON TABLE seat_blocks IS
  'Seats that an organizer sets aside for another channel, such as a hotel''s desk: taken until they''re released.';
COMMENT ON TABLE sign_meanings IS 'What a sign means in a position: 72 rows.';
COMMENT ON TABLE signing_keys IS 'Secrets that the program creates for itself, once each.';
COMMENT ON TABLE task_runs IS
  'When each recurring task last ran, in any process; the health check uses it for the reconciler (rule ERR-07).';
COMMENT ON TABLE tax_settings IS
  'The settings about taxes, as this installation was last started with: statements that price events read them.';
COMMENT ON TABLE temp_users IS 'Pending sign-ups: deleted when one with their email is verified, expired after 24 h.';
COMMENT ON TABLE tickets IS 'One per confirmed attendee (invariant 7).';
COMMENT ON TABLE totals IS
  'Sums over events, of each organizer and of everyone, so that no figure depends on how many events and bookings there are.';
COMMENT ON TABLE event_totals IS 'What events are sorted by, and what of each is in `totals`.';
COMMENT ON TABLE series_totals IS 'What series are sorted by in reports: `event_totals` of their dates, added up.';
COMMENT ON TABLE total_changes IS 'What has changed since it was added up: an event, or how many accounts there are.';
COMMENT ON TABLE uploads IS 'Uploaded files.';
COMMENT ON TABLE users IS 'Everyone with a verified account.';
COMMENT ON TABLE waitlist_entries IS 'Parties waiting for seats at a sold-out event, first come, first served.';
COMMENT ON TABLE waitlist_offers IS 'Seats offered to the next in line for `waitlistOfferHours`.';
COMMENT ON TABLE zone_offsets IS 'The shipped zone table: what the clocks of each zone showed, one row per stretch of the same offset.';
COMMENT ON TABLE zone_edition IS 'One row: which edition of the zone table is loaded.';
COMMENT ON TABLE adjustments IS 'What admins gave organizers, or took from them, and why.';
COMMENT ON TABLE bank_payouts IS 'What the provider sends from organizers'' accounts to their banks, as it last told us.';
COMMENT ON TABLE api_keys IS 'What an organization''s own programs prove themselves with.';
COMMENT ON TABLE resellers IS 'Companies that sell an organization''s events in their own shops (docs/rules/resellers.md).';
COMMENT ON TABLE reseller_bookings IS 'What resellers have reserved and booked: what a booking has besides what every booking has (rules OCT-01 to OCT-04).';
COMMENT ON TABLE reseller_payments IS 'What organizers say that resellers have paid them.';
COMMENT ON TABLE gate_devices IS 'Phones that check people in without an account, by a link.';
COMMENT ON TABLE gate_device_events IS 'The dates that a gate device checks in.';
COMMENT ON TABLE gate_device_series IS 'The events of which a gate device checks in all dates that weren''t over when it was made, and those to come.';
COMMENT ON TABLE organization_invitations IS 'Invitations to an organization, by email.';
COMMENT ON TABLE organization_members IS 'Who works in whose organization, besides its organizer, who has no row.';
COMMENT ON TABLE resource_groups IS 'Resources that can stand in for each other: boats, vans, wetsuits M.';
COMMENT ON TABLE resources IS 'A boat, a guide, 20 wetsuits.';
COMMENT ON TABLE resource_uses IS 'Who has what from when until when: a date, or a note.';
COMMENT ON TABLE event_guides IS 'The dates that a guide is assigned to.';
COMMENT ON TABLE series_guides IS 'The events of which a guide has all dates that weren''t over when they were given them, and those to come.';
COMMENT ON TABLE payout_accounts IS 'Organizers'' accounts at the payment provider, as it last told us.';
COMMENT ON TABLE sandbox.accounts IS 'Connected accounts at the sandbox.';
COMMENT ON TABLE sandbox.account_links IS 'Addresses of the sandbox''s own page for an account: each works once, for a while.';
COMMENT ON TABLE sandbox.transfers IS 'What was moved to an account, or back if it''s negative.';
COMMENT ON TABLE sandbox.payouts IS 'What went from an account to its bank.';
COMMENT ON TABLE transfers IS 'What''s handed on to an organizer: at most one a day.';
COMMENT ON TABLE transfer_reversals IS 'What''s taken back of a transfer, after refunds that were made later.';
COMMENT ON TABLE waivers IS 'What an organizer asks everyone who comes to sign, for all dates of a series, in versions.';
COMMENT ON TABLE waiver_signatures IS
  'A person''s signature of a version of a waiver, with everything that''s printed on its PDF, and the PDF once someone opened it.';
COMMENT ON TABLE activities IS
  'What happened to an organization''s bookings, events and payouts, written by triggers if one of its webhooks wants it.';
COMMENT ON TABLE webhooks IS 'Where an organization''s programs want to be told of activities.';
COMMENT ON TABLE imports IS 'Files of bookings that organizers brought from other programs.';
COMMENT ON TABLE import_rows IS 'What an import makes of each row of its file.';
COMMENT ON TABLE imported_codes IS 'Codes of tickets that were bought elsewhere: check-in admits the new ticket by its old code.';
COMMENT ON TABLE webhook_deliveries IS 'An activity that a webhook is told of.';
