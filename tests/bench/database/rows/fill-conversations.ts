import { createState } from '#agent/state/conversation-state.ts'

export const SPAN_DAYS = 730
const pick = (words: string, n: string, purpose: number) => {
  const list = words.split(',').map((word) => `'${word}'`)
  return `(array[${list.join(',')}])[1 + floor(bench_data.draw(${n}, ${purpose}) * ${list.length})::int]`
}
const SLOTS = 'manual_hours,team_size,hourly_rate,tools,error_rate,industry,timeline,budget,email'
const signal = (name: string, weight: number, purpose: number) =>
  `jsonb_build_object('name', '${name}', 'score', floor(bench_data.draw(n, ${purpose}) * 100), 'weight', ${weight},
    'points', floor(bench_data.draw(n, ${purpose}) * ${weight}), 'evidence', jsonb_build_array(jsonb_build_object('quote', 'we spend hours', 'messageId', bench_data.id('m', n * 64 + 1))))`

/** Who came, when and whence: growing over two years; a third leaves an e-mail address, and three of them may be one lead. */
export const PLAN_CONVERSATIONS = `
create unlogged table bench_data.plan as
select n, at, turns, person, case when person then n - n % 3 end as lead,
  case when turns = 0 then 0 else floor(100 * power(bench_data.draw(n, 3), 1.7))::int end as score,
  case when booked then case
    when at < $2::timestamptz - interval '30 days' and old_status in ('claimed', 'confirmed', 'rescheduled') then 'held' else old_status end end as status
from (
  select n, $2::timestamptz - interval '${SPAN_DAYS} days' * power(1 - n::float8 / $1, 0.8) as at,
    case when bench_data.draw(n, 1) < 0.12 then 0 else 1 + floor(bench_data.draw(n, 2) * 9)::int end as turns,
    bench_data.draw(n, 1) > 0.65 as person,
    bench_data.draw(n, 4) < 0.12 as booked,
    (array['offered','offered','offered','offered','offered','offered','opened','opened','opened','claimed','confirmed','confirmed','rescheduled','cancelled','cancelled','no_show','held','held','held','held'])
      [1 + floor(bench_data.draw(n, 5) * 20)::int] as old_status
  from generate_series(1, $1::bigint) n
) drawn`

const touch = `jsonb_build_object('at', at, 'source', utm_source, 'medium', '', 'campaign', '', 'referrer', referrer, 'landingPage', '/', 'article', null)`
const CAME_FROM = `
  case when bench_data.draw(n, 11) < 0.45 then '' else 'campaign-' || floor(power(40, bench_data.draw(n, 12))) end as utm_source,
  case when bench_data.draw(n, 13) < 0.3 then '' when bench_data.draw(n, 13) < 0.6 then 'https://www.google.com/'
    when bench_data.draw(n, 13) < 0.95 then 'https://site' || floor(power(200, bench_data.draw(n, 14))) || '.example/'
    else 'https://blog.example/posts/' || floor(bench_data.draw(n, 15) * 2000) end as referrer`
const IS_CALLED = `
  ${pick('Dana,Maya,Ana,Jon,Li,Omar,Petra,Ruth,Sven,Tara,Uma,Vic,Wim,Yara,Zoe,Amir,Bela,Chen,Dov,Elif', 'n', 21)}
    || ' ' || ${pick('Reyes,Okafor,Brandt,Costa,Duarte,Eklund,Fischer,Gupta,Haas,Ito,Jensen,Kaya,Larsen,Meyer,Novak,Osei,Park,Quinn,Rossi,Silva', 'n', 22)} as name,
  initcap((select word from bench_data.words w where w.k = 41 + n % 7900)) || ' ' || ${pick('Freight,Foods,Labs,Logistics,Partners,Retail,Steel,Works', 'n', 23)} as company`

