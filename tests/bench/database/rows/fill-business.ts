/** What stands beside the conversations; `$1` is how many of those there are and `$2` the moment up to which all happened. */
export const FILL_BUSINESS: readonly string[] = [
  `insert into bookings (id, provider, reference, conversation_id, invitee_uri, status, starts_at, ends_at, blocked_until, time_zone, name, email, claimed_at, outcome, was_score_right, judged_score, judged_at, created_at, updated_at)
  select bench_data.id('b', n), provider, bench_data.id('r', n), bench_data.id('c', n),
    case when status not in ('offered', 'opened') then 'https://calendly.example/invitees/' || n end, status,
    case when status not in ('offered', 'opened') then starts_at end, case when status not in ('offered', 'opened') then starts_at + interval '30 minutes' end,
    case when status not in ('offered', 'opened') then starts_at + interval '45 minutes' end, 'America/Chicago', '', '',
    case when status not in ('offered', 'opened') then at end,
    case when status = 'held' then case when n % 3 = 0 then 'won' when n % 3 = 1 then 'lost' end end,
    case when status = 'held' and n % 2 = 0 then n % 5 > 0 end, case when status = 'held' and n % 2 = 0 then score end, case when status = 'held' and n % 2 = 0 then starts_at end,
    at, at
  from (select *, case when n % 10 = 0 then 'embedded' else 'calendly' end as provider,
      case when n % 10 = 0 then $2::timestamptz + interval '1 day' - interval '45 minutes' * ($1 - n) / 10
        when status in ('confirmed', 'rescheduled', 'claimed') then $2::timestamptz + interval '1 day' * (1 + n % 14)
        else at + interval '3 days' end as starts_at
    from bench_data.plan where status is not null) planned`,
  `insert into conversation_bookings (conversation_id, booking_id, message_id, created_at)
  select conversation_id, id, bench_data.id('bm', 1), created_at from bookings where status not in ('offered', 'opened', 'claimed')`,
  `insert into booking_invitees (invitee_uri, booking_id) select invitee_uri, id from bookings where invitee_uri is not null`,
  `insert into booking_events (id, booking_id, kind, source, at, received_at, event, dedupe_key)
  select md5('e' || id)::uuid, id, 'offered', 'agent', created_at, created_at, jsonb_build_object('kind', 'offered', 'at', created_at, 'source', 'agent'), 'offered' from bookings`,
  `insert into calendly_inbox (id, dedupe_key, body, received_at, processed_at, attempts, next_attempt_at)
  select md5('i' || id)::uuid, 'created|' || invitee_uri, jsonb_build_object('event', 'invitee.created', 'payload', jsonb_build_object('uri', invitee_uri)), created_at, created_at, 1, created_at
  from bookings where provider = 'calendly' and invitee_uri is not null`,
  `insert into audit_requests (id, created_at, name, company, challenge, contact_method, contact_detail, utm_source, utm_medium, utm_campaign, lead_id, content_hash)
  select bench_data.id('a', n), at, 'Person ' || n, 'Company ' || n, 'We copy invoices by hand', 'email', 'person' || lead || '@host' || lead % 50000 || '.example', '', '', '', bench_data.id('lead', lead), md5('a' || n)
  from bench_data.plan where person and bench_data.draw(n, 81) < 0.1`,
  `insert into outbox_messages (id, booking_id, dedupe_key, audience, recipient, subject, text, status, next_attempt_at, created_at, sent_at)
  select md5('o' || id)::uuid, id, 'confirmed|' || id, case when random_row % 3 = 0 then 'staff' else 'visitor' end, 'person' || random_row || '@host.example', 'Your call',
    'Your call is booked: https://site.example/booking#' || md5(id::text), case when random_row % 500 = 0 then 'failed' else 'sent' end, created_at, created_at, created_at
  from (select *, hashtext(id::text) & 1048575 as random_row from bookings where status not in ('offered', 'opened')) booked`,
  `insert into deliveries (id, channel, event, lead_id, payload, dedupe_key, status, attempts, next_attempt_at, response_status, created_at, sent_at)
  select md5(channel || n)::uuid, channel, 'lead.created', bench_data.id('lead', lead),
    jsonb_build_object('type', 'lead.created', 'data', jsonb_build_object('lead', jsonb_build_object('id', bench_data.id('lead', lead)), 'conversation', jsonb_build_object('id', bench_data.id('c', n)))),
    channel || '_lead-created_' || bench_data.id('lead', lead), case when n % 400 = 0 then 'failed' when n % 50 = 0 then 'kept' else 'sent' end, 1, at, 200, at, at
  from bench_data.plan, (values ('webhook'), ('slack')) channels (channel) where person and lead = n`,
  `insert into audit_log (id, at, actor_id, actor, action, subject_type, subject_id)
  select bench_data.id('l', n), at + interval '1 hour', 'staff' || n % 5, 'staff' || n % 5 || '@firm.example',
    (array['conversation.read','conversation.read','conversation.read','lead.read','lead.change'])[1 + n % 5], case when n % 5 < 3 then 'conversation' else 'lead' end, bench_data.id('c', n)::text
  from bench_data.plan where bench_data.draw(n, 82) < 0.3`,
  `insert into page_counts (day, event, path, source, count)
  select day, event, path, source, 1 + floor(bench_data.draw(extract(epoch from day)::bigint, 83) * 40)::int
  from generate_series($2::timestamptz::date - 729, $2::timestamptz::date, interval '1 day') day,
    (values ('visit'), ('view'), ('chat_opened'), ('form_opened')) events (event), (values ('/'), ('/diagnostic'), ('/pricing')) paths (path),
    (select 'campaign-' || s as source from generate_series(1, 10) s union all select 'direct') sources where $1::bigint > 0`,
  `insert into enrichment_requests (conversation_id, host, requested_at, finished_at, outcome)
  select bench_data.id('c', n), 'host' || lead % 50000 || '.example', at, at + interval '5 seconds', 'found' from bench_data.plan where person and bench_data.draw(n, 84) < 0.3`,
  `insert into conversation_findings (conversation_id, id, position, host, source, kind, value, url, quote, read_at)
  select conversation_id, md5(conversation_id::text || place)::uuid, place, host, 'website', (array['name','industry'])[1 + place], 'logistics', 'https://' || host, 'We move freight.', requested_at
  from enrichment_requests, generate_series(0, 1) place`,
  `insert into site_readings (host, status, url, attempts, read_at, expires_at)
  select distinct on (host) host, 'read', 'https://' || host, 1, requested_at, requested_at + interval '30 days' from enrichment_requests order by host`,
]
