-- Why: payments were marked with the public URL, so a moved site took its own older payments for a stranger's.
CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"site" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_is_only" CHECK ("installation"."is_only")
);
