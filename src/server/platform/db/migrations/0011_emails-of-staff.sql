ALTER TABLE "outbox_messages" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "author_email" text;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_messages_of_lead" ON "outbox_messages" USING btree ("lead_id","created_at");