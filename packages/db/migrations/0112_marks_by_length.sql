-- Of marks with several sought words the shortest are given. The index of terms did not know how long a mark is, nor whether it has ended, so that
-- thousands of rows were read for eighty. Now each term has both before it, and the index is asked for one length after the other until enough are found.
-- Owners, signs and years among the terms were asked for by no search. The function, column and index of 0110 go: looking marks up from the shortest was
-- as fast as combining the lists.

create function length_step(letters integer) returns integer language sql immutable strict parallel safe as $$
  select case when letters <= 20 then letters when letters <= 24 then 20 + (letters - 19) / 2 when letters <= 32 then 23 + (letters - 25) / 4
              when letters <= 64 then 25 else 26 end
$$;
comment on function length_step(integer) is 'The length of a mark in one of 27 steps: up to 20 letters exactly, then up to 22, 24, 28, 32 and 64, and more.';

create function terms_of_mark(stage text, words text[], classes smallint[]) returns text[] language plpgsql immutable parallel safe as $$
declare
  letters integer := length(array_to_string(words, ''));
  every text := case when stage = 'ended' then '@' else '`' end;
  -- As length_step gives it; a function called for each of a million marks takes longer than making their terms.
  sign text := chr(ascii(every) + case when letters <= 20 then letters when letters <= 24 then 20 + (letters - 19) / 2 when letters <= 32 then 23 + (letters - 25) / 4
                                  when letters <= 64 then 25 else 26 end);
begin
  return string_to_array(concat_ws(' ',
    every || array_to_string(words, ' ' || every), every || '#' || array_to_string(classes, ' ' || every || '#'),
    sign || array_to_string(words, ' ' || sign), sign || '#' || array_to_string(classes, ' ' || sign || '#')), ' ');
end $$;
comment on function terms_of_mark(text, text[], smallint[]) is 'The words of a mark and its classes as "#30", twice: behind the letter of its length_step, a for 1 to z for 26, of ended marks A to Z; and behind ` or @, which are of marks of every length.';

drop function marks_of_frequent_terms(jsonb, boolean, text[], smallint[], integer);
drop index mark_entry_read;
create or replace function count_frequent_words() returns void language sql as $$
  with counted as (select word from mark_posting group by word having count(*) > 1000)
  update mark_word w set is_frequent = not w.is_frequent
   where w.is_frequent <> exists (select from counted c where c.word = w.word)
$$;
comment on function count_frequent_words() is 'Sets is_frequent of the words of marks. Reads the whole index; run it daily.';
alter table mark_word drop column marks;
comment on column mark_word.is_frequent is 'In more than a thousand marks when last counted, by count_frequent_words. The speed of searches depends on it, and which of more marks than are given are found.';

drop function marks_of_terms(jsonb, boolean, text[], smallint[], integer);
drop view mark_entry_computed;
drop index mark_entry_terms;
alter table mark_entry drop column terms;

create view mark_entry_computed as
  select application_id, is_public, stage, filing_date, letters, words, reading, classes, mark_name_key(words) as name_key
    from mark_facts;
comment on view mark_entry_computed is 'Rows of mark_entry as they should be.';

create or replace function keep_mark(id bigint, also_private boolean default false) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare was mark_entry; now_is mark_entry;
begin
  if not exists (select from application_mark where application_id = id) then return; end if;
  -- Transactions that write the same mark wait here; the later one then reads what the earlier one committed.
  perform pg_advisory_xact_lock(hashtext('mark_entry'), id::int);
  select * into was from mark_entry where application_id = id;
  select * into now_is from mark_entry_computed where application_id = id;
  if now_is is not distinct from was then return; end if;
  if now_is.application_id is not null and was.application_id is null and not now_is.is_public and not also_private then
    insert into mark_waiting values (id) on conflict do nothing;
    return;
  end if;
  delete from mark_waiting where application_id = id;
  if was.application_id is not null then
    delete from mark_posting p using unnest(was.words || was.reading) w where p.word = w and p.letters = was.letters and p.application_id = id;
  end if;
  if now_is.application_id is null then
    delete from mark_entry where application_id = id;
    return;
  end if;
  perform keep_words(now_is.words || now_is.reading);
  insert into mark_posting select distinct w, now_is.letters, id, now_is.is_public, now_is.stage, now_is.classes
    from unnest(now_is.words || now_is.reading) w;
  insert into mark_entry select now_is.*
  on conflict (application_id) do update
    set is_public = excluded.is_public, stage = excluded.stage, filing_date = excluded.filing_date, letters = excluded.letters, words = excluded.words,
        reading = excluded.reading, classes = excluded.classes, name_key = excluded.name_key;
end $$;

create or replace function index_mark_tables() returns void language plpgsql as $$
begin
  create index if not exists mark_word_near on mark_word using gin (near) with (fastupdate = off);
  create index if not exists mark_word_sounds on mark_word using gin (sounds) with (fastupdate = off);
  create index if not exists mark_word_part on mark_word using gin (word gin_trgm_ops) with (fastupdate = off);
  create index if not exists mark_word_first on mark_word (left(word, 1), length(word), word);
  create index if not exists mark_word_first_two on mark_word (left(word, 2), length(word), word);
  create index if not exists mark_entry_terms on mark_entry using gin (terms_of_mark(stage, words || reading, classes)) with (fastupdate = off);
  create index if not exists mark_entry_newest on mark_entry (filing_date desc, application_id desc) include (is_public, stage, classes);
  create index if not exists mark_entry_exact on mark_entry (name_key, application_id) include (is_public, stage, classes);
  create index if not exists mark_entry_start on mark_entry (left(joined_words(words), 32) collate "C", application_id);
