-- Why: hosts and guides show travellers who they are: a picture, since when they lead, and which languages they speak.
ALTER TABLE "users" ADD COLUMN "shows_face" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leads_since" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_leads_since" CHECK ("users"."leads_since" between 1950 and 2100);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_languages" CHECK ("users"."languages" <@ array['en', 'fr', 'es', 'pt', 'de', 'it', 'nl', 'pl', 'uk', 'ru', 'ar', 'fa', 'hi', 'pa', 'ur', 'vi', 'th', 'tl', 'ja', 'ko', 'zh', 'sw', 'iu', 'cr']);