-- Drizzle knows neither functions nor triggers. These are what the indexes below are made on; a change of one wants its index made anew.
-- The letters, pairs and threes that a text is made of: what contains a word contains its threes. Of a text that is far longer
-- than names are, the first 1,000 letters: whoever sends one pays for no more.
CREATE OR REPLACE FUNCTION text_grams(given text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
    SELECT letter AS one, lead(letter, 1) OVER (ORDER BY place) AS two, lead(letter, 2) OVER (ORDER BY place) AS three
    FROM unnest(string_to_array(left(given, 1000), NULL)) WITH ORDINALITY AS letters (letter, place)
  ) placed, LATERAL (VALUES (one), (one || two), (one || two || three)) AS grams (gram) WHERE gram IS NOT NULL
$$;
--> statement-breakpoint
-- The ids and e-mail addresses that a text names, as they are written there; of longer ones no more than an index takes.
CREATE OR REPLACE FUNCTION list_mentions(given text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT lower(found[1])), '{}') FROM regexp_matches(given,
    '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[^\s<>()",;:|\[\]]{1,128}@[^\s<>()",;:|\[\]@]{0,250}[^\s<>()",;:|\[\]@.!?''])', 'gi') found
$$;
--> statement-breakpoint
-- All that a conversation is found by. A word is cut to what a search keeps of it, and the whole to what PostgreSQL takes (1 MB).
CREATE OR REPLACE FUNCTION list_conversation_words(subject uuid) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH texts AS MATERIALIZED (
    SELECT content FROM diagnostic_messages WHERE conversation_id = subject
    UNION ALL SELECT coalesce(contact_name, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(company_website, '') || ' ' || coalesce(email, '')
      FROM diagnostic_conversations WHERE id = subject
  ), words AS (
    SELECT left(unnest(tsvector_to_array(to_tsvector('simple', content))), 64) AS word FROM texts
    UNION SELECT '@' || split_part(lower(email), '@', 2) FROM diagnostic_conversations WHERE id = subject AND email LIKE '%@_%'
    -- Letters and pairs of scripts that put no spaces between words.
    UNION SELECT '~' || substr(lower(content), place, size) FROM texts, generate_series(1, length(content)) place, generate_series(1, 2) size
      WHERE content ~ '[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u19E0-\u19FF\u2E80-\u2FDF\u3005-\u3007\u3021-\u3029\u3038-\u303B\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFF]' AND substr(lower(content), place, size) ~ ('^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u19E0-\u19FF\u2E80-\u2FDF\u3005-\u3007\u3021-\u3029\u3038-\u303B\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFF]{' || size || '}$')
  )
  SELECT array_to_tsvector(coalesce(array_agg(word), '{}'))
  FROM (SELECT word, sum(octet_length(word)) OVER (ORDER BY octet_length(word), word) AS size FROM words WHERE word <> '') counted WHERE size < 900000
$$;
--> statement-breakpoint
CREATE TABLE "conversation_word_changes" (
	"conversation_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "conversation_word_changes_conversation_id_id_pk" PRIMARY KEY("conversation_id","id")
);
--> statement-breakpoint
CREATE TABLE "conversation_words" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "diagnostic_conversations_words";--> statement-breakpoint
DROP INDEX "diagnostic_messages_words";--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
DROP INDEX "leads_due";--> statement-breakpoint
ALTER TABLE "diagnostic_conversations" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "conversation_words" ADD CONSTRAINT "conversation_words_conversation_id_diagnostic_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."diagnostic_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO conversation_words SELECT id, created_at, list_conversation_words(id) FROM diagnostic_conversations;--> statement-breakpoint
CREATE INDEX "conversation_words_newest" ON "conversation_words" USING btree ("created_at" DESC NULLS LAST,"conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_words_words" ON "conversation_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "bookings_status" ON "bookings" USING btree ("status");--> statement-breakpoint
CREATE INDEX "bookings_calls" ON "bookings" USING btree ("conversation_id") WHERE "bookings"."status" not in ('offered', 'opened');--> statement-breakpoint
CREATE INDEX "bookings_coming" ON "bookings" USING btree ("starts_at","id") WHERE "bookings"."status" in ('confirmed', 'rescheduled');--> statement-breakpoint
CREATE INDEX "bookings_claimed" ON "bookings" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "bookings"."status" = 'claimed';--> statement-breakpoint
CREATE INDEX "bookings_others" ON "bookings" USING btree (coalesce("starts_at", "created_at") desc,"id") WHERE "bookings"."status" not in ('offered', 'opened', 'claimed');--> statement-breakpoint
CREATE INDEX "bookings_alone" ON "bookings" USING btree ("updated_at") WHERE "bookings"."conversation_id" is null;--> statement-breakpoint
CREATE INDEX "calendly_inbox_newest" ON "calendly_inbox" USING btree ("received_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "calendly_inbox_uri" ON "calendly_inbox" USING hash (("body" #>> '{payload,uri}'));--> statement-breakpoint
CREATE INDEX "calendly_inbox_invitee" ON "calendly_inbox" USING hash (("body" #>> '{payload,invitee}'));--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_source" ON "diagnostic_conversations" USING btree ("source","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_unnamed" ON "diagnostic_conversations" USING btree ("id") WHERE "diagnostic_conversations"."source" is null;--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_severity" ON "diagnostic_conversations" USING btree (coalesce("pain_severity", 'medium'),"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_sentiment" ON "diagnostic_conversations" USING btree ((case when coalesce("sentiment_score", 0.5) < 0.4 then 'low' when coalesce("sentiment_score", 0.5) < 0.7 then 'mid' else 'high' end),"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_booking" ON "diagnostic_conversations" USING btree (coalesce("booking_status", 'none'),"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_person" ON "diagnostic_conversations" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "diagnostic_conversations"."wants_person_at" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_status" ON "deliveries" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "deliveries_channel" ON "deliveries" USING btree ("channel","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "deliveries_channel_status" ON "deliveries" USING btree ("channel","status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "deliveries_mentions" ON "deliveries" USING gin (list_mentions("payload"::text || ' ' || "dedupe_key"));--> statement-breakpoint
CREATE INDEX "enrichment_requests_host" ON "enrichment_requests" USING btree ("host");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_grams" ON "leads" USING gin (text_grams(lower("name" || ' ' || "company" || ' ' || coalesce("email", '') || ' ' || "phone" || ' ' || "website")));--> statement-breakpoint
CREATE INDEX "outbox_messages_mentions" ON "outbox_messages" USING gin (list_mentions("recipient" || ' ' || "text" || ' ' || "dedupe_key"));--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "leads_due" ON "leads" USING btree ("reply_due_at","id") WHERE "leads"."reply_due_at" is not null and "leads"."replied_at" is null;
--> statement-breakpoint
-- What changes the words of a conversation notes it; src/server/features/inbox/search/ reads it.
CREATE OR REPLACE FUNCTION note_words_of_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO conversation_word_changes (conversation_id) SELECT DISTINCT conversation_id FROM fresh;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_words_of_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO conversation_word_changes (conversation_id) VALUES (NEW.conversation_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_words_of_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO conversation_word_changes (conversation_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER words_of_messages_came AFTER INSERT ON diagnostic_messages
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_words_of_messages();
--> statement-breakpoint
CREATE TRIGGER words_of_message_changed AFTER UPDATE ON diagnostic_messages FOR EACH ROW
  WHEN (OLD.content IS DISTINCT FROM NEW.content) EXECUTE FUNCTION note_words_of_message();
--> statement-breakpoint
CREATE TRIGGER words_of_conversation_came AFTER INSERT ON diagnostic_conversations FOR EACH ROW
  EXECUTE FUNCTION note_words_of_conversation();
--> statement-breakpoint
CREATE TRIGGER words_of_conversation_changed AFTER UPDATE ON diagnostic_conversations FOR EACH ROW WHEN (
  OLD.contact_name IS DISTINCT FROM NEW.contact_name OR OLD.company_name IS DISTINCT FROM NEW.company_name
  OR OLD.company_website IS DISTINCT FROM NEW.company_website OR OLD.email IS DISTINCT FROM NEW.email
  OR OLD.created_at IS DISTINCT FROM NEW.created_at
) EXECUTE FUNCTION note_words_of_conversation();
