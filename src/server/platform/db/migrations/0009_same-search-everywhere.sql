-- Migrations 0006 and 0007 were changed after they had landed. This brings databases that had an earlier form to what a
-- new one gets, row by row as they were. Where there is nothing to change, it only looks at the catalog.
-- Of long addresses, the earlier form of list_mentions kept more: what is indexed by it is indexed anew.
DO $do$
BEGIN
  IF EXISTS (
    SELECT FROM pg_proc WHERE oid = to_regprocedure('list_mentions(text)') AND position('{1,128}@' IN prosrc) = 0
  ) THEN
    CREATE OR REPLACE FUNCTION list_mentions(given text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT lower(found[1])), '{}') FROM regexp_matches(given,
    '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[^\s<>()",;:|\[\]]{1,128}@[^\s<>()",;:|\[\]@]{0,250}[^\s<>()",;:|\[\]@.!?''])', 'gi') found
$$;
    REINDEX INDEX deliveries_mentions;
    REINDEX INDEX outbox_messages_mentions;
  END IF;
END $do$;
--> statement-breakpoint
-- Addresses in a hash index may be of any length.
DO $do$
BEGIN
  IF EXISTS (
    SELECT FROM pg_class JOIN pg_am ON pg_am.oid = relam
    WHERE pg_class.oid IN (to_regclass('calendly_inbox_uri'), to_regclass('calendly_inbox_invitee')) AND amname <> 'hash'
  ) THEN
    DROP INDEX IF EXISTS calendly_inbox_uri, calendly_inbox_invitee;
    CREATE INDEX calendly_inbox_uri ON calendly_inbox USING hash (("body" #>> '{payload,uri}'));
    CREATE INDEX calendly_inbox_invitee ON calendly_inbox USING hash (("body" #>> '{payload,invitee}'));
    -- What the planner knew of the values went with the old indexes.
    ANALYZE calendly_inbox;
  END IF;
END $do$;
--> statement-breakpoint
-- The log of changed words was keyed by its own id. It holds what waits to be read, never much: it is made anew, so that
-- its columns stand in the order of a new database.
DO $do$
BEGIN
  IF NOT EXISTS (
    SELECT FROM pg_constraint WHERE conrelid = to_regclass('conversation_word_changes')
      AND conname = 'conversation_word_changes_conversation_id_id_pk'
  ) THEN
    LOCK TABLE conversation_word_changes IN ACCESS EXCLUSIVE MODE;
    CREATE TABLE earlier_word_changes AS SELECT conversation_id, id FROM conversation_word_changes;
    DROP TABLE conversation_word_changes;
    CREATE TABLE conversation_word_changes (
      "conversation_id" uuid NOT NULL,
      "id" uuid DEFAULT gen_random_uuid() NOT NULL,
      CONSTRAINT "conversation_word_changes_conversation_id_id_pk" PRIMARY KEY("conversation_id","id")
    );
    INSERT INTO conversation_word_changes (conversation_id, id) SELECT conversation_id, id FROM earlier_word_changes;
    DROP TABLE earlier_word_changes;
  END IF;
END $do$;
--> statement-breakpoint
-- From here on the schema is that of the present texts, and backups are to say so. With psql alone there is no journal.
DO $do$
BEGIN
  IF to_regclass('drizzle.__drizzle_migrations') IS NOT NULL THEN
    UPDATE drizzle.__drizzle_migrations SET hash = 'f48846e561f20a24bf67549ca70e475747b58a2cc137a8ac5f00f55b8f6156d0'
      WHERE hash = '26c98e8286aa7313d8d08a950b3ad27f9e9c5b7338ceff89473b436e896845fc';
    UPDATE drizzle.__drizzle_migrations SET hash = '2670cb4b88c12a9db34baf14119fe7926d542feebfd6bf457cca34811cf5a8a8'
      WHERE hash IN (
        '9840786fb80df93a4d18f7290eb8d1678e2f5f18477ab15965a4cea44513bed8',
        'af27220c461b3a5144c58f20f6ad97883f3a70042fd22d11751779d5f45daa8a',
        'b3346e926a282f448a384683731728975613dd15c65ef6f500ad7c9762de79c6'
      );
  END IF;
END $do$;
