-- Marks by their exact words, by how they begin, and by a part of a word.

create function joined_words(words text[]) returns text language sql immutable parallel safe as $$
  select array_to_string(words, ' ')
$$;
comment on function joined_words(text[]) is 'The words with one space between. Declared immutable: the words have no type whose text depends on a setting.';

create or replace function index_mark_tables() returns void language plpgsql as $$
begin
  create index if not exists mark_word_near on mark_word using gin (near) with (fastupdate = off);
  create index if not exists mark_word_sounds on mark_word using gin (sounds) with (fastupdate = off);
  create index if not exists mark_word_part on mark_word using gin (word gin_trgm_ops) with (fastupdate = off);
  create index if not exists mark_word_first on mark_word (left(word, 1), length(word), word);
  create index if not exists mark_word_first_two on mark_word (left(word, 2), length(word), word);
  create index if not exists mark_entry_terms on mark_entry using gin (terms) with (fastupdate = off);
  create index if not exists mark_entry_newest on mark_entry (filing_date desc, application_id desc) include (is_public, stage, classes);
  create index if not exists mark_entry_exact on mark_entry using hash (words);
  create index if not exists mark_entry_start on mark_entry (left(joined_words(words), 32) collate "C", application_id);
end $$;
select index_mark_tables();

create function words_starting(part text, most integer) returns setof text language plpgsql stable set enable_seqscan = off as $$
begin
  if length(part) = 1 then
    return query select word from mark_word where left(word, 1) = part order by length(word), word limit most;
  elsif length(part) = 2 then
    return query select word from mark_word where left(word, 2) = part order by length(word), word limit most;
  else
    return query select word from mark_word where left(word, 2) = left(part, 2) and starts_with(word, part) order by length(word), word limit most;
  end if;
end $$;
comment on function words_starting(text, integer) is 'Words of marks that begin with a part, the shortest first.';

create function words_holding(part text, most integer) returns setof text language plpgsql stable set enable_seqscan = off as $$
begin
  -- Trigrams need three letters; shorter parts are looked for where words begin.
  if length(part) < 3 then
    return query select words_starting(part, most);
  else
    -- Words have letters and digits only, so that no character of the part is a wildcard.
    return query select word from mark_word where word like '%' || part || '%' order by length(word), word limit most;
  end if;
end $$;
comment on function words_holding(text, integer) is 'Words of marks with a part of three letters or more anywhere, or with a shorter part at the beginning; the shortest first.';

create function marks_with_any(sought text[], everything boolean, stages text[], of_classes smallint[], most integer)
  returns setof bigint language sql stable
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
  select p.application_id
    from unnest(sought) w(word)
   cross join lateral (
     select m.application_id, m.letters from mark_posting m
      where m.word = w.word and (everything or m.is_public) and m.stage = any (stages) and (of_classes is null or m.classes && of_classes)
      order by m.letters, m.application_id limit most) p
   group by p.application_id, p.letters
   order by p.letters, p.application_id
   limit most
$$;
comment on function marks_with_any(text[], boolean, text[], smallint[], integer) is 'The shortest marks with any of the words.';

create function marks_exactly(sought text[], everything boolean, stages text[], of_classes smallint[], most integer)
  returns setof bigint language sql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
  select e.application_id from mark_entry e
   where e.words = sought and (everything or e.is_public) and e.stage = any (stages) and (of_classes is null or e.classes && of_classes)
   order by e.application_id desc limit most
$$;
comment on function marks_exactly(text[], boolean, text[], smallint[], integer) is 'Marks of exactly these words in this order, the newest first.';

create function marks_starting(sought text[], everything boolean, stages text[], of_classes smallint[], most integer)
  returns setof bigint language plpgsql stable set enable_seqscan = off set enable_sort = off as $$
declare start text := left(joined_words(sought), 32); whole text := joined_words(sought);
begin
  return query
    select e.application_id from mark_entry e
     where left(joined_words(e.words), 32) collate "C" >= start and left(joined_words(e.words), 32) collate "C" < start || U&'\+10FFFF'
       and starts_with(joined_words(e.words), whole)
       and (everything or e.is_public) and e.stage = any (stages) and (of_classes is null or e.classes && of_classes)
     order by left(joined_words(e.words), 32) collate "C", e.application_id limit most;
end $$;
comment on function marks_starting(text[], boolean, text[], smallint[], integer) is 'Marks that begin with these words, the last of them perhaps a part of a word; in alphabetical order.';

create or replace function rebuild_marks() returns bigint language plpgsql as $$
declare n bigint;
begin
  truncate mark_entry, mark_posting, mark_word, mark_waiting;
  drop index if exists mark_word_near, mark_word_sounds, mark_word_part, mark_word_first, mark_word_first_two,
    mark_entry_terms, mark_entry_newest, mark_entry_exact, mark_entry_start;
  alter table mark_posting drop constraint mark_posting_pkey;
  insert into mark_entry select * from mark_entry_computed;
  get diagnostics n = row_count;
  insert into mark_word (word, near, sounds)
  select w, deletions(w), mark_sounds(w) from (select distinct unnest(words || reading) as w from mark_entry) k;
  insert into mark_posting select distinct on (w, e.letters, e.application_id) w, e.letters, e.application_id, e.is_public, e.stage, e.classes
    from mark_entry e, unnest(e.words || e.reading) w order by 1, 2, 3;
  alter table mark_posting add primary key (word, letters, application_id) include (is_public, stage, classes);
  perform index_mark_tables();
  perform count_frequent_words();
  analyze mark_entry, mark_posting, mark_word;
  return n;
end $$;
