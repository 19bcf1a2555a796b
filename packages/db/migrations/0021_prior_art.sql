-- Prior art: the text of patents, by passages and by what each document is found by.

create table text_passage (
  application_id bigint not null references application on delete cascade,
  place          integer not null,
  part           text not null check (part in ('title', 'abstract', 'claims', 'description')),
  page           integer,
  claim_nbr      integer,
  file_id        text references stored_file on delete cascade,
  body           text not null,
  words          tsvector not null,
  primary key (application_id, place)
);
create index text_passage_by_file on text_passage (file_id) where file_id is not null;
comment on table text_passage is 'Titles, abstracts, claims and pages of descriptions of patents, read from the filed documents by a job. words: stems with their places among the words of body.';

create table text_file (
  file_id        text primary key references stored_file on delete cascade,
  application_id bigint not null references application,
  outcome        text not null check (outcome in ('read', 'scan', 'unreadable')),
  read_at        timestamptz not null
);
create index text_file_by_application on text_file (application_id);
comment on table text_file is 'How far the text of a filed document could be read. scan: its pages have no text. unreadable: it is broken or could not be read in the time allowed.';

create table case_text (
  application_id bigint primary key references application on delete cascade,
  is_public      boolean not null,
  sources        text not null,
  terms          tsvector not null
);
create index case_text_public on case_text using gin (terms) with (fastupdate = off) where is_public;
create index case_text_private on case_text using gin (terms) with (fastupdate = off) where not is_public;
comment on table case_text is 'What the text of a patent is found by: letter of the part, then "w:" a word as written, "p:" two neighbouring stems, or ":" a stem; docs/search.md. Publications reach it a minute later; whether a case may be found is decided by register_entry too.';
comment on column case_text.sources is 'Titles and files that it was made from.';

create table text_waiting (
  application_id bigint primary key references application on delete cascade,
  waits_until    timestamptz not null default '-infinity'
);
create index text_waiting_first on text_waiting (waits_until, application_id);
comment on table text_waiting is 'Patents whose text is to be read, or whose publication case_text does not know yet. A job works on them every minute, so that neither filing nor publication waits.';

create function patent_text_waits() returns trigger language plpgsql as $$
begin
  insert into text_waiting (application_id) values (case when tg_op = 'DELETE' then old.application_id else new.application_id end)
    on conflict (application_id) do update set waits_until = '-infinity' where text_waiting.waits_until > '-infinity';
  return null;
end $$;
comment on function patent_text_waits() is 'Lets a patent whose row of the register changed wait for the job that reads texts.';
create trigger patent_text_added after insert on register_entry for each row when (new.file_typ in ('P', 'S')) execute function patent_text_waits();
create trigger patent_text_removed after delete on register_entry for each row when (old.file_typ in ('P', 'S')) execute function patent_text_waits();

create function texts_with(sought tsquery, also_private boolean) returns setof bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query select t.application_id from case_text t where t.is_public and t.terms @@ sought;
  if also_private then
    return query select t.application_id from case_text t where not t.is_public and t.terms @@ sought;
  end if;
end $$;
comment on function texts_with(tsquery, boolean) is 'Patents whose text has these terms, by the index. A function, because the planner underestimates what reading the terms of every document costs.';

create function word_stems(sought text[]) returns table (word text, indonesian text, english text) language sql immutable strict as $$
  select w, coalesce((ts_lexize('pg_catalog.indonesian_stem', w))[1], w), coalesce((ts_lexize('pg_catalog.english_stem', w))[1], w) from unnest(sought) w
$$;
comment on function word_stems(text[]) is 'Stems of words in small letters.';

insert into text_waiting (application_id) select application_id from register_entry where file_typ in ('P', 'S');
