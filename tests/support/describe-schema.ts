import type { Pool } from 'pg'

/** All that the tables of the product are made of, each thing in words of PostgreSQL's own. */
const PARTS = {
  relations: `select relname as name, relkind as what from pg_class where relnamespace = 'public'::regnamespace`,
  columns: `select concat_ws(' ', relname, lpad(place::text, 2, '0'), attname) as name, concat_ws(' ',
      format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, attcollation::regcollation, fallback) as what
    from (select *, row_number() over (partition by attrelid order by attnum) as place,
        (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum) as fallback
      from pg_attribute where attnum > 0 and not attisdropped) live
    join pg_class on pg_class.oid = attrelid where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  indexes: `select indexrelid::regclass::text as name, concat_ws(' ', pg_get_indexdef(indexrelid), indisvalid) as what
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace`,
  constraints: `select concat_ws(' ', conrelid::regclass, conname) as name,
      concat_ws(' ', pg_get_constraintdef(oid), convalidated) as what
    from pg_constraint where connamespace = 'public'::regnamespace`,
  functions: `select oid::regprocedure::text as name, pg_get_functiondef(oid) as what
    from pg_proc where pronamespace = 'public'::regnamespace`,
  triggers: `select concat_ws(' ', tgrelid::regclass, tgname) as name,
      concat_ws(' ', pg_get_triggerdef(oid), tgenabled) as what from pg_trigger where not tgisinternal`,
  extensions: 'select extname as name, extversion as what from pg_extension',
  migrations: 'select created_at::text as name, hash as what from drizzle.__drizzle_migrations',
}

/** The schema of a migrated database, to compare with that of another. */
export async function describeSchema(pool: Pool): Promise<Record<string, Record<string, string>>> {
  const described: Record<string, Record<string, string>> = {}
  for (const [part, query] of Object.entries(PARTS)) {
    const { rows } = await pool.query<{ name: string; what: string }>(`${query} order by 1, 2`)
    described[part] = Object.fromEntries(rows.map(({ name, what }) => [name, what]))
  }
  return described
}
