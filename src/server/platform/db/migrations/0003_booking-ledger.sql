CREATE TABLE "booking_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"event" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	CONSTRAINT "booking_events_once" UNIQUE("booking_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "booking_invitees" (
	"invitee_uri" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendly_inbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dedupe_key" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"error" text,
	CONSTRAINT "calendly_inbox_once" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid,
	"dedupe_key" text NOT NULL,
	"audience" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_messages_once" UNIQUE("dedupe_key")
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_embedded_has_time";--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "event_uri" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "invitee_uri" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "email" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "company" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reference" uuid;--> statement-breakpoint
UPDATE "bookings" SET "reference" = gen_random_uuid();--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "blocked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "time_zone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "join_url" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "reschedule_url" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancel_url" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "was_score_right" boolean;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "judged_score" smallint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "judged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "utm" jsonb;--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_invitees" ADD CONSTRAINT "booking_invitees_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_events_time" ON "booking_events" USING btree ("booking_id","at");--> statement-breakpoint
CREATE INDEX "booking_invitees_booking" ON "booking_invitees" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "calendly_inbox_waiting" ON "calendly_inbox" USING btree ("next_attempt_at") WHERE "calendly_inbox"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_messages_booking" ON "outbox_messages" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "outbox_messages_newest" ON "outbox_messages" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "outbox_messages_waiting" ON "outbox_messages" USING btree ("next_attempt_at") WHERE "outbox_messages"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_conversation_id_diagnostic_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."diagnostic_conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_conversation" ON "bookings" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_one_open" ON "bookings" USING btree ("conversation_id") WHERE "bookings"."status" in ('offered', 'opened');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reference" UNIQUE("reference");--> statement-breakpoint
-- Bookings from before the ledger get the history that their row stands for.
UPDATE "bookings" SET
  "blocked_until" = "ends_at",
  "claimed_at" = CASE WHEN "status" = 'claimed' THEN "created_at" END,
  "conversation_id" = (
    SELECT "conversation_id" FROM "conversation_bookings" WHERE "booking_id" = "bookings"."id"
  );--> statement-breakpoint
INSERT INTO "booking_invitees" ("invitee_uri", "booking_id")
  SELECT "invitee_uri", "id" FROM "bookings";--> statement-breakpoint
INSERT INTO "booking_events"
  ("id", "booking_id", "kind", "source", "at", "received_at", "event", "dedupe_key")
  SELECT gen_random_uuid(), "id", told."kind", told."source", "created_at", "created_at",
    jsonb_build_object(
      'kind', told."kind",
      'source', told."source",
      'at', told."at",
      'inviteeUri', "invitee_uri",
      'startsAt', to_char("starts_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'invitee', jsonb_build_object(
        'name', "name", 'email', "email", 'company', "company", 'timeZone', ''
      )
    ) || CASE WHEN told."kind" = 'created' THEN jsonb_build_object(
      'endsAt', to_char("ends_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'oldInviteeUri', NULL,
      'links', jsonb_build_object('join', NULL, 'reschedule', NULL, 'cancel', NULL)
    ) ELSE '{}'::jsonb END,
    told."kind" || '|' || "invitee_uri" || CASE WHEN told."kind" = 'created'
      THEN '|' || told."source" || '|' || told."at" ELSE '' END
  FROM "bookings", LATERAL (
    SELECT
      CASE WHEN "status" = 'claimed' THEN 'claimed' ELSE 'created' END AS "kind",
      CASE WHEN "status" = 'claimed' THEN 'browser' ELSE 'visitor' END AS "source",
      to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "at"
  ) AS told;--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_no_overlap";--> statement-breakpoint
-- Cancelled bookings give their time back; the pause after a call counts as taken.
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_no_overlap"
  EXCLUDE USING gist (tstzrange("starts_at", "blocked_until") WITH &&)
  WHERE ("provider" = 'embedded' AND "status" IN ('confirmed', 'rescheduled', 'held', 'no_show'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_embedded_has_time" CHECK ("bookings"."provider" <> 'embedded' or "bookings"."status" in ('offered', 'opened') or ("bookings"."starts_at" is not null and "bookings"."ends_at" > "bookings"."starts_at" and "bookings"."blocked_until" >= "bookings"."ends_at"));