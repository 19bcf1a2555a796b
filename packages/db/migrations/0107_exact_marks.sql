-- Marks of exactly the sought words were looked up one by one to compare their words: of a name that hundreds have, three hundred rows for a page of twenty.
-- Now the index has all that a page and its counts need of marks of the same name.

create function mark_name_key(words text[]) returns bytea language sql immutable parallel safe as $$
  select substr(sha256(convert_to(array_to_string(words, ' '), 'UTF8')), 1, 16)
$$;
comment on function mark_name_key(text[]) is 'Sixteen bytes that two lists of words have in common only when they are the same. Of a fixed length, because a name may be longer than what an index takes. Declared immutable: no setting changes it.';

alter table mark_entry add column name_key bytea generated always as (mark_name_key(words)) stored;
alter table mark_entry alter column name_key drop expression, alter column name_key set not null;
comment on column mark_entry.name_key is 'mark_name_key(words).';

create or replace view mark_entry_computed as
  select application_id, is_public, stage, filing_date, letters, words, reading, classes,
         array(select distinct term from unnest(words || reading || array(select 'owner ' || o from unnest(owner_words) o)
             || array(select 'class ' || c from unnest(classes) c)
             || array['stage ' || stage, 'sign ' || sign_wcode, 'year ' || extract(year from filing_date)]) term order by term) as terms,
         mark_name_key(words) as name_key
    from mark_facts;

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
        reading = excluded.reading, classes = excluded.classes, terms = excluded.terms, name_key = excluded.name_key;
end $$;

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
  create index if not exists mark_entry_exact on mark_entry (name_key, application_id) include (is_public, stage, classes);
  create index if not exists mark_entry_start on mark_entry (left(joined_words(words), 32) collate "C", application_id);
end $$;
select index_mark_tables();

drop function marks_of_words(text[], boolean, text[], smallint[], integer);
create function marks_of_words(sought text[], everything boolean, stages text[], of_classes smallint[], most integer)
  returns table (application_id bigint, stage text, classes smallint[]) language sql stable rows 300
  set enable_seqscan = off set enable_sort = off set enable_bitmapscan = off set plan_cache_mode = force_generic_plan as $$
  select e.application_id, e.stage, e.classes from mark_entry e
   where e.name_key = substr(sha256(convert_to(array_to_string(sought, ' '), 'UTF8')), 1, 16)
     and (everything or e.is_public) and e.stage = any (stages) and (of_classes is null or e.classes && of_classes)
   order by e.application_id desc limit most
$$;
comment on function marks_of_words(text[], boolean, text[], smallint[], integer) is 'Marks of exactly these words in this order, the newest first, by the index alone.';

-- The key is written out, because a function called for each of a thousand names takes longer than looking it up.
create or replace function marks_named(names text[], everything boolean, stages text[], of_classes smallint[], each_most integer)
  returns table (id bigint, stage text, classes smallint[], words text[], reading text[]) language sql stable rows 100
  set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
  select k.*
    from unnest(names) s(name)
   cross join lateral (
     select e.application_id, e.stage, e.classes, e.words, e.reading from mark_entry e
      where e.name_key = substr(sha256(convert_to(s.name, 'UTF8')), 1, 16)
        and (everything or e.is_public) and e.stage = any (stages) and (of_classes is null or e.classes && of_classes)
      order by e.application_id desc limit each_most) k
$$;
