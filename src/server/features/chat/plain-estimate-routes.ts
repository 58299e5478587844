import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { composeWorksheet } from '#agent/decide/estimate-roi.ts'
import {
  costLabels,
  describePayback,
  describePrice,
  describeSaving,
  explainVerdict,
  verdictWords,
} from '#content/describe-worksheet.ts'
import { plainEstimate } from '#content/pages/diagnostic.ts'
import { ROW_NAMES, ROW_SLOTS, type RowName } from '#domain/fact.ts'
import type { Worksheet, WorksheetEstimate } from '#domain/worksheet.ts'
import type { Brain, Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import {
  answerPlainPage,
  answerPlainPost,
  isPlainForm,
  type Problems,
  renderInput,
  renderProblems,
} from '#server/platform/http/plain-page.ts'
import { refuseExcess } from '#server/platform/limits/count-within.ts'
import { findCounter } from '#server/platform/limits/create-counter.ts'

const FORM_BODY_MAX_BYTES = 64 * 1024

/** The worksheet for browsers without scripts: a form in, a page out. Nothing is stored, and no model reads along. */
export const plainEstimateRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post(
    '/estimate',
    describe({
      summary: 'Work out the estimate from a plain HTML form post; answers with a page',
      tag: 'Conversation',
      reply: { status: 200, description: 'A page with the estimate' },
      refusals: ['body', 'too_many_requests'],
    }),
    limitBody(FORM_BODY_MAX_BYTES),
    (c) => {
      if (!isPlainForm(c)) {
        throw new AppError('unsupported_media_type', 'Send this as a form of a page does.')
      }
      return answerPlainPost<Typed>(c, {
        readFields: readRows,
        answer: async (typed) => {
          await countEstimate(deps, readClientAddress(c, deps.config.trustedProxies))
          const { worksheet, problems, help } = await fillRows(deps.brain, typed)
          if (help !== null) return answerHelp(c, typed, help)
          const { estimate } = worksheet
          if (estimate === null || Object.keys(problems).length > 0) {
            return answerProblems(c, typed, problems, 400)
          }
          return answerEstimate(c, typed, { worksheet, estimate })
        },
        answerProblems: (typed, problems, status) => answerProblems(c, typed, problems, status),
        failure: plainEstimate.answer.failed,
        logger: deps.logger,
      })
    },
  )

async function countEstimate(deps: Deps, subject: string): Promise<void> {
  const excess = await findCounter(deps).count([{ limit: 'plain-estimate', subject }])
  if (excess) throw refuseExcess(excess)
}

type Typed = Readonly<Record<RowName, string>>

function readRows(read: (name: string) => string): Typed {
  return Object.fromEntries(ROW_NAMES.map((row) => [row, read(row).trim()])) as Typed
}

type Filled = {
  worksheet: Worksheet
  problems: Problems
  /** Said in place of an estimate to somebody whose words tell of danger. */
  help: string | null
}

/** Reads each field as the worksheet of the chat reads what is typed into its rows. */
async function fillRows(brain: Brain, typed: Typed): Promise<Filled> {
  const { missing } = plainEstimate
  const problems: Record<string, string> = {}
  let { state } = brain.openConversation()
  for (const row of ROW_NAMES) {
    const value = typed[row]
    if (value === '') {
      if (row === 'hours' || row === 'rate') problems[row] = missing[row]
      continue
    }
    const correction = { slot: ROW_SLOTS[row], value, messageId: row }
    const corrected = await brain.correctFact(state, correction)
    if (corrected.kind === 'refused') {
      problems[row] = corrected.sentence
      continue
    }
    state = corrected.turn.state
    if (state.distress?.isRecent) {
      return { worksheet: composeWorksheet(state), problems, help: corrected.turn.reply.text }
    }
  }
  return { worksheet: composeWorksheet(state), problems, help: null }
}

function renderForm(typed: Typed, problems: Problems) {
  const { action, fields, button } = plainEstimate
  return html`<form method="post" action="${action}">
${fields.map(({ name, label, hint, isRequired }) =>
  renderInput({
    name,
    label,
    hint,
    value: typed[name],
    problem: problems[name],
    attributes: `autocomplete="off"${isRequired ? ' required' : ''}`,
  }),
)}
<button type="submit">${button}</button>
</form>`
}

function renderRequestLink() {
  const { href, label } = plainEstimate.request
  return html`<p><a href="${href}">${label}</a></p>`
}

function answerProblems(
  c: Context<AppEnv>,
  typed: Typed,
  problems: Problems,
  status: 400 | 429 | 503,
) {
  const { title, answer } = plainEstimate
  const body = html`<h1>${title}</h1>
${renderProblems(answer.problems, problems)}
${renderForm(typed, problems)}
<hr>
${renderRequestLink()}`
  return answerPlainPage(c, { title: answer.problems, body, status })
}

function answerHelp(c: Context<AppEnv>, typed: Typed, help: string) {
  const body = html`${help.split(/\n+/).map((line) => html`<p>${line}</p>`)}
<hr>
${renderForm(typed, {})}`
  return answerPlainPage(c, { title: plainEstimate.title, body, status: 200 })
}

const hours = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

type Answered = { worksheet: Worksheet; estimate: WorksheetEstimate }

function answerEstimate(c: Context<AppEnv>, typed: Typed, { worksheet, estimate }: Answered) {
  const { answer } = plainEstimate
  const all = worksheet.rows.find(({ row }) => row === 'hours')?.value
  const { cost } = estimate
  const prices = (['audit', 'pilot', 'implementation'] as const).map(
    (phase) => html`<dd>${costLabels[phase]}: ${describePrice(cost[phase])}</dd>`,
  )
  const body = html`<h1>${answer.title}</h1>
<p>${answer.saving}</p>
<p class="saving">${describeSaving(estimate)}</p>
<p>${answer.freed(hours.format(estimate.hoursSaved), hours.format(Number(all)))}</p>
<dl>
<dt>${answer.verdict}</dt><dd>${verdictWords[estimate.verdict]}</dd><dd>${explainVerdict(estimate)}</dd>
<dt>${answer.formula}</dt><dd>${estimate.formula}</dd>
<dt>${answer.cost}</dt>${prices}
<dt>${answer.payback}</dt><dd>${describePayback(estimate)}</dd>
</dl>
${renderRequestLink()}
<hr>
<h2>${answer.change}</h2>
${renderForm(typed, {})}`
  return answerPlainPage(c, { title: answer.title, body, status: 200 })
}
