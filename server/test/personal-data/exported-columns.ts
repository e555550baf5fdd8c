import { practicalColumns } from '../../db/schema/practical-details';

/** The columns of every personal table that are exported. A new one is listed here once someone has decided that it should be. */
export const exportedColumnNames: Readonly<Record<string, string>> = {
  users:
    'id username email firstName lastName profileCompleted birthInfoCompleted dateOfBirth cityOfBirth countryOfBirth timeOfBirth timeOfBirthType timeOfBirthOccurrence birthPlaceId birthLatitude birthLongitude birthTimezone gender relationshipStatus address city state postalCode country billingAddress billingCity billingState billingPostalCode billingCountry sameAsBilling isAdmin isOrganizer userType disabled emailVerified guest birthInfoLastChanged profilePicture displayName bio showsFace leadsSince languages gstNumber qstNumber bookingEmails timezone onboardingCompleted currentCountry currentProvince currentCity maxTravelDistance minPriceRange maxPriceRange priceCurrency preferredEventTypes preferredDays starsOff eventEmails preferredTimes phoneSealed createdAt',
  dependents:
    'id userId firstName lastName relationshipType gender dateOfBirth cityOfBirth countryOfBirth timeOfBirth timeOfBirthType timeOfBirthOccurrence birthPlaceId birthLatitude birthLongitude birthTimezone birthInfoCompleted birthInfoLastChanged consentAt createdAt',
  bookings:
    'id eventId userId pricingTierId totalAmount attendees status paymentStatus bookedAt seats tierType adultPriceCents childPriceCents ticketsTotalCents discountCodeId discountCents siteDiscountCents bookingFeeCents hstCents taxLines totalCents currency cancellationPolicy cancelledPositions cancelledSeats seatsTaken keptCents bookedStartsAt bookedLatitude bookedLongitude bookedLocation soldEndsAt freeCancellationUntil moveAnswerBy policyStartsAt calendarBase lostAmount emailSharedAt origin channel paidBy guestEmail agreementAcceptedAt confirmedAt cancelledAt cancelReason createdAt updatedAt',
  booking_answers: 'id bookingId questionId position asked isSensitive sealed answeredAt',
  booking_attendees: 'bookingId position eventId userId dependentId live',
  booking_moves:
    'id bookingId fromEventId toEventId paidCents priceCents adultPriceCents childPriceCents partyPriceCents supplementId createdAt',
  booking_supplements:
    'supplementId bookingId fromEventId paidCents adultPriceCents childPriceCents partyPriceCents priceTypes people createdAt',
  former_tickets: 'code ticketId eventId createdAt',
  tickets: 'id bookingId position eventId code checkedInAt voidedAt createdAt',
  wallet_passes: 'id ticketId changedAt',
  check_ins: 'id ticketId scanId outcome scannedAt receivedAt isEarly undoneAt',
  waiver_signatures:
    'id waiverId bookingId position signatureId attendeeName isGuardian signedName signedAt receivedAt place eventTitle eventStartDate organizerName keptUntil',
  waivers: 'id seriesId version title text textHash countsFrom createdBy createdAt endedAt',
  holds: 'id bookingId eventId userId seats discountCodeId status extras expiresAt lapsedAt settledAt createdAt',
  payments:
    'id bookingId holdId provider intentId status amountCents currency receivedCents refundedCents lastErrorCode lastErrorMessage declines payerAddress disputed disputeReason lostCents checkedAt succeededAt createdAt updatedAt',
  payment_attempts:
    'id paymentId providerAttemptId amountCents outcome declineCode explanation cardBrand cardLast4 attemptedAt createdAt',
  refunds:
    'id paymentId number amountCents reason status providerRefundId lastError succeededAt failedAt failureReason repeatedAs closedAt closeReason closeNote isPaidAnotherWay createdAt updatedAt',
  dispute_attachments: 'id disputeId kind type createdAt',
  disputes:
    'id paymentId providerDisputeId status reason amountCents currency evidenceDueAt openedAt closedAt decision decidedAt decisionNote evidence evidenceAskedAt evidenceSentAt evidenceError createdAt updatedAt',
  accounting_documents:
    'id kind series sequence number cause paymentId bookingId organizerId period currency totalCents recipient seller content entries occurredAt issuedAt',
  payout_accounts:
    'id organizerId provider providerAccountId state dueAt lostAt formerAccountIds checkedAt createdAt updatedAt',
  transfers:
    'id accountId organizerId day amountCents currency status providerTransferId tries lastError triedAt madeAt createdAt updatedAt',
  transfer_reversals: 'id transferId day amountCents status providerReversalId lastError madeAt createdAt updatedAt',
  bank_payouts:
    'id accountId providerPayoutId status amountCents currency arrivesOn failureCode startedAt createdAt updatedAt',
  adjustments: 'id organizerId amountCents currency reason createdAt',
  payment_discrepancies: 'id kind subject paymentId bookingId details foundAt lastSeenAt resolvedAt',
  provider_events: 'provider id type objectId hint state tries occurredAt receivedAt processedAt',
  waitlist_entries: 'id eventId userId seats status createdAt updatedAt',
  waitlist_offers: 'id entryId eventId seats status expiresAt lapsedAt settledAt createdAt',
  astrology_profiles:
    'id userId birthChart personalityTraits dailyHoroscope weeklyHoroscope strengths challenges recommendations compatibleSigns sunSign moonSign risingSign venusSign marsSign mercurySign fingerprint createdAt updatedAt',
  dependent_astrology_profiles:
    'id dependentId birthChart personalityTraits dailyHoroscope weeklyHoroscope strengths challenges recommendations compatibleSigns sunSign moonSign risingSign venusSign marsSign mercurySign fingerprint createdAt updatedAt',
  user_event_matches:
    'id userId eventId analysisId sunCompatibilityScore moonCompatibilityScore venusCompatibilityScore matchScore matchReasoning model createdAt',
  dependent_event_matches:
    'id dependentId eventId analysisId sunCompatibilityScore moonCompatibilityScore venusCompatibilityScore matchScore matchReasoning model createdAt',
  event_feedback: 'id userId eventId rating question1Answer question2Answer question3Answer createdAt updatedAt',
  follows: 'userId hostId toldAt createdAt',
  saved_events: 'userId eventId createdAt',
  reviews: 'id eventId userId bookingId rating comment adminResponse respondedAt editedAt isJunk createdAt updatedAt',
  events: `id title slug description location latitude longitude timezone placeId country province coast categoryId secondaryCategoryId1 secondaryCategoryId2 secondaryCategoryId3 secondaryCategoryId4 duration capacity minimumAge checkInOpensHours childCarer cancellationPolicy ${Object.keys(practicalColumns).join(' ')} startDate endDate startTime endTime startsAt endsAt soldEndsAt imageUrl features status accessCode seriesId hasOtherDates scheduledFor cutOffHours salesPausedAt runsFrom decideDaysBefore runsAskedAt runsDecidedAt version createdBy organizerId approvedAt publishedAt reviewRequestedAt returnReason cancelReason cancelledAt seatsConfirmed seatsHeld coveredSeats lowestAdultPriceCents lowestPriceUntil createdAt updatedAt`,
  uploads: 'name purpose userId eventId contentType bytes width height attachedAt createdAt',
  categories: 'id name description isActive significators createdAt updatedAt createdBy',
  event_features: 'id name description isActive createdAt updatedAt createdBy',
  kept_forms: 'userId form value keptAt createdAt',
  saved_views: 'id userId list name query createdAt',
  event_openings: 'userId eventId createdAt',
  resource_groups: 'id organizerId name createdAt',
  resources: 'id groupId name quantity carries userId retiredAt',
  seat_blocks: 'id eventId label seats createdBy releaseAt releasedAt createdAt',
  message_stops: 'userId organizerId createdAt',
  event_messages: 'id eventId senderId subject body recipients queuedAt createdAt',
  conversations:
    'id eventId hostId lastMessageId travellerReadId hostReadId travellerMailedId hostMailedId travellerMailedAt hostMailedAt createdAt',
  conversation_messages: 'id conversationId sender text createdAt',
  conversation_blocks: 'blockerId blockedId createdAt',
  event_pictures: 'eventId position file alt',
  mails:
    'id messageId kind dedupeKey userId to eventMessageId onlyIf onlyIfOf subject text state tries lastError sentAt createdAt',
  auth_tokens: 'id userId expiresAt absoluteExpiresAt lastUsedAt confirmedAt userAgent createdAt',
  totp_factors: 'userId confirmedAt createdAt',
  passkeys: 'id userId credentialId counter transports name lastUsedAt createdAt',
  recovery_codes: 'id userId usedAt createdAt',
  email_change_requests: 'id userId currentEmail newEmail step codeExpires codeSentAt tries createdAt',
  password_reset_tokens: 'id email purpose expiresAt used tries strangerTries createdAt',
  temp_users:
    'id username email firstName lastName userType verificationCodeExpires verificationTries strangerTries codeSentAt createdAt',
  idempotency_keys: 'id userId route key bodyHash statusCode completedAt claims renewedAt createdAt',
  error_logs:
    'id errorType userId email errorMessage errorDetails userAgent ipAddress endpoint httpMethod statusCode requestId createdAt',
  audit_log: 'id actorId actorRole action targetType targetId changes requestId createdAt',
  person_notes: 'id userId text createdAt',
  organization_members: 'userId organizerId role joinedAt',
  event_guides: 'eventId userId createdAt',
  series_guides: 'seriesId userId createdAt',
  due_booking_emails: 'id userId bookingId kind people happenedAt',
  organization_invitations: 'id organizerId email role expiresAt acceptedAt withdrawnAt createdAt',
  gate_devices: 'id organizerId name createdBy endsAt revokedAt lastUsedAt createdAt',
  webhooks:
    'id organizerId url types formerSecretUntil createdBy answeredAt offAt isGivenUp failingSince failures restsUntil toldAt createdAt',
  imports: 'id organizerId createdBy source state sendsTickets refused createdAt undoneAt',
  import_rows: 'importId line organizerId eventId party name email people isChild state bookingId',
  resellers: 'id organizerId name seriesIds commission offAt createdBy createdAt',
  reseller_payments: 'id resellerId amountCents currency paidOn madeBy createdAt',
  api_keys: 'id organizerId name start scopes resellerId createdBy endsAt revokedAt lastUsedAt createdAt',
  account_deletions: 'userId requestedAt dueAt givesUpBookings farewellAt erasedAt filesLeft mailsLeft',
};
