const PROBLEM_MAX_CHARS = 500

/** The innermost cause: what wraps it repeats the whole query with everybody's names and addresses. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is not an error was thrown.'
  if (error.cause instanceof Error) return describeFailure(error.cause)
  return `${error.name}: ${error.message}`.slice(0, PROBLEM_MAX_CHARS)
}
