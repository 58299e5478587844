-- What two leads of one person share: the end of a phone number, which no country code changes; an address without what follows
-- a plus; the domain of an address, or of a website. Of each no more than an index takes.
CREATE OR REPLACE FUNCTION list_lead_marks(email text, phone text, website text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(SELECT DISTINCT left(mark, 255) FROM unnest(ARRAY[
    '#' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '[0-9]{7,9}$'),
    regexp_replace(lower(email), '\+[^@]*@', '@'),
    '@' || split_part(lower(email), '@', 2),
    '@' || nullif(regexp_replace(lower(website), '^(https?://)?(www\.)?|[/?#:].*$', '', 'g'), '')
  ]) mark WHERE mark IS NOT NULL)
$$;
--> statement-breakpoint
CREATE TABLE "merged_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"email" text,
	"merged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "merged_leads_email" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "merged_leads" ADD CONSTRAINT "merged_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_leads_of_lead" ON "merged_leads" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "leads_marks" ON "leads" USING gin (list_lead_marks("email", "phone", "website"));