-- Why: a signed waiver is drawn once, and its PDF is kept with the signature.
ALTER TABLE "waiver_signatures" ADD COLUMN "pdf" "bytea";
