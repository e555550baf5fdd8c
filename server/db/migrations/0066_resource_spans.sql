-- Why: what meets a span is found by the span, not by reading all that a resource is used for later.
DROP INDEX "resource_uses_during";--> statement-breakpoint
CREATE INDEX "resource_uses_span" ON "resource_uses" USING gist ("during");--> statement-breakpoint
CREATE INDEX "resource_uses_resource_id" ON "resource_uses" USING btree ("resource_id");