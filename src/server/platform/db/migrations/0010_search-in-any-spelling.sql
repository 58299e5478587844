-- A search finds a word however it is spelled. src/server/platform/search/fold-search-text.ts folds what is typed in the same
-- way; a test compares. Both functions stand in indexes and lists: who changes one makes these anew.
CREATE OR REPLACE FUNCTION fold_search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    -- ASCII alone. A Turkish locale makes ı of I.
    WHEN octet_length(given) = length(given) THEN translate(lower(given), '`ı', '''i')
    ELSE replace(replace(replace(replace(translate(lower(normalize(regexp_replace(regexp_replace(
      normalize(translate(given, '´', ''''), NFKD),
      -- Marks on letters, and what is not seen.
      '[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\u00AD\u00B7\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]', '', 'g'),
      -- Spaces, quotes, dashes and signs, which PostgreSQL takes for letters where its locale knows none but ASCII.
      '[\u00A0-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00BB\u00BF\u00D7\u00F7\u2000-\u200A\u2014-\u2017\u201C-\u2029\u202F-\u2031\u2033-\u2034\u2036-\u2043\u2045-\u205F\u20A0-\u20CF\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\U0001F000-\U0001FAFF]', ' ', 'g'),
      NFC)),
      '`‘’‚‛′‵ʹʻʼʽʾʿˈ׳ꞌ‐‒–−⁄٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹łøđðħŧıŋɓɗƙƴς',
      '''''''''''''''''''''''''''''''''----/01234567890123456789loddhtinbdkyσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  END
$$;
--> statement-breakpoint
-- The words of a text, and after a # the digits of what may be a phone number: from each group of digits on, since a run may hold
-- other numbers beside it; without the zeros or the country code (E.164) before the number of a subscriber.
CREATE OR REPLACE FUNCTION list_search_numbers(folded text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH runs AS (
    SELECT run, found[1] AS signed FROM
      regexp_matches(folded, '\+?[0-9][0-9\s().\-/]{5,}[0-9]', 'g') WITH ORDINALITY AS runs (found, run)
  ), parts AS (
    SELECT run, place, part, left(string_agg(part, '') OVER (PARTITION BY run ORDER BY place ROWS BETWEEN CURRENT ROW AND 14 FOLLOWING), 17) AS digits,
      place = 1 AND signed LIKE '+%' AS is_signed
    FROM runs, regexp_split_to_table(ltrim(signed, '+'), '[^0-9]+') WITH ORDINALITY AS parts (part, place)
  ), numbers AS (
    SELECT digits AS number FROM parts
    UNION SELECT ltrim(digits, '0') FROM parts
    UNION SELECT regexp_replace(ltrim(digits, '0'), '^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|5[09]|6[7-9]|8[035789]|9[679])[0-9])0*', '') FROM parts WHERE is_signed OR digits LIKE '00%' OR length(part) BETWEEN 11 AND 15 AND part NOT LIKE '0%'
    UNION SELECT right(part, 10) FROM parts WHERE length(part) BETWEEN 11 AND 15
  )
  SELECT array_to_tsvector(ARRAY(SELECT '#' || left(number, 15) FROM numbers WHERE length(number) >= 7))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_search_words(given text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text := fold_search_text(given);
BEGIN
  IF folded !~ '[0-9][0-9\s().\-/]{5,}[0-9]' THEN RETURN to_tsvector('simple', folded); END IF;
  RETURN to_tsvector('simple', folded) || list_search_numbers(folded);
END
$$;
--> statement-breakpoint
-- As in migration 0007, with folded words, and with the phone number.
CREATE OR REPLACE FUNCTION list_conversation_words(subject uuid) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH texts AS MATERIALIZED (
    SELECT fold_search_text(content) AS content FROM diagnostic_messages WHERE conversation_id = subject
    UNION ALL SELECT fold_search_text(coalesce(contact_name, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(company_website, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))
      FROM diagnostic_conversations WHERE id = subject
  ), words AS (
    SELECT left(unnest(tsvector_to_array(list_search_words(content))), 64) AS word FROM texts
    UNION SELECT '@' || fold_search_text(split_part(email, '@', 2)) FROM diagnostic_conversations WHERE id = subject AND email LIKE '%@_%'
    -- Letters and pairs of scripts that put no spaces between words.
    UNION SELECT '~' || substr(content, place, size) FROM texts, generate_series(1, length(content)) place, generate_series(1, 2) size
      WHERE content ~ '[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u19E0-\u19FF\u2E80-\u2FDF\u3005-\u3007\u3021-\u3029\u3038-\u303B\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFF]' AND substr(content, place, size) ~ ('^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u19E0-\u19FF\u2E80-\u2FDF\u3005-\u3007\u3021-\u3029\u3038-\u303B\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFF]{' || size || '}$')
  )
  SELECT array_to_tsvector(coalesce(array_agg(word), '{}'))
  FROM (SELECT word, sum(octet_length(word)) OVER (ORDER BY octet_length(word), word) AS size FROM words WHERE word <> '') counted WHERE size < 900000
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER words_of_conversation_changed AFTER UPDATE ON diagnostic_conversations FOR EACH ROW WHEN (
  OLD.contact_name IS DISTINCT FROM NEW.contact_name OR OLD.company_name IS DISTINCT FROM NEW.company_name
  OR OLD.company_website IS DISTINCT FROM NEW.company_website OR OLD.email IS DISTINCT FROM NEW.email
  OR OLD.phone IS DISTINCT FROM NEW.phone OR OLD.created_at IS DISTINCT FROM NEW.created_at
) EXECUTE FUNCTION note_words_of_conversation();
--> statement-breakpoint
DROP INDEX "conversation_words_words";--> statement-breakpoint
UPDATE conversation_words SET words = list_conversation_words(conversation_id);--> statement-breakpoint
CREATE INDEX "conversation_words_words" ON "conversation_words" USING gin ("words");--> statement-breakpoint
DROP INDEX "leads_grams";--> statement-breakpoint
CREATE INDEX "leads_grams" ON "leads" USING gin (text_grams(regexp_replace(fold_search_text("phone"), '[^0-9]', '', 'g') || ' ' || fold_search_text("name" || ' ' || "company" || ' ' || coalesce("email", '') || ' ' || "phone" || ' ' || "website")));
