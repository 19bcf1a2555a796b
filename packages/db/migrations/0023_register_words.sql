-- Words of published cases, by which a misspelt search is told of words near it; and two orders that searches read instead of sorting: filing within
-- one legal state, and the newest of marks with the same words.

create or replace function index_register() returns void language plpgsql as $$
begin
  create index if not exists register_public_terms on register_entry using gin (terms) with (fastupdate = off) where is_public;
  create index if not exists register_private_terms on register_entry using gin (terms) with (fastupdate = off) where not is_public;
  create index if not exists register_public_letters on register_entry
    using gin ((title_line || owner_line || people_line || numbers) gin_trgm_ops) with (fastupdate = off) where is_public;
  create index if not exists register_private_letters on register_entry
    using gin ((title_line || owner_line || people_line || numbers) gin_trgm_ops) with (fastupdate = off) where not is_public;
  create index if not exists register_private_owner on register_entry (owner_id) where not is_public;
  create index if not exists register_by_number on register_entry (is_public, number_key, application_id);
  create index if not exists register_by_title on register_entry (is_public, title_key, application_id);
  create index if not exists register_by_owner on register_entry (is_public, owner_key, application_id);
  create index if not exists register_by_filing on register_entry (is_public, filing_date, application_id);
  create index if not exists register_by_stage on register_entry (is_public, stage, filing_date, application_id);
  create index if not exists register_by_publication on register_entry (is_public, publication_date, application_id);
  create index if not exists register_by_registration on register_entry (is_public, registration_date, application_id);
  create index if not exists register_by_expiration on register_entry (is_public, expiration_date, application_id);
end $$;
select index_register();

drop index mark_entry_exact;
create or replace function index_mark_tables() returns void language plpgsql as $$
begin
  create index if not exists mark_word_near on mark_word using gin (near) with (fastupdate = off);
  create index if not exists mark_word_sounds on mark_word using gin (sounds) with (fastupdate = off);
  create index if not exists mark_word_part on mark_word using gin (word gin_trgm_ops) with (fastupdate = off);
  create index if not exists mark_word_first on mark_word (left(word, 1), length(word), word);
  create index if not exists mark_word_first_two on mark_word (left(word, 2), length(word), word);
  create index if not exists mark_entry_terms on mark_entry using gin (terms) with (fastupdate = off);
  create index if not exists mark_entry_newest on mark_entry (filing_date desc, application_id desc) include (is_public, stage, classes);
  create index if not exists mark_entry_exact on mark_entry (hash_array_extended(words, 0), application_id);
  create index if not exists mark_entry_start on mark_entry (left(joined_words(words), 32) collate "C", application_id);
end $$;
select index_mark_tables();

create or replace function marks_exactly(sought text[], everything boolean, stages text[], of_classes smallint[], most integer)
  returns setof bigint language sql stable set enable_seqscan = off set enable_sort = off set plan_cache_mode = force_generic_plan as $$
  select e.application_id from mark_entry e
   where hash_array_extended(e.words, 0) = hash_array_extended(sought, 0) and e.words = sought
     and (everything or e.is_public) and e.stage = any (stages) and (of_classes is null or e.classes && of_classes)
   order by e.application_id desc limit most
$$;

create table register_word (
  word text primary key,
  near int[] not null
);
comment on table register_word is 'Every word of a title or name of a published case once, also of cases that are gone. Written by keep_register as of migration 0025. near: deletions(word).';
create index register_word_near on register_word using gin (near) with (fastupdate = off);

create function keep_register_words(titles text, owners text, people text) returns void language sql as $$
  insert into register_word
  select w, deletions(w) from (select distinct w from unnest(array[titles, owners, people]) l, unnest(string_to_array(replace(l, E'\n', ' '), ' ')) w) k
   where length(w) > 2 and w !~ '[0-9]' and not exists (select from register_word r where r.word = w) order by w
      on conflict do nothing
$$;
comment on function keep_register_words(text, text, text) is 'Adds the words of a published case in the order of the alphabet, so that two transactions with the same new words wait for each other and do not lock each other out.';

create function words_near(sought text, most int) returns setof text language sql stable set enable_seqscan = off as $$
  select r.word
    from register_word r
   cross join lateral levenshtein_less_equal(r.word, sought, 2) edits
   cross join lateral (select edits = 2 and length(r.word) = length(sought) and (select string_agg(l, '' order by l) from regexp_split_to_table(r.word, '') l)
                                     = (select string_agg(l, '' order by l) from regexp_split_to_table(sought, '') l) as swapped) s
   where r.near && deletions(sought) and (edits <= case when length(sought) < 6 then 1 else 2 end or swapped)
   order by case when swapped then 1 else edits end, left(r.word, 1) <> left(sought, 1), abs(length(r.word) - length(sought)), r.word
   limit most
$$;
comment on function words_near(text, int) is 'Words of published cases within one edit of a word of up to five letters, or two of a longer one, where two letters in the wrong order are one edit; the nearest first.';

create function rebuild_register_words() returns void language plpgsql as $$
begin
  truncate register_word;
  drop index if exists register_word_near;
  insert into register_word
  select w, deletions(w) from (select distinct w from register_entry e, unnest(array[e.title_line, e.owner_line, e.people_line]) l, unnest(string_to_array(replace(l, E'\n', ' '), ' ')) w
                                where e.is_public) k
   where length(w) > 2 and w !~ '[0-9]';
  create index register_word_near on register_word using gin (near) with (fastupdate = off);
  analyze register_word;
end $$;
comment on function rebuild_register_words() is 'Makes register_word anew from register_entry; rebuild_register calls it.';

create or replace function rebuild_register() returns bigint language plpgsql as $$
declare n bigint;
begin
  truncate register_entry, register_waiting;
  drop index if exists register_public_terms, register_private_terms, register_public_letters, register_private_letters, register_private_owner,
    register_by_number, register_by_title, register_by_owner, register_by_filing, register_by_stage, register_by_publication, register_by_registration, register_by_expiration;
  insert into register_entry select * from register_entry_computed;
  get diagnostics n = row_count;
  perform index_register();
  analyze register_entry;
  perform rebuild_register_words();
  return n;
end $$;

select rebuild_register_words();