end $$;
select index_mark_tables();
analyze mark_entry;

create function marks_of_terms(groups jsonb, is_rare boolean, from_letters integer, everything boolean, stages text[], most integer)
  returns table (id bigint, stage text, classes smallint[], words text[], reading text[]) language plpgsql stable rows 100
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  is_present boolean := stages && '{running,registered}';
  is_ended boolean := stages && '{ended}';
  -- One condition for each group: the index compares their lists without evaluating all terms of a mark.
  condition text := (
    select string_agg(format('terms_of_mark(e.stage, e.words || e.reading, e.classes) && array(select s || t from unnest(signs) s, unnest(%L::text[]) t)',
                             array(select jsonb_array_elements_text(g))), ' and ')
      from jsonb_array_elements(groups) g) || ' and ($1 or e.is_public) and e.stage = any ($2)';
begin
  if is_rare then
    return query execute format(
      'select m.application_id, m.stage, m.classes, m.words, m.reading
         from (select e.* from (select array[case when $3 then ''`'' end, case when $4 then ''@'' end] as signs offset 0) s, mark_entry e
                where %s limit 2000) m
        order by m.letters, m.application_id limit 2 * $5', condition)
      using everything, stages, is_present, is_ended, most;
  else
    return query execute format(
      'select m.* from generate_series($6, 26) step
        cross join lateral (select array[case when $3 then chr(96 + step) end, case when $4 then chr(64 + step) end] as signs offset 0) s
        cross join lateral (
          select e.application_id, e.stage, e.classes, e.words, e.reading from mark_entry e where %s limit $5) m
        limit 2 * $5', condition)
      using everything, stages, is_present, is_ended, most, length_step(from_letters);
  end if;
end $$;
comment on function marks_of_terms(jsonb, boolean, integer, boolean, text[], integer) is 'The shortest marks with a term of every group, twice "most": one length_step after the other from that of "from_letters", at most "most" of each and in no order within one; or, if "is_rare", the shortest of the first 2,000 found. Terms are those of terms_of_mark without the first letter.';

-- The rows of marks found were looked up a second time, and their words joined once more for each.
drop function marks_starting(text[], boolean, text[], smallint[], integer);
create function marks_starting(sought text[], everything boolean, stages text[], of_classes smallint[], most integer)
  returns table (id bigint, stage text, classes smallint[], words text[], reading text[]) language plpgsql stable rows 100
  set enable_seqscan = off set enable_sort = off as $$
declare whole text := joined_words(sought); start text := left(whole, 32);
begin
  return query
    select e.application_id, e.stage, e.classes, e.words, e.reading from mark_entry e
     where left(joined_words(e.words), 32) collate "C" >= start and left(joined_words(e.words), 32) collate "C" < start || U&'\+10FFFF'
       and (whole = start or starts_with(array_to_string(e.words, ' '), whole))
       and (everything or e.is_public) and e.stage = any (stages) and (of_classes is null or e.classes && of_classes)
     order by left(joined_words(e.words), 32) collate "C", e.application_id limit most;
end $$;
comment on function marks_starting(text[], boolean, text[], smallint[], integer) is 'Marks that begin with these words, the last of them perhaps a part of a word; in alphabetical order.';

-- Of each of two hundred words as many marks were read as are given in all. Twenty of each tell how many letters the longest one given can have.
create or replace function marks_with_any(sought text[], everything boolean, stages text[], of_classes smallint[], most integer)
  returns setof bigint language sql stable
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  with longest as materialized (
    select p.letters
      from unnest(sought) w(word)
     cross join lateral (
       select m.application_id, m.letters from mark_posting m
        where m.word = w.word and (everything or m.is_public) and m.stage = any (stages) and (of_classes is null or m.classes && of_classes)
        order by m.letters, m.application_id limit 20) p
     group by p.application_id, p.letters
     order by p.letters offset most - 1 limit 1)
  select p.application_id
    from unnest(sought) w(word)
   cross join lateral (
     select m.application_id, m.letters from mark_posting m
      where m.word = w.word and m.letters <= coalesce((select letters from longest), 32767)
        and (everything or m.is_public) and m.stage = any (stages) and (of_classes is null or m.classes && of_classes)
      order by m.letters, m.application_id limit most) p
   group by p.application_id, p.letters
   order by p.letters, p.application_id
   limit most
$$;

-- Languages were looked for in every word near, and all words found compared with each other to find those given twice.
create or replace function words_like(sought text) returns table (word text, languages text[], is_frequent boolean)
  language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare keys int[] := deletions(sought); heard text[] := mark_sounds(sought);
begin
  return query
    select w.word, case when w.sounds && heard then array(select split_part(s, ' ', 1) from unnest(w.sounds) s where s = any (heard)) else '{}' end, w.is_frequent
      from mark_word w
     where w.near && keys and levenshtein_less_equal(w.word, sought, 3) <= 3
    union all
    select w.word, array(select split_part(s, ' ', 1) from unnest(w.sounds) s where s = any (heard)), w.is_frequent
      from mark_word w
     where w.sounds && heard and not (w.near && keys and levenshtein_less_equal(w.word, sought, 3) <= 3);
end $$;