export const FILL_LEADS = `
insert into leads (id, email, name, phone, company, website, status, first_touch, last_touch, reply_due_at, replied_at, created_at, updated_at)
select bench_data.id('lead', n), 'person' || n || '@host' || n % 50000 || '.example', name,
  case when n % 5 = 0 then '+1555' || lpad((n % 10000000)::text, 7, '0') else '' end, company, 'host' || n % 50000 || '.example',
  ${pick('new,new,new,new,new,new,new,new,new,working,working,working,working,qualified,qualified,qualified,won,lost,lost,lost', 'n', 31)},
  ${touch}, ${touch},
  case when bench_data.draw(n, 32) < 0.1 then at + interval '1 day' end,
  case when bench_data.draw(n, 32) < 0.097 then at + interval '20 hours' end, at, at
from (select plan.*, ${CAME_FROM}, ${IS_CALLED} from (select distinct on (lead) lead as n, at from bench_data.plan where person order by lead, at) plan) made`

export const FILL_CONVERSATIONS = `
insert into diagnostic_conversations (id, created_at, updated_at, owner_hash, visitor_id, referrer, landing_page, user_agent,
  utm_source, utm_medium, utm_campaign, source, brain, agent_state, turn_count, message_count, contact_name, company_name, company_website,
  email, facts, lead_score, coverage, score_card, sentiment_score, pain_severity, booking_status, wants_person_at, wants_person_reason, booking_reason, lead_id)
select bench_data.id('c', n), at, at + turns * interval '40 seconds', encode(sha256(('owner' || n - n % 4)::bytea), 'hex'),
  bench_data.id('v', n - n % 4), referrer, case when n % 3 = 0 then '/' else '/diagnostic' end, 'Mozilla/5.0 (X11; Linux x86_64)',
  utm_source, '', '', coalesce(nullif(utm_source, ''), nullif(regexp_replace(referrer, '^https://(www\\.)?([^/]+)/.*$', '\\2'), ''), 'direct'), 'offline',
  $1::jsonb || jsonb_build_object('turn', turns, 'asks', jsonb_build_object(${pick(SLOTS, 'n', 41)}, 1, ${pick(SLOTS, 'n', 42)}, 1),
    'facts', case when person then jsonb_build_object('email', jsonb_build_object('value', email, 'quote', email, 'messageId', bench_data.id('m', n * 64 + 1), 'status', 'stated')) else '{}' end,
    'shown', jsonb_build_object('roiKey', null, 'caseStudySlug', null, 'hasCalendar', status is not null, 'hasOfferedInWords', false)),
  turns, 1 + 2 * turns, case when person then name end, case when person or n % 7 = 0 then company end,
  case when person then 'host' || lead % 50000 || '.example' end, email,
  case when person then jsonb_build_object('email', jsonb_build_object('value', email, 'quote', email, 'messageId', bench_data.id('m', n * 64 + 1), 'status', 'stated')) else '{}' end,
  score, round((score / 110.0)::numeric, 2),
  case when turns > 0 then jsonb_build_object('score', score, 'coverage', round((score / 110.0)::numeric, 2), 'caps', '[]'::jsonb,
    'signals', case when n % 2 = 0 then jsonb_build_array(${signal('manual_hours', 15, 43)}, ${signal('pain_severity', 12, 44)}, ${signal('timeline_urgency', 12, 45)})
      else jsonb_build_array(${signal('manual_hours', 15, 43)}, ${signal('company_size_fit', 8, 46)}) end) end,
  case when turns > 0 then round((0.2 + 0.75 * bench_data.draw(n, 47))::numeric, 2) end,
  case when bench_data.draw(n, 48) < 0.15 then 'high' when bench_data.draw(n, 48) < 0.4 then 'medium' when bench_data.draw(n, 48) < 0.6 then 'low' end,
  status, case when bench_data.draw(n, 49) < 0.03 then at + interval '3 minutes' end,
  case when bench_data.draw(n, 49) < 0.02 then 'asked' when bench_data.draw(n, 49) < 0.03 then 'off_topic' end,
  case when status is not null then case when n % 3 = 0 then 'requested' else 'qualified' end end, bench_data.id('lead', lead)
from (select plan.*, ${CAME_FROM}, ${IS_CALLED}, 'person' || lead || '@host' || lead % 50000 || '.example' as email from bench_data.plan plan) made
order by n`

/** What every row's state has in common. */
export const FIRST_STATE = JSON.stringify(createState())
