DROP INDEX "diagnostic_conversations_score";--> statement-breakpoint
DROP INDEX "diagnostic_conversations_booking";--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_score" ON "diagnostic_conversations" USING btree ("lead_score" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_booking" ON "diagnostic_conversations" USING btree (coalesce("booking_status", 'none'),"created_at" DESC NULLS LAST,"id","booking_status");--> statement-breakpoint
-- What the planner knew of the values went with the old indexes.
ANALYZE "diagnostic_conversations";
