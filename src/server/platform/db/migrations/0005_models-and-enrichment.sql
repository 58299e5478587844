CREATE TABLE "conversation_findings" (
	"conversation_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"host" text NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"url" text NOT NULL,
	"quote" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"verdict" text,
	"judged_at" timestamp (3) with time zone,
	CONSTRAINT "conversation_findings_conversation_id_id_pk" PRIMARY KEY("conversation_id","id")
);
--> statement-breakpoint
CREATE TABLE "enrichment_requests" (
	"conversation_id" uuid NOT NULL,
	"host" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "enrichment_requests_conversation_id_host_pk" PRIMARY KEY("conversation_id","host")
);
--> statement-breakpoint
CREATE TABLE "site_readings" (
	"host" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"url" text,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"day" date NOT NULL,
	"model" text NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_micro_usd" bigint DEFAULT 0 NOT NULL,
	"refused_sentences" integer DEFAULT 0 NOT NULL,
	"refused_acts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "model_usage_day_model_pk" PRIMARY KEY("day","model")
);
--> statement-breakpoint
ALTER TABLE "diagnostic_conversations" ADD COLUMN "model_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "diagnostic_conversations" ADD COLUMN "wants_enrichment" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "diagnostic_messages" ADD COLUMN "brain" text;--> statement-breakpoint
ALTER TABLE "diagnostic_messages" ADD COLUMN "brain_note" text;--> statement-breakpoint
ALTER TABLE "diagnostic_turns" ADD COLUMN "is_settled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_findings" ADD CONSTRAINT "conversation_findings_conversation_id_diagnostic_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."diagnostic_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrichment_requests" ADD CONSTRAINT "enrichment_requests_conversation_id_diagnostic_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."diagnostic_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrichment_requests_waiting" ON "enrichment_requests" USING btree ("requested_at") WHERE "enrichment_requests"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "site_readings_expiry" ON "site_readings" USING btree ("expires_at");