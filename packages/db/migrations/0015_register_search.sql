-- The search of the register: one row per numbered case of any right with everything it is found, filtered and sorted by.

create table register_entry (
  application_id     bigint primary key references application,
  is_public          boolean not null,
  owner_id           integer not null,
  file_typ           text not null,
  stage              text not null check (stage in ('running', 'registered', 'lapsed', 'refused')),
  application_number text not null,
  registration_nbr   text not null,
  numbers            text not null,
  number_key         bigint not null,
  title_key          text collate "C" not null,
  owner_key          text collate "C" not null,
  filing_date        date not null,
  publication_date   date not null,
  registration_date  date not null,
  expiration_date    date not null,
  priority_date      date,
  country_codes      text[] not null,
  classes            text[] not null,
  title_line         text not null,
  owner_line         text not null,
  people_line        text not null,
  terms              tsvector not null
);
comment on table register_entry is 'Numbered cases as searches of the register find them. Written by keep_register only: of public cases in the transaction that makes or changes them, of others a minute later.';
comment on column register_entry.is_public is 'Published or registered; others are found by their parties and by officers only. Every index begins with it or has one half for each, so that a search of strangers reads no page of an unpublished case.';
comment on column register_entry.stage is 'registered: in force; lapsed: it was and is no more; refused: it ended without registration; running: all others.';
comment on column register_entry.number_key is 'Year and running number of the application, by which numbers are sorted.';
comment on column register_entry.numbers is 'Every number of the case in small letters, one per line.';
comment on column register_entry.publication_date is '-infinity when there is none; registration_date too.';
comment on column register_entry.expiration_date is 'infinity when there is none.';
comment on column register_entry.classes is 'Nice, Locarno or IPC classes, those of IPC to the subclass.';
comment on column register_entry.title_line is 'Words of the titles, each title with a space before and after it. owner_line: of the owners; people_line: of inventors, designers and representatives.';
comment on column register_entry.terms is 'What the case is found by, as "kind:value"; docs/search.md lists the kinds.';

create function register_line(texts text[]) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(' ' || array_to_string(mark_words(t), ' ') || ' ', E'\n'), '') from unnest(texts) t where t <> ''
$$;
comment on function register_line(text[]) is 'Words of each text as searches compare them, one text per line with a space before and after it.';

create function bare_number(number text) returns text language sql immutable strict parallel safe as $$
  select upper(regexp_replace(number, '[^A-Za-z0-9]', '', 'g'))
$$;
comment on function bare_number(text) is 'The number without signs between its letters and digits. Equal to bareNumber() in packages/domain/src/search/registerWords.ts.';

create view register_entry_computed as
  select a.application_id, is_public_case(a) as is_public, a.owner_id, a.file_typ,
         case when w.list_group = 'done' then case when a.registration_date is null then 'refused' else 'lapsed' end
              when a.registration_date is not null then 'registered' else 'running' end as stage,
         a.application_number, coalesce(a.registration_nbr, '') as registration_nbr,
         lower(concat_ws(E'\n', bare_number(a.application_number), bare_number(a.registration_nbr), bare_number(a.journal_code), bare_number(t.pct_appl_id), bare_number(t.pct_publ_id))) as numbers,
         a.file_ser * 10000000000 + a.file_nbr as number_key,
         left(trim(array_to_string(mark_words(a.title), ' ')), 200) collate "C" as title_key,
         left(trim(array_to_string(mark_words(a.owner_names), ' ')), 200) collate "C" as owner_key,
         a.filing_date, coalesce(a.publication_date, '-infinity') as publication_date,
         coalesce(a.registration_date, '-infinity') as registration_date, coalesce(a.expiration_date, 'infinity') as expiration_date,
         q.first_date as priority_date, p.countries as country_codes, c.classes,
         register_line(x.titles) as title_line, register_line(p.owners) as owner_line, register_line(p.people) as people_line,
         array_to_tsvector(array(select distinct term from unnest(
           array(select k || w from unnest(x.titles) t, unnest(mark_words(t)) w, unnest('{w:,t:}'::text[]) k)
           || array(select k || w from unnest(p.owners) o, unnest(mark_words(o)) w, unnest('{w:,o:}'::text[]) k)
           || array(select k || w from unnest(p.inventors) o, unnest(mark_words(o)) w, unnest('{w:,i:}'::text[]) k)
           || array(select 'r:' || w from unnest(p.agents) o, unnest(mark_words(o)) w)
           || p.places || q.terms || c.terms
           || array['f:' || a.file_typ, 'y:' || extract(year from a.filing_date), 'n:' || a.application_number,
                    'g:' || bare_number(a.registration_nbr), 'b:' || bare_number(a.journal_code), 'x:' || bare_number(t.pct_appl_id),
                    'x:' || bare_number(t.pct_publ_id), 'm:' || m.sign_wcode,
                    's:' || case when w.list_group = 'done' then case when a.registration_date is null then 'refused' else 'lapsed' end
                                 when a.registration_date is not null then 'registered' else 'running' end]) term
           where term is not null)) as terms
    from application a
    left join application_mark m using (application_id)
    left join application_patent t using (application_id)
    left join process r on r.proc_typ = a.proc_typ and r.proc_nbr = a.proc_nbr
    left join workflow_state w on w.flow_id = r.flow_id and w.state = r.state
    cross join lateral (
      select array_remove(array[a.title, nullif(m.mark_name, a.title), nullif(m.transliteration, ''), nullif(m.translation, ''), nullif(t.english_title, '')], null) as titles) x
    cross join lateral (
      select coalesce(array_agg(y.person_name order by y.seq_num) filter (where y.party_role = 'applicant'), '{}') as owners,
             coalesce(array_agg(y.person_name order by y.seq_num) filter (where y.party_role in ('inventor', 'designer')), '{}') as inventors,
             coalesce(array_agg(y.person_name order by y.seq_num) filter (where y.party_role = 'representative'), '{}') as agents,
             coalesce(array_agg(y.person_name order by y.seq_num) filter (where y.party_role <> 'applicant'), '{}') as people,
             coalesce(array_agg(distinct y.person ->> 'NATIONALITY_COUNTRY_CODE') filter (where y.party_role = 'applicant' and y.person ->> 'NATIONALITY_COUNTRY_CODE' <> ''), '{}') as countries,
             coalesce(array_agg(distinct 'c:' || (y.person ->> 'NATIONALITY_COUNTRY_CODE')) filter (where y.party_role = 'applicant'), '{}')
               || coalesce(array_agg(distinct 'p:' || (y.person ->> 'STATE_CODE')) filter (where y.party_role = 'applicant' and y.person ->> 'STATE_CODE' <> ''), '{}') as places
        from application_party y where y.application_id = a.application_id) p
    cross join lateral (
      select min(z.priority_date) as first_date,
             coalesce(array_agg('q:' || z.country_code), '{}') || coalesce(array_agg('z:' || bare_number(z.priority_appl_id)), '{}') as terms
        from application_priority z where z.application_id = a.application_id) q
    cross join lateral (
      select array(select n.nice_class_code::text from application_nice n where n.application_id = a.application_id order by n.nice_class_code)
             || array(select l.locarno_class_code from application_locarno l where l.application_id = a.application_id order by 1)
             || array(select distinct left(i.ipc_symbol, 4) from application_ipc i where i.application_id = a.application_id order by 1) as classes,
             array(select 'k:' || n.nice_class_code from application_nice n where n.application_id = a.application_id)
             || array(select 'l:' || l.locarno_class_code from application_locarno l where l.application_id = a.application_id)
             || array(select 'h:' || replace(i.ipc_symbol, ' ', '') from application_ipc i where i.application_id = a.application_id) as terms) c
   where a.application_number is not null and a.reopened_at is null;
