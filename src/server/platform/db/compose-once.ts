import {
  getTableColumns,
  type InferSelectModel,
  is,
  Param,
  Placeholder,
  type Query,
  SQL,
  sql,
} from 'drizzle-orm'
import { type PgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core'

/** What takes the places of a statement, by their names. */
export type Values = Readonly<Record<string, unknown>>

/** A statement whose text is known, so that nothing is left to compose. */
class Composed extends SQL {
  readonly #query: Query

  constructor(query: Query) {
    super([])
    this.#query = query
  }

  override toQuery(): Query {
    return this.#query
  }
}

const names = new Map<string, string>()

/** The name under which a connection may keep the plan of a statement that was composed once. */
export function findStatementName(text: string): string | undefined {
  return names.get(text)
}

/**
 * Composes the text of a statement at its first use, and afterwards only puts values into its places: of a statement
 * with sixty columns, composing takes longer than sending.
 */
export function composeOnce(compose: () => SQL): (values: Values) => SQL {
  let query: Query | null = null
  return (values) => {
    query ??= name(new PgDialect().sqlToQuery(compose()))
    return new Composed({ sql: query.sql, params: query.params.map((one) => fill(one, values)) })
  }
}

function name(query: Query): Query {
  names.set(query.sql, names.get(query.sql) ?? `composed_${names.size}`)
  return query
}

/** A place for a value of this column. */
export function place(name: string, column: PgColumn): SQL {
  return sql`${sql.param(sql.placeholder(name), column)}`
}

type PlacedRow<Table extends PgTable> = { [Key in keyof InferSelectModel<Table>]: SQL }

/** Places for all columns of a row; `nameValues` with the same prefix names what takes them. */
export function placeRow<Table extends PgTable>(table: Table, prefix: string): PlacedRow<Table> {
  const columns = Object.entries<PgColumn>(getTableColumns(table))
  const places = columns.map(([key, column]) => [key, place(`${prefix}.${key}`, column)])
  return Object.fromEntries(places) as PlacedRow<Table>
}

export function nameValues(prefix: string, row: object): Values {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [`${prefix}.${key}`, value]))
}

function fill(param: unknown, values: Values): unknown {
  if (is(param, Placeholder)) return read(values, param.name)
  if (!is(param, Param) || !is(param.value, Placeholder)) return param
  const value = read(values, param.value.name)
  return value === null ? null : param.encoder.mapToDriverValue(value)
}

function read(values: Values, name: string): unknown {
  const value = values[name]
  if (value === undefined) throw new Error(`A statement was given nothing for its place ${name}.`)
  return value
}
