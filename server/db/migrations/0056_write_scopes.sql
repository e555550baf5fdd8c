-- Why: keys write: sales, bookings, check-ins and webhooks.
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_scopes";--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scopes" CHECK ("api_keys"."scopes" <@ array['events:read', 'events:write', 'bookings:read', 'bookings:write', 'people:read', 'check-in:write', 'money:read', 'webhooks:write']);