import type { ConfigData } from 'html-validate'

/** html-validate's recommended rules, less those that ask for a way of writing that React does not have. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes popoverTarget="…", required="" and <input/>; HTML reads them all the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The library's search answers while one types; there is nothing to submit.
    'wcag/h32': 'off',
    // Headings such as "05:50" and "1. Locating a failure" give ids that start with a digit, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
}
