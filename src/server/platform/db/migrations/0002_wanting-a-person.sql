ALTER TABLE "diagnostic_conversations" ADD COLUMN "wants_person_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "diagnostic_conversations" ADD COLUMN "wants_person_reason" text;