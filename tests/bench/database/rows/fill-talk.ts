/**
 * One message in 10, 100, 1,000, 10,000 and 100,000 holds "falcon", "osprey", "heron", "narwhal" and "quokka"; one in 300
 * names a host, one in 2,000 is Chinese, one in 20 has a number that no other has.
 */
const TOKENS = `
  case when m % 10 = 0 then ' falcon' else '' end || case when m % 100 = 3 then ' osprey' else '' end
  || case when m % 1000 = 7 then ' heron' else '' end || case when m % 10000 = 11 then ' narwhal' else '' end
  || case when m % 100000 = 13 then ' quokka' else '' end
  || case when m % 300 = 17 then ' see https://docs' || m % 9000 || '.example/start' else '' end
  || case when m % 2000 = 19 then ' 我们每天处理很多发票。' else '' end
  || case when m % 20 = 1 then ' INV-' || m else '' end`

/** One and two for each turn of the conversations from `$1` to `$2`, the visitor's shorter than the agent's. */
export const FILL_MESSAGES = `
insert into diagnostic_messages (conversation_id, id, position, role, type, content, brain, created_at)
select bench_data.id('c', n), bench_data.id('m', n * 64 + place), place, case when place % 2 = 1 then 'user' else 'assistant' end, 'text',
  one.sentence || case when place % 2 = 0 then '. ' || two.sentence || '.' else '' end || ${TOKENS},
  case when place % 2 = 0 then 'offline' end,
  at + (place + 1) / 2 * interval '40 seconds' + case when place % 2 = 0 then interval '1 ms' * (1 + floor(2000 * power(bench_data.draw(m, 61), 6))) else interval '0' end
from (
  select n, at, place, hashint8extended(n * 64 + place, 7) & 2147483647 as m
  from bench_data.plan, generate_series(0, 2 * turns) place where n between $1 and $2
) said
join bench_data.sentences one on one.k = m % 65536
join bench_data.sentences two on two.k = (m >> 12) % 65536`

/** The lists of words as `list_conversation_words` makes them, from those of the sentences: a tenth of the time. */
export const FILL_WORDS = `
insert into conversation_words (conversation_id, created_at, words)
select id, created_at, strip(coalesce((
    select bench_data.join_words(one.words || case when place % 2 = 0 then two.words else ''::tsvector end
      || case when m % 10 = 0 or m % 100 = 3 or m % 1000 = 7 or m % 10000 = 11 or m % 100000 = 13 or m % 300 = 17 or m % 2000 = 19 or m % 20 = 1
        then list_search_words(${TOKENS}) else ''::tsvector end
      || case when m % 2000 = 19 then array_to_tsvector(array['~我', '~们', '~每', '~天', '~处', '~理', '~很', '~多', '~发', '~票', '~我们', '~们每', '~每天', '~天处', '~处理', '~理很', '~很多', '~多发', '~发票']) else ''::tsvector end)
    from (select place, hashint8extended(n * 64 + place, 7) & 2147483647 as m from generate_series(0, 2 * turns) place) said
    join bench_data.sentences one on one.k = m % 65536
    join bench_data.sentences two on two.k = (m >> 12) % 65536
  ), '') || list_search_words(coalesce(contact_name, '') || ' ' || coalesce(company_name, '') || ' ' || coalesce(company_website, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))
  || case when email is null then ''::tsvector else array_to_tsvector(array['@' || company_website]) end)
from bench_data.plan join diagnostic_conversations on id = bench_data.id('c', n)
order by n`

export const FILL_TURNS = `
insert into diagnostic_turns (conversation_id, id, position, message_hash, reply, created_at)
select bench_data.id('c', n), bench_data.id('t', n * 64 + place), place, md5((n * 64 + place)::text),
  jsonb_build_object('userMessageId', bench_data.id('m', n * 64 + 2 * place + 1), 'messageId', bench_data.id('m', n * 64 + 2 * place + 2),
    'response', '', 'timestamp', at, 'calculatedROI', null, 'caseStudy', null, 'leadScore', score, 'qualificationSignals', '{}'::jsonb,
    'triggerBooking', false, 'capturedEmail', null, 'selfReportedData', jsonb_build_object('company_name', null), 'facts', '{}'::jsonb,
    'asking', (array['manual_hours','team_size','hourly_rate','tools','timeline','budget','email',null])[1 + floor(bench_data.draw(n * 16 + place, 71) * 8)::int],
    'scoreCard', jsonb_build_object('score', score, 'coverage', 0, 'caps', '[]'::jsonb, 'signals', '[]'::jsonb),
    'citations', '[]'::jsonb, 'quickReplies', '[]'::jsonb, 'brain', 'offline', 'calendlyUrl', null, 'prefill', null, 'bookingMessage', null),
  at + (place + 1) * interval '40 seconds'
from bench_data.plan, generate_series(0, turns - 1) place`
