CREATE TABLE "audit_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"challenge" text NOT NULL,
	"contact_method" text NOT NULL,
	"contact_detail" text NOT NULL,
	"utm_source" text NOT NULL,
	"utm_medium" text NOT NULL,
	"utm_campaign" text NOT NULL,
	"content_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_uri" text NOT NULL,
	"invitee_uri" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"owner_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bookings_invitee" UNIQUE("invitee_uri"),
	CONSTRAINT "bookings_embedded_has_time" CHECK ("bookings"."provider" <> 'embedded' or ("bookings"."starts_at" is not null and "bookings"."ends_at" > "bookings"."starts_at"))
);
--> statement-breakpoint
CREATE TABLE "conversation_bookings" (
	"conversation_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversation_bookings_conversation_id_booking_id_pk" PRIMARY KEY("conversation_id","booking_id"),
	CONSTRAINT "conversation_bookings_once" UNIQUE("booking_id")
);
--> statement-breakpoint
CREATE TABLE "diagnostic_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"owner_hash" text NOT NULL,
	"visitor_id" uuid,
	"referrer" text NOT NULL,
	"landing_page" text NOT NULL,
	"user_agent" text NOT NULL,
	"utm_source" text NOT NULL,
	"utm_medium" text NOT NULL,
	"utm_campaign" text NOT NULL,
	"brain" text NOT NULL,
	"agent_state" jsonb NOT NULL,
	"turn_count" integer DEFAULT 0 NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"contact_name" text,
	"company_name" text,
	"company_website" text,
	"email" text,
	"phone" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lead_score" smallint DEFAULT 0 NOT NULL,
	"coverage" double precision DEFAULT 0 NOT NULL,
	"score_card" jsonb,
	"sentiment_score" double precision,
	"pain_severity" text,
	"booking_status" text,
	"booking_reason" text
);
--> statement-breakpoint
CREATE TABLE "diagnostic_messages" (
	"conversation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"metadata" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "diagnostic_messages_conversation_id_id_pk" PRIMARY KEY("conversation_id","id"),
	CONSTRAINT "diagnostic_messages_order" UNIQUE("conversation_id","position")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "diagnostic_turns" (
	"conversation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"message_hash" text NOT NULL,
	"history_hash" text,
	"reply" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "diagnostic_turns_conversation_id_id_pk" PRIMARY KEY("conversation_id","id"),
	CONSTRAINT "diagnostic_turns_order" UNIQUE("conversation_id","position")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_bookings" ADD CONSTRAINT "conversation_bookings_conversation_id_diagnostic_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."diagnostic_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_bookings" ADD CONSTRAINT "conversation_bookings_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic_messages" ADD CONSTRAINT "diagnostic_messages_conversation_id_diagnostic_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."diagnostic_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diagnostic_turns" ADD CONSTRAINT "diagnostic_turns_conversation_id_diagnostic_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."diagnostic_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_requests_newest" ON "audit_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_requests_content" ON "audit_requests" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "bookings_time" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_newest" ON "diagnostic_conversations" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_owner" ON "diagnostic_conversations" USING btree ("owner_hash");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");