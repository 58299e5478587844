CREATE TABLE "insight_builds" (
	"recipe" text PRIMARY KEY NOT NULL,
	"is_built" boolean NOT NULL,
	"reached_at" timestamp (3) with time zone,
	"reached_id" uuid
);
--> statement-breakpoint
CREATE TABLE "insight_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_facts" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"cells" text[] NOT NULL,
	"weights" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_sums" (
	"period" text NOT NULL,
	"cell" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "insight_sums_period_cell_pk" PRIMARY KEY("period","cell")
);
--> statement-breakpoint
CREATE INDEX "insight_facts_newest" ON "insight_facts" USING btree ("created_at" DESC NULLS LAST,"subject_id");--> statement-breakpoint
CREATE INDEX "insight_facts_recent" ON "insight_facts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "insight_facts_cells" ON "insight_facts" USING gin ("cells");--> statement-breakpoint
-- Drizzle has no triggers. These note whose figures are no longer right; src/server/features/insight/facts/ says who reads it.
-- Words, names and contacts change no figure, and are not looked at.
CREATE OR REPLACE FUNCTION note_insight_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO insight_changes (subject_id) VALUES (coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_insight_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO insight_changes (subject_id)
    SELECT DISTINCT id FROM unnest(ARRAY[NEW.conversation_id, OLD.conversation_id]) AS id WHERE id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_insight_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO insight_changes (subject_id) VALUES (NEW.conversation_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_insight_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO insight_changes (subject_id)
    SELECT id FROM diagnostic_conversations WHERE lead_id = NEW.id
    UNION ALL SELECT id FROM audit_requests WHERE lead_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER insight_conversation_came AFTER INSERT OR DELETE ON diagnostic_conversations
  FOR EACH ROW EXECUTE FUNCTION note_insight_subject();
--> statement-breakpoint
-- The moment comes first: every turn moves it, and then nothing else is compared.
CREATE TRIGGER insight_conversation_changed AFTER UPDATE ON diagnostic_conversations FOR EACH ROW WHEN (
  OLD.updated_at IS DISTINCT FROM NEW.updated_at
  OR OLD.turn_count IS DISTINCT FROM NEW.turn_count
  OR OLD.lead_id IS DISTINCT FROM NEW.lead_id
  OR OLD.wants_person_at IS DISTINCT FROM NEW.wants_person_at
  OR OLD.booking_reason IS DISTINCT FROM NEW.booking_reason
  OR OLD.lead_score IS DISTINCT FROM NEW.lead_score
  OR OLD.coverage IS DISTINCT FROM NEW.coverage
  OR OLD.sentiment_score IS DISTINCT FROM NEW.sentiment_score
  OR OLD.utm_source IS DISTINCT FROM NEW.utm_source
  OR OLD.referrer IS DISTINCT FROM NEW.referrer
  OR OLD.created_at IS DISTINCT FROM NEW.created_at
  OR OLD.score_card IS DISTINCT FROM NEW.score_card
  OR OLD.agent_state IS DISTINCT FROM NEW.agent_state
) EXECUTE FUNCTION note_insight_subject();
--> statement-breakpoint
CREATE TRIGGER insight_booking_came AFTER INSERT OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION note_insight_booking();
--> statement-breakpoint
CREATE TRIGGER insight_booking_changed AFTER UPDATE ON bookings FOR EACH ROW WHEN (
  OLD.status IS DISTINCT FROM NEW.status
  OR OLD.outcome IS DISTINCT FROM NEW.outcome
  OR OLD.was_score_right IS DISTINCT FROM NEW.was_score_right
  OR OLD.conversation_id IS DISTINCT FROM NEW.conversation_id
  OR OLD.created_at IS DISTINCT FROM NEW.created_at
) EXECUTE FUNCTION note_insight_booking();
--> statement-breakpoint
-- A turn moves its conversation in the same transaction; what people write is noted in any case.
CREATE TRIGGER insight_person_wrote AFTER INSERT ON diagnostic_messages FOR EACH ROW
  WHEN (NEW.author_name IS NOT NULL) EXECUTE FUNCTION note_insight_message();
--> statement-breakpoint
CREATE TRIGGER insight_message_changed AFTER UPDATE ON diagnostic_messages FOR EACH ROW WHEN (
  OLD.created_at IS DISTINCT FROM NEW.created_at
  OR OLD.position IS DISTINCT FROM NEW.position
  OR OLD.role IS DISTINCT FROM NEW.role
  OR OLD.author_name IS DISTINCT FROM NEW.author_name
) EXECUTE FUNCTION note_insight_message();
--> statement-breakpoint
CREATE TRIGGER insight_lead_changed AFTER UPDATE ON leads FOR EACH ROW WHEN (
  OLD.first_touch IS DISTINCT FROM NEW.first_touch OR OLD.replied_at IS DISTINCT FROM NEW.replied_at
) EXECUTE FUNCTION note_insight_lead();
--> statement-breakpoint
CREATE TRIGGER insight_request_came AFTER INSERT OR DELETE ON audit_requests
  FOR EACH ROW EXECUTE FUNCTION note_insight_subject();
--> statement-breakpoint
CREATE TRIGGER insight_request_changed AFTER UPDATE ON audit_requests FOR EACH ROW WHEN (
  OLD.lead_id IS DISTINCT FROM NEW.lead_id OR OLD.created_at IS DISTINCT FROM NEW.created_at
) EXECUTE FUNCTION note_insight_subject();
