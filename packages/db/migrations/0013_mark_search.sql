-- The index of marks. Words of marks are kept once each with the keys by which similar words are found, and each word has its marks in order of
-- length. A search looks up similar words first and then reads a few marks of each, so that it costs the same whatever the number of marks.

create extension if not exists fuzzystrmatch;

-- Equal to markWords() in packages/domain/src/search/markWords.ts.
create function mark_words(name text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(left(word, 40) order by place) filter (where place <= 40), '{}')
    from regexp_split_to_table(
           regexp_replace(
             translate(replace(replace(replace(replace(plain_letters(name), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
                       'øđðłıħ''’‘ʼ`´.' || U&'\3099\309A', 'oddlih'),
             '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])', ' \1 ', 'g'),
           '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u2000-\u2bff\u3000-\u303f\ufe30-\ufe6f\uff00-\uff0f\uff1a-\uff20]+')
         with ordinality t(word, place)
   where word <> ''
$$;
comment on function mark_words(text) is 'Words of a mark in order: small letters without marks, apostrophes and dots removed, divided at other signs; a Chinese, Japanese or Korean character is a word of its own. At most 40 words of 40 letters.';

create function plain_digits(word text) returns text language sql immutable strict parallel safe as $$
  select case when word ~ '[a-z]' and word ~ '[0-9]' then translate(word, '01345789', 'oieastbg') else word end
$$;
comment on function plain_digits(text) is 'The word with digits between letters read as the letters they look like: "k0pi" is "kopi".';

create function deletions(word text) returns int[] language plpgsql immutable strict parallel safe as $$
declare
  head text := left(plain_digits(word), 8);
  most int := case when length(word) < 3 then 0 when length(word) < 6 then 1 else 2 end;
  shorter text;
  found text[] := array[head];
begin
  if most > 0 then
    for i in 1..length(head) loop
      shorter := left(head, i - 1) || substr(head, i + 1);
      found := found || shorter;
      if most > 1 then
        for j in i..length(shorter) loop
          found := found || (left(shorter, j - 1) || substr(shorter, j + 1));
        end loop;
      end if;
    end loop;
  end if;
  return array(select distinct hashtextextended(v, 21)::bit(64)::bit(32)::int from unnest(found) v);
end $$;
comment on function deletions(text) is 'Hashes of the first eight letters of a word with none, one or two of them left out. Words within one edit (under six letters) or two edits of each other have a hash in common.';

create function sound_of(word text, language text) returns text language plpgsql immutable strict parallel safe as $$
declare s text := plain_digits(word);
begin
  case language
  when 'id' then
    -- Spelling before 1947 and 1972 is read as the present one; then letters that are spoken alike are made one.
    if s ~ 'oe|tj|dj|sj|nj' then
      s := replace(replace(replace(replace(replace(s, 'oe', 'u'), 'tj', 'c'), 'dj', '1'), 'sj', 'sy'), 'nj', 'ny');
      s := replace(replace(s, 'j', 'y'), '1', 'j');
    end if;
    s := replace(replace(replace(replace(replace(s, 'kh', 'h'), 'ch', 'h'), 'sy', 's'), 'ck', 'k'), 'x', 'ks');
    s := translate(s, 'fvqzy', 'ppksi');
    s := replace(replace(replace(s, 'ai', 'e'), 'au', 'o'), 'h', '');
    s := left(s, greatest(length(s) - 1, 0)) || translate(right(s, 1), 'bdg', 'ptk');
  when 'en' then
    if s ~ '^(kn|gn|ps|wr)' then s := substr(s, 2); end if;
    s := replace(replace(replace(replace(s, 'wh', 'w'), 'ph', 'f'), 'ght', 't'), 'gh', 'g');
    s := replace(replace(replace(replace(replace(s, 'sch', 'sk'), 'tch', '1'), 'ch', '1'), 'sh', '2'), 'th', 't');
    s := replace(regexp_replace(regexp_replace(s, 'tio', 'sio', 'g'), 'c(?=[eiy])', 's', 'g'), 'ck', 'k');
    s := replace(replace(translate(s, 'czv', 'ksf'), 'qu', 'kw'), 'q', 'k');
    s := replace(replace(s, 'x', 'ks'), 'dg', 'j');
    s := regexp_replace(s, '([^aeiou])e$', '\1');
    s := regexp_replace(regexp_replace(s, 'ee|ea|ie|ey|y', 'i', 'g'), 'oo|ou|ew|ue', 'u', 'g');
    s := regexp_replace(regexp_replace(s, 'ai|ei', 'e', 'g'), 'au|aw', 'o', 'g');
  when 'ar' then
    s := regexp_replace(s, '^[ae]l(?=...)', '');
    s := replace(replace(replace(replace(s, 'kh', 'h'), 'gh', 'g'), 'dh', 'z'), 'dz', 'z');
    s := replace(replace(replace(replace(s, 'th', 's'), 'ts', 's'), 'sh', 's'), 'sy', 's');
    s := regexp_replace(translate(s, 'qcjvpeow', 'kkgffiuu'), 'y', 'i', 'g');
    s := regexp_replace(s, 'h$', '');
  end case;
  return regexp_replace(s, '(.)\1+', '\1', 'g');
end $$;
comment on function sound_of(text, text) is 'How a word sounds to a reader of Indonesian (id), English (en) or romanised Arabic (ar): words read alike have the same text. Repeated letters count once.';

create function mark_sounds(word text) returns text[] language sql immutable strict parallel safe as $$
  select array(select language || ' ' || sound from (values ('id'), ('en'), ('ar')) l(language), sound_of(word, language) sound
                where length(sound) > 2 and word ~ '^[a-z0-9]+$')
$$;
comment on function mark_sounds(text) is 'The sounds of a word in Latin letters, each as "language sound"; without those of one or two letters.';

create table mark_word (
  word   text primary key,
  near   int[] not null,
  sounds text[] not null,
  is_frequent boolean not null default false
);
comment on table mark_word is 'Every word of a mark once, also of marks that are gone. near: deletions(word), sounds: mark_sounds(word).';
comment on column mark_word.is_frequent is 'In more than a thousand marks when last counted, by count_frequent_words. Only the speed of searches depends on it.';

create table mark_entry (
  application_id bigint primary key references application,
  is_public      boolean not null,
  stage          text not null check (stage in ('running', 'registered', 'ended')),
  filing_date    date not null,
  letters        smallint not null,
  words          text[] not null,
  reading        text[] not null,
  classes        smallint[] not null,
  terms          text[] not null
);
comment on table mark_entry is 'Marks as searches find them. Written by keep_mark only: of public marks in the transaction that makes or changes them, of others a minute later.';
comment on column mark_entry.is_public is 'Published or registered; others are found by officers only.';
comment on column mark_entry.letters is 'Letters of all words.';
comment on column mark_entry.reading is 'Words of the transliteration, by which a mark in a foreign script is found too.';
comment on column mark_entry.terms is 'Words, reading, words of owners as "owner w", "class n", "stage s", "sign s" and "year n", for searches by several of them.';

create table mark_posting (
  word           text not null,
  letters        smallint not null,
  application_id bigint not null,
  is_public      boolean not null,
  stage          text not null,
  classes        smallint[] not null,
  primary key (word, letters, application_id) include (is_public, stage, classes)
);
comment on table mark_posting is 'The marks with a word, shortest first: a word is the more of a mark the fewer letters the mark has.';

create function index_mark_tables() returns void language plpgsql as $$
begin
  create index if not exists mark_word_near on mark_word using gin (near) with (fastupdate = off);
  create index if not exists mark_word_sounds on mark_word using gin (sounds) with (fastupdate = off);
  create index if not exists mark_entry_terms on mark_entry using gin (terms) with (fastupdate = off);
  create index if not exists mark_entry_newest on mark_entry (filing_date desc, application_id desc) include (is_public, stage, classes);
end $$;
comment on function index_mark_tables() is 'Makes the indexes of these tables, also after they were filled without them.';
select index_mark_tables();

create table mark_waiting (
  application_id bigint primary key references application
);
comment on table mark_waiting is 'Marks that got their number and are not indexed yet. A job indexes them, so that numbering does not wait for it.';

create table publishing_action (
  action text primary key
);
comment on table publishing_action is 'Actions of the catalogue that publish a case; replaced at every start.';
insert into publishing_action (action) values ('publish');

create function is_public_case(a application) returns boolean language sql stable as $$
  select a.publication_date is not null or a.registration_date is not null or exists (
    select from process_action t join publishing_action using (action)
     where t.proc_typ = a.proc_typ and t.proc_nbr = a.proc_nbr and t.undoes is null
       and not exists (select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (t.proc_typ, t.proc_nbr, t.action_nbr)))
$$;
comment on function is_public_case(application) is 'Published or registered, so that anybody may know of the case. Equal to isPublicCase() of the server.';

create view mark_facts as
  select a.application_id, is_public_case(a) as is_public,
         case when w.list_group = 'done' then 'ended' when a.registration_date is not null then 'registered' else 'running' end as stage,
         a.filing_date, coalesce(length(array_to_string(n.words, '')), 0)::smallint as letters, n.words, r.words as reading,
         array(select nice_class_code from application_nice where application_id = a.application_id order by 1) as classes,
         m.sign_wcode, o.words as owner_words
    from application a
    join application_mark m using (application_id)
    left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
    left join workflow_state w on w.flow_id = p.flow_id and w.state = p.state
    cross join lateral (select mark_words(m.mark_name) as words) n
    cross join lateral (select mark_words(m.transliteration) as words) r
    cross join lateral (select mark_words(a.owner_names) as words) o
   where a.application_number is not null and a.reopened_at is null;
comment on view mark_facts is 'What mark_entry is written from.';

create view mark_entry_computed as
  select application_id, is_public, stage, filing_date, letters, words, reading, classes,
         array(select distinct term from unnest(words || reading || array(select 'owner ' || o from unnest(owner_words) o)
             || array(select 'class ' || c from unnest(classes) c)
             || array['stage ' || stage, 'sign ' || sign_wcode, 'year ' || extract(year from filing_date)]) term order by term) as terms
    from mark_facts;
comment on view mark_entry_computed is 'Rows of mark_entry as they should be.';

create function keep_mark(id bigint, also_private boolean default false) returns void language plpgsql
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
        reading = excluded.reading, classes = excluded.classes, terms = excluded.terms;
end $$;
comment on function keep_mark(bigint, boolean) is 'Writes the rows of a mark in the index from their source tables. A mark that nobody but officers may find is put into mark_waiting first.';

create function keep_words(given text[]) returns void language sql as $$
  -- In order, so that two transactions with the same new words wait for each other in the same order.
  insert into mark_word (word, near, sounds)
  select w, deletions(w), mark_sounds(w) from (select distinct w from unnest(given) w) g
   where not exists (select from mark_word k where k.word = w) order by w
  on conflict do nothing
$$;
comment on function keep_words(text[]) is 'Adds words that are new to mark_word.';

create function count_frequent_words() returns void language sql as $$
  with counted as (select word from mark_posting group by word having count(*) > 1000)
  update mark_word w set is_frequent = not w.is_frequent
   where w.is_frequent <> exists (select from counted c where c.word = w.word)
$$;
comment on function count_frequent_words() is 'Sets is_frequent of the words of marks. Reads the whole index; run it daily.';

create function rebuild_marks() returns bigint language plpgsql as $$
declare n bigint;
begin
  truncate mark_entry, mark_posting, mark_word, mark_waiting;
  drop index if exists mark_word_near, mark_word_sounds, mark_entry_terms, mark_entry_newest;
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
comment on function rebuild_marks() is 'Makes the index of marks anew from the cases; returns the number of marks. Nobody can search or change a mark meanwhile.';

create or replace function case_moved() returns trigger language plpgsql as $$
begin
  -- Under "set constraints immediate" the transaction goes on; its later changes must be queued again.
  perform set_config('saki.moved_case', '', true);
  perform keep_case(new.application_id);
  perform keep_mark(new.application_id);
  return null;
end $$;

-- Searches. Sessions cache the plans of these functions; the planner would read whole tables for common words.

create function words_like(sought text) returns table (word text, languages text[], is_frequent boolean)
  language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare keys int[] := deletions(sought); heard text[] := mark_sounds(sought);
begin
  return query
    select w.word, array(select split_part(s, ' ', 1) from unnest(w.sounds) s where s = any (heard)), w.is_frequent
      from mark_word w
     where w.near && keys and levenshtein_less_equal(w.word, sought, 3) <= 3
    union
    select w.word, array(select split_part(s, ' ', 1) from unnest(w.sounds) s where s = any (heard)), w.is_frequent
      from mark_word w
     where w.sounds && heard;
end $$;
comment on function words_like(text) is 'Words of marks within three edits of a word, or with one of its sounds; languages: those in which they sound alike.';

create function marks_with(sought text[], weights real[], parts real[], everything boolean, stages text[], of_classes smallint[], most integer)
  returns table (application_id bigint) language sql stable
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
  select p.application_id
    from unnest(sought, weights, parts) w(word, weight, part)
   cross join lateral (
     select k.application_id, k.letters
       from (select * from mark_posting m where m.word = w.word order by m.letters, m.application_id limit 5000) k
      where (everything or k.is_public) and k.stage = any (stages) and (of_classes is null or k.classes && of_classes)
      limit 20) p
   order by w.weight * (w.part + length(w.word)::real / p.letters) desc, p.application_id desc
   limit most
$$;
comment on function marks_with(text[], real[], real[], boolean, text[], smallint[], integer) is 'The shortest marks with one of the words, best first. weights: how alike the word is to the sought one, up to 1; parts: which part of everything sought it stands for. Of a word in more than 5,000 marks the shortest 5,000 are read.';

create function marks_of_terms(groups jsonb, everything boolean, stages text[], of_classes smallint[], most integer)
  returns setof bigint language plpgsql stable set enable_seqscan = off as $$
declare condition text; number integer;
begin
  -- One array condition per group: the index reads the rarest group and looks the others up. Bound parameters would hide how rare they are.
  select string_agg(format('e.terms && %L::text[]', array(select jsonb_array_elements_text(g))), ' and ') into condition from jsonb_array_elements(groups) g;
  condition := format('select e.application_id from mark_entry e
    where %s and ($1 or e.is_public) and e.stage = any ($2) and ($3 is null or e.classes && $3)', condition);
  return query execute condition || ' limit $4' using everything, stages, of_classes, most;
  get diagnostics number = row_count;
  if number < most then return; end if;
  return query execute condition || ' and cardinality(e.words) = $4 limit $5' using everything, stages, of_classes, jsonb_array_length(groups), most;
end $$;
comment on function marks_of_terms(jsonb, boolean, text[], smallint[], integer) is 'Marks with at least one term of every group, in no order. Of more than "most" some are given, and again as many that have no other word.';

select rebuild_marks();
