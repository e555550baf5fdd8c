-- Why: what a ticket shows is signed, by a key that every process and every restored backup shares.
CREATE TABLE "signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_keys_purpose" CHECK ("signing_keys"."purpose" in ('tickets')),
	CONSTRAINT "signing_keys_key" CHECK (octet_length("signing_keys"."key") = 32)
);
