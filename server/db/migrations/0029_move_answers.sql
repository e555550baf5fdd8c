-- Why: travellers whose date was moved say until a moment whether they come; without an answer they get a full refund.
ALTER TABLE "bookings" ADD COLUMN "move_answer_by" timestamp (3) with time zone;
