/** Distinct sentences; a message is made of one or two. */
const SENTENCES = 65_536
const WORDS_IN_SENTENCE = 9
const VOCABULARY = 8_000

/**
 * What the other statements draw on, in a schema of its own that is dropped at the end. `draw` is a number from 0 to 1
 * that is always the same for the same row and purpose. Rank k of the vocabulary occurs in proportion to 1/k (Zipf).
 */
export const PREPARE_WORDS = `
create schema bench_data;
create function bench_data.draw(n bigint, purpose int) returns float8 language sql immutable parallel safe
  as $$ select (hashint8extended(n, purpose) & 2147483647)::float8 / 2147483648 $$;
create function bench_data.id(kind text, n bigint) returns uuid language sql immutable parallel safe
  as $$ select md5(kind || n)::uuid $$;
create unlogged table bench_data.words as
  select k, case when k <= 40 then (string_to_array('the,we,to,and,of,a,in,our,it,is,for,that,on,with,by,hours,team,every,invoices,week,reports,manually,orders,data,spend,process,email,tools,sheet,customers,about,people,time,copy,entry,month,errors,system,approve,budget', ','))[k]
    else (array['ba','ce','di','fo','gu','ha','je','ki','lo','mu','na','pe','ri','so','tu','va'])[1 + k % 16]
      || (array['l','m','n','r','s','t','nd','rt'])[1 + k / 16 % 8]
      || (array['a','e','i','o','u','ai','ea','io'])[1 + k / 128 % 8]
      || (array['ck','d','ng','p','st','x','zz','th'])[1 + k / 1024 % 8] end as word
  from generate_series(1, ${VOCABULARY}) k;
create unique index on bench_data.words (k);
create unlogged table bench_data.sentences as
  select s as k, string_agg(word, ' ' order by place) as sentence, strip(to_tsvector('simple', string_agg(word, ' '))) as words
  from generate_series(0, ${SENTENCES - 1}) s, generate_series(1, ${WORDS_IN_SENTENCE}) place
  join bench_data.words on true
  where words.k = 1 + floor(power(${VOCABULARY}, bench_data.draw(s * 16::bigint + place, 1)))::int - 1
  group by s;
create unique index on bench_data.sentences (k);
create aggregate bench_data.join_words (tsvector) (sfunc = tsvector_concat, stype = tsvector, parallel = safe);
analyze bench_data.words, bench_data.sentences;
`
