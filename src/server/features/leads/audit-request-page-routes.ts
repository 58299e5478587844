import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { site } from '#content/site.ts'

export type FormFields = Record<
  | 'name'
  | 'company'
  | 'challenge'
  | 'contactMethod'
  | 'contactDetail'
  | 'utm_source'
  | 'utm_medium'
  | 'utm_campaign',
  string
>
/** One message per wrong field; `form` is for all of it. */
type Problems = Record<string, string>

const CONTACT_METHODS = [
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['video', 'Video Call'],
] as const

/** The tokens of `site/styles`, as far as one small page needs them: its address must not depend on a build. */
const STYLE = `
:root{color-scheme:light dark;--paper:oklch(97.6% .006 85);--raise:oklch(99.3% .004 85);--ink:oklch(22% .02 265);--line:oklch(66% .01 85);--signal:oklch(58% .19 32);--bad:oklch(48% .17 25)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(18.5% .018 265);--raise:oklch(22% .02 265);--ink:oklch(94% .008 85);--line:oklch(52% .02 265);--signal:oklch(70% .17 38);--bad:oklch(76% .13 25)}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:56px 24px}
h1{font-size:34px;line-height:1.1;letter-spacing:-.02em;margin:0 0 24px}
label{display:block;margin:24px 0 4px;font-weight:560}
input,select,textarea{box-sizing:border-box;width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:6px;background:var(--raise);color:inherit;font:inherit}
button{min-height:44px;margin-top:36px;padding:8px 24px;border:0;border-radius:6px;background:var(--ink);color:var(--paper);font:inherit;font-weight:560}
:focus-visible{outline:2px solid var(--signal);outline-offset:2px}
.problem{margin:4px 0 0;color:var(--bad)}
[role=alert]{padding:12px 24px;border:1px solid var(--bad);border-radius:8px}
a{color:inherit}
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export const FORM_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** The audit request form again, with what was typed and what is wrong with it. */
export function renderFormPage(fields: FormFields, problems: Problems) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Request an operations audit: please check | ${site.name}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>Please check your request</h1>
<div role="alert"><p>Your request was not sent yet.</p><ul>${Object.values(problems).map((problem) => html`<li>${problem}</li>`)}</ul></div>
<form method="post" action="/api/audit-requests">
${renderInput({ name: 'name', label: 'Name', autocomplete: 'name', fields, problems })}
${renderInput({ name: 'company', label: 'Company', autocomplete: 'organization', fields, problems })}
<label for="challenge">Challenge</label>
<textarea id="challenge" name="challenge" rows="4" required ${describeProblem('challenge', problems)}>
${fields.challenge}</textarea>
${renderProblem('challenge', problems)}
<label for="contactMethod">Preferred contact method</label>
<select id="contactMethod" name="contactMethod" required ${describeProblem('contactMethod', problems)}>
<option value="">Choose one</option>
${CONTACT_METHODS.map(([value, label]) => html`<option value="${value}" ${fields.contactMethod === value ? 'selected' : ''}>${label}</option>`)}
</select>
${renderProblem('contactMethod', problems)}
${renderInput({ name: 'contactDetail', label: 'Where to reach you (optional)', autocomplete: 'on', fields, problems, isOptional: true })}
${(['utm_source', 'utm_medium', 'utm_campaign'] as const).map((name) => html`<input type="hidden" name="${name}" value="${fields[name]}">`)}
<button type="submit">Send request</button>
</form>
<p><a href="/">Back to ${site.name}</a></p>
</main>
</body>
</html>`
}

type Input = {
  name: 'name' | 'company' | 'contactDetail'
  label: string
  autocomplete: string
  fields: FormFields
  problems: Problems
  isOptional?: boolean
}

function renderInput({ name, label, autocomplete, fields, problems, isOptional = false }: Input) {
  return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${fields[name]}" autocomplete="${autocomplete}" ${isOptional ? '' : 'required'} ${describeProblem(name, problems)}>
${renderProblem(name, problems)}`
}

function describeProblem(name: string, problems: Problems) {
  return problems[name] ? raw(`aria-invalid="true" aria-describedby="${name}-problem"`) : ''
}

function renderProblem(name: string, problems: Problems) {
  return problems[name] ? html`<p class="problem" id="${name}-problem">${problems[name]}</p>` : ''
}
