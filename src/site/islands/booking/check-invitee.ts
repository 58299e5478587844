/** The same words the server uses. */
const PROBLEMS = {
  name: 'Enter your name.',
  email: 'Enter an e-mail address such as name@company.com.',
} as const

/** What is missing or wrong, per field name, in the order of the fields. */
export function findInviteeProblems(form: HTMLFormElement): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [name, words] of Object.entries(PROBLEMS)) {
    const input = form.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (!input || input.value.trim() === '' || !input.validity.valid) problems[name] = words
  }
  return problems
}
