-- Goods and services: the classes of the Nice Agreement and the lists of terms that are searched by everyday words.

create function nice_fold(term text) returns text language sql immutable strict parallel safe as $$
  select trim(left(trim(regexp_replace(
    regexp_replace(lower(normalize(term, NFKD)), '[\u0300-\u036f\u064b-\u065f]+', '', 'g'),
    '[^a-z0-9\u00df-\u1fff\u3040-\ud7ff]+', ' ', 'g')), 500))
$$;
comment on function nice_fold(text) is 'How terms and questions are compared: small letters without marks, everything else one space, at most 500 characters (an index entry has room for that many).';

create table nice_class (
  nice_class_code smallint primary key check (nice_class_code between 1 and 45),
  edition text not null,
  heading_id text not null, heading_en text not null, heading_ar text not null,
  about_id text not null, about_en text not null, about_ar text not null
);
comment on table nice_class is 'The 45 classes. about_*: what belongs there in everyday words, short enough to stand beside the number; heading_*: the same in full. Not the official text of the classification.';

create table nice_term (
  term_id integer generated always as identity primary key,
  nice_class_code smallint not null references nice_class,
  name_id text not null check (name_id <> ''),
  name_en text not null,
  source text not null check (source in ('starter', 'office')),
  edition text not null,
  valid_from date not null,
  valid_to date,
  folded_id text not null generated always as (nice_fold(name_id)) stored,
  folded_en text not null generated always as (nice_fold(name_en)) stored,
  words tsvector not null generated always as (
    case when length(name_id) <= 512 and strpos(name_id, U&'\FFFD') = 0
      then array_to_tsvector(array_remove(string_to_array(nice_fold(name_id) || ' ' || nice_fold(name_en), ' '), '') || ('#' || nice_class_code))
      else '' end
  ) stored
);
-- A name may be longer than an entry of an index: its digest stands for it.
create unique index nice_term_open on nice_term (source, nice_class_code, md5(name_id || chr(9) || name_en)) where valid_to is null;
create index nice_term_by_words on nice_term using gin (words) where valid_to is null;
create index nice_term_by_folded_id on nice_term (folded_id text_pattern_ops) where valid_to is null;
create index nice_term_by_folded_en on nice_term (folded_en text_pattern_ops) where valid_to is null;
comment on table nice_term is 'Terms an applicant can pick. starter: written for this product; office: imported list of the office. A term gone from its list gets valid_to and is kept, filed cases used it. Loaded shortest first: a search that stops early has seen the plainest terms.';
comment on column nice_term.words is 'Words of both names, and #class, so that one index answers word and class together. Empty for a name nobody shall pick: longer than the 512 characters an application takes, or with the sign of a lost character (it is recognised when somebody writes it out).';

-- The planner would rather read the table than its index when many terms match, and is wrong by tens of milliseconds: it cannot know that
-- the rows found first are the ones wanted. A bitmap gives them in the order they were loaded.
create function nice_found(sought tsquery, whole tsquery, most integer)
  returns table (term_id integer, nice_class_code smallint, name_id text, name_en text, source text, folded_id text, folded_en text, has_words boolean)
  language sql stable rows 500 set enable_seqscan = off set enable_indexscan = off as $$
  select term_id, nice_class_code, name_id, name_en, source, folded_id, folded_en, words @@ whole
    from nice_term where valid_to is null and words @@ sought limit most
$$;
comment on function nice_found(tsquery, tsquery, integer) is 'The first terms in force that match, those loaded first before others; has_words: they match the second query too.';

create table nice_word (word text primary key, terms integer not null);
create index nice_word_by_prefix on nice_word (word text_pattern_ops);
create index nice_word_by_beginning on nice_word ("left"(word, 2), length(word));
create index nice_word_by_ends on nice_word ("left"(word, 1), "right"(word, 2), length(word));
create index nice_word_by_end on nice_word ("right"(word, 3), length(word));
comment on table nice_word is 'Every word of the terms in force and of everyday phrases, and in how many terms it stands: a mistyped word is compared with these, not with all terms.';

create table nice_everyday (
  phrase text not null check (phrase = nice_fold(phrase) and phrase <> ''),
  nice_class_code smallint not null references nice_class,
  folded_id text not null,
  rank smallint not null,
  primary key (phrase, nice_class_code, folded_id)
);
create index nice_everyday_by_prefix on nice_everyday (phrase text_pattern_ops);
comment on table nice_everyday is 'What people say (warung kopi, jualan baju, online shop) and the terms it leads to, in order of rank.';
