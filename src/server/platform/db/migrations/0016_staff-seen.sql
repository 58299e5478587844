CREATE TABLE "staff_seen" (
	"user_id" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_seen_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "seen_all_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_seen" ADD CONSTRAINT "staff_seen_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_seen" ADD CONSTRAINT "staff_seen_conversation_id_diagnostic_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."diagnostic_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_seen_of_user" ON "staff_seen" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "diagnostic_conversations_latest" ON "diagnostic_conversations" USING btree ("updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
-- What is there already counts as read. Not by the clock: a backup that is restored has to come to the same.
UPDATE "user" SET "seen_all_at" = (SELECT max("updated_at") FROM "diagnostic_conversations");