comment on view register_entry_computed is 'Rows of register_entry as they should be.';

create function index_register() returns void language plpgsql as $$
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
  create index if not exists register_by_publication on register_entry (is_public, publication_date, application_id);
  create index if not exists register_by_registration on register_entry (is_public, registration_date, application_id);
  create index if not exists register_by_expiration on register_entry (is_public, expiration_date, application_id);
end $$;
comment on function index_register() is 'Makes the indexes of register_entry, also after it was filled without them.';

create table register_waiting (
  application_id bigint primary key references application
);
comment on table register_waiting is 'Cases that got their number and are not in register_entry yet. A job adds them, so that numbering does not wait for it.';

create function keep_register(id bigint, also_private boolean default false) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare was register_entry; now_is register_entry;
begin
  if not also_private and not exists (select from register_entry where application_id = id) then
    if not exists (select from application where application_id = id and application_number is not null and reopened_at is null) then return; end if;
    if not (select is_public_case(a) from application a where a.application_id = id) then
      insert into register_waiting values (id) on conflict do nothing;
      return;
    end if;
  end if;
  -- Transactions that write the same case wait here; the later one then reads what the earlier one committed.
  perform pg_advisory_xact_lock(hashtext('register_entry'), id::int);
  select * into was from register_entry where application_id = id;
  select * into now_is from register_entry_computed where application_id = id;
  delete from register_waiting where application_id = id;
  if now_is is not distinct from was then return; end if;
  delete from register_entry where application_id = id;
  if now_is.application_id is not null then insert into register_entry select now_is.*; end if;
end $$;
comment on function keep_register(bigint, boolean) is 'Writes the row of a case in register_entry from its source tables. A new case that only its parties may find is put into register_waiting first.';

create function rebuild_register() returns bigint language plpgsql as $$
declare n bigint;
begin
  truncate register_entry, register_waiting;
  drop index if exists register_public_terms, register_private_terms, register_public_letters, register_private_letters, register_private_owner,
    register_by_number, register_by_title, register_by_owner, register_by_filing, register_by_publication, register_by_registration, register_by_expiration;
  insert into register_entry select * from register_entry_computed;
  get diagnostics n = row_count;
  perform index_register();
  analyze register_entry;
  return n;
end $$;
comment on function rebuild_register() is 'Makes register_entry anew from the cases; returns their number. Nobody can search or change a case meanwhile.';

alter table register_entry alter column terms set statistics 1000;

create or replace function case_moved() returns trigger language plpgsql as $$
begin
  -- Under "set constraints immediate" the transaction goes on; its later changes must be queued again.
  perform set_config('saki.moved_case', '', true);
  perform keep_case(new.application_id);
  perform keep_mark(new.application_id);
  perform keep_register(new.application_id);
  return null;
end $$;

select rebuild_register();
