-- Why: a client that knows only the specification adds people without the question for consent; then no one was asked, and no time is stored.
ALTER TABLE "dependents" ALTER COLUMN "consent_at" DROP NOT NULL;
