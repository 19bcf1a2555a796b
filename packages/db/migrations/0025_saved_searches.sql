-- Saved searches of users, and what is told of them when cases become public or change in public.

create table register_news (
  news_id        bigint generated always as identity primary key,
  application_id bigint not null references application,
  was            jsonb
);
comment on table register_news is 'Cases that became public or changed in public and were not compared with the saved searches yet. Appended by keep_register in the transaction of the change; a job compares and deletes the rows it has read, whatever their order.';
comment on column register_news.was is 'The row of register_entry before the change; null when the case was not public.';

create table saved_search (
  search_id      text primary key,
  user_id        integer not null references app_user,
  name           text not null check (char_length(name) between 1 and 80),
  kind           text not null check (kind in ('REGISTER', 'MARKS', 'CASE')),
  query          jsonb not null,
  how_often      text not null check (how_often in ('AT_ONCE', 'DAILY', 'WEEKLY')),
  by_mail        boolean not null,
  is_paused      boolean not null default false,
  created_at     timestamptz not null,
  seen_at        timestamptz not null,
  known_news     bigint[] not null,
  terms          tsquery,
  near           int[],
  sounds         text[],
  application_id bigint references application,
  check ((kind = 'CASE') = (application_id is not null))
);
create index saved_search_by_user on saved_search (user_id, lower(name));
create index saved_search_by_case on saved_search (application_id) where application_id is not null;
create index saved_search_near on saved_search using gin (near) with (fastupdate = off) where near is not null;
create index saved_search_sounds on saved_search using gin (sounds) with (fastupdate = off) where sounds is not null;
create index saved_search_by_letters on saved_search (search_id) where kind = 'MARKS' and near is null;
comment on table saved_search is 'Searches that people saved to be told of new hits. Only public cases are compared with them, whoever saved them.';
comment on column saved_search.query is 'As on the wire: the page with its parameters, the name of a mark, or a case.';
comment on column saved_search.seen_at is 'When the owner last looked at the hits; later ones are new.';
comment on column saved_search.known_news is 'Rows of register_news that waited when the search was saved or went on; their cases were among its results already and are not told.';
comment on column saved_search.terms is 'Part of a search of the register that every hit fulfils by its terms alone; null when there is none. Narrows down which searches are compared exactly.';
comment on column saved_search.near is 'Deletions of every word that a mark alike to the watched name may have, sounds: their sounds; every alike mark shares one. Null where letters must agree instead.';
comment on column saved_search.application_id is 'The watched case.';

create table search_notice (
  notice_id bigint generated always as identity primary key,
  search_id text not null references saved_search on delete cascade,
  user_id   integer not null references app_user,
  name      text not null,
  sent_at   timestamptz not null,
  read_at   timestamptz
);
create index search_notice_newest on search_notice (user_id, notice_id desc);
create index search_notice_unread on search_notice (user_id) where read_at is null;
create index search_notice_of_search on search_notice (search_id);
comment on table search_notice is 'Messages of saved searches in the inbox of their owner, one per search and time of telling; their hits are in saved_search_hit.';
comment on column search_notice.name is 'Name of the search when it told.';

create table saved_search_hit (
  search_id      text not null references saved_search on delete cascade,
  application_id bigint not null references application,
  change_nbr     bigint not null default 0,
  found_at       timestamptz not null,
  notice_id      bigint references search_notice on delete cascade,
  primary key (search_id, application_id, change_nbr)
);
create index saved_search_untold on saved_search_hit (search_id, found_at) where notice_id is null;
create index saved_search_found on saved_search_hit (search_id, found_at);
create index saved_search_hit_of_notice on saved_search_hit (notice_id) where notice_id is not null;
comment on table saved_search_hit is 'Public cases found for saved searches, each once. notice_id: the message that told of it; null until then.';
comment on column saved_search_hit.change_nbr is '0; of a watched case the row of register_news, because each change is told.';

create or replace function keep_register(id bigint, also_private boolean default false) returns void language plpgsql
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
  if now_is.application_id is not null then
    insert into register_entry select now_is.*;
    if now_is.is_public then perform keep_register_words(now_is.title_line, now_is.owner_line, now_is.people_line); end if;
  end if;
  if now_is.is_public then insert into register_news (application_id, was) values (id, case when was.is_public then to_jsonb(was) end); end if;
end $$;
