-- Why: IDE-02: an answer commits with its effect; a call that lost its key to a repeat must notice, and roll back.
ALTER TABLE "idempotency_keys" ADD COLUMN "claims" integer DEFAULT 1 NOT NULL;
