-- Why: 'par' offers Paris before Perth, one of whose other spellings begins so.
ALTER TABLE "place_names" ADD COLUMN "own" boolean DEFAULT false NOT NULL;