-- The marks of a lead, and its company, which comes folded: without what stands between its words, and without its legal form.
-- The form without a company stays for processes of the version before.
CREATE OR REPLACE FUNCTION list_lead_marks(email text, phone text, website text, company text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(SELECT DISTINCT left(mark, 255) FROM unnest(ARRAY[
    '#' || substring(regexp_replace(phone, '[^0-9]', '', 'g') from '[0-9]{7,9}$'),
    regexp_replace(lower(email), '\+[^@]*@', '@'),
    '@' || split_part(lower(email), '@', 2),
    '@' || nullif(regexp_replace(lower(website), '^(https?://)?(www\.)?|[/?#:].*$', '', 'g'), ''),
    '=' || nullif(regexp_replace(regexp_replace(company, '[^[:alnum:]]+(inc|llc|ltd|limited|corp|corporation|gmbh)[^[:alnum:]]*$', ''),
      '[^[:alnum:]]+', '', 'g'), '')
  ]) mark WHERE mark IS NOT NULL)
$$;
--> statement-breakpoint
DROP INDEX "leads_marks";--> statement-breakpoint
CREATE INDEX "leads_marks" ON "leads" USING gin (list_lead_marks("email", "phone", "website", fold_search_text("company")));
