-- The index of pictures: labels of marks and views of designs, found by words made of their distinct points, outline and colours.

create table searched_slot (
  specdoc_typ text primary key
);
comment on table searched_slot is 'Slots of the catalogue whose pictures are the registered subject; replaced at every start.';
insert into searched_slot values ('ETK'), ('GDI');

create table picture_feature (
  content      bytea primary key,
  words        integer[],
  looks        bytea,
  described_at timestamptz not null
);
comment on table picture_feature is 'What searches need of a picture, computed once for each distinct content by a job. content: picture_content() of its file. words: describePicture() in packages/domain/src/pictures; looks: packLooks(). Both null when the picture cannot be decoded.';

create function picture_content(sha256 bytea, edits jsonb) returns bytea language sql immutable parallel safe as $$
  select sha256(sha256 || convert_to(coalesce(edits::text, ''), 'UTF8'))
$$;
comment on function picture_content(bytea, jsonb) is 'Names a picture as it is shown: the bytes received with their crop and rotation.';

create table picture_waiting (
  file_id text primary key references stored_file on delete cascade
);
comment on table picture_waiting is 'Pictures that a job describes and adds to picture_entry within a minute: uploaded or edited ones, and those of cases that got their number.';

create table picture_entry (
  application_id bigint not null references application,
  file_id        text not null,
  content        bytea not null,
  is_public      boolean not null,
  words          integer[] not null,
  looks          bytea not null,
  primary key (application_id, file_id)
);
comment on table picture_entry is 'Pictures of numbered cases as searches find them. Written by keep_pictures only: a case that becomes public in the transaction that publishes it, if its pictures are described by then.';
comment on column picture_entry.is_public is 'Published or registered; others are found by their parties and officers only. Each has an index of its own, so that a search of strangers reads no page of an unpublished picture.';

create function index_pictures() returns void language plpgsql as $$
begin
  create index if not exists picture_public_words on picture_entry using gin (words) with (fastupdate = off) where is_public;
  create index if not exists picture_private_words on picture_entry using gin (words) with (fastupdate = off) where not is_public;
end $$;
comment on function index_pictures() is 'Makes the indexes of picture_entry, also after it was filled without them.';
select index_pictures();

create view picture_entry_computed as
  select a.application_id, f.file_id, p.content, is_public_case(a) as is_public, p.words, p.looks
    from application a
    join stored_file f on f.application_id = a.application_id and f.deleted_at is null and f.scan_state <> 'infected'
    join searched_slot s on s.specdoc_typ = f.specdoc_typ
    join picture_feature p on p.content = picture_content(f.sha256, f.edits)
   where a.application_number is not null and a.reopened_at is null and p.words is not null;
comment on view picture_entry_computed is 'Rows of picture_entry as they should be.';

create function keep_pictures(id bigint, also_private boolean default false) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  if not exists (select from stored_file f join searched_slot s on s.specdoc_typ = f.specdoc_typ where f.application_id = id and f.deleted_at is null)
     and not exists (select from picture_entry where application_id = id) then return; end if;
  if not also_private and not exists (select from picture_entry where application_id = id)
     and not (select is_public_case(a) from application a where a.application_id = id) then
    insert into picture_waiting
    select f.file_id from stored_file f join searched_slot s on s.specdoc_typ = f.specdoc_typ
     where f.application_id = id and f.deleted_at is null
       and exists (select from application a where a.application_id = id and a.application_number is not null)
    on conflict do nothing;
    return;
  end if;
  -- Transactions that write the same case wait here; the later one then reads what the earlier one committed.
  perform pg_advisory_xact_lock(hashtext('picture_entry'), id::int);
  delete from picture_entry e where e.application_id = id
     and not exists (select from picture_entry_computed c where c.application_id = id and c.file_id = e.file_id);
  insert into picture_entry as e select * from picture_entry_computed where application_id = id
  on conflict (application_id, file_id) do update
    set content = excluded.content, is_public = excluded.is_public, words = excluded.words, looks = excluded.looks
    where (e.content, e.is_public, e.words, e.looks) is distinct from (excluded.content, excluded.is_public, excluded.words, excluded.looks);
  if also_private then return; end if;
  insert into picture_waiting
  select f.file_id from stored_file f join searched_slot s on s.specdoc_typ = f.specdoc_typ
   where f.application_id = id and f.deleted_at is null
     and not exists (select from picture_feature p where p.content = picture_content(f.sha256, f.edits))
  on conflict do nothing;
end $$;
comment on function keep_pictures(bigint, boolean) is 'Writes the pictures of a case in picture_entry from their source tables. Those of a new case that only its parties may find, and those not described yet, are put into picture_waiting.';

create function picture_awaits() returns trigger language plpgsql as $$
begin
  insert into picture_waiting select new.file_id from searched_slot where specdoc_typ = new.specdoc_typ on conflict do nothing;
  return null;
end $$;
comment on function picture_awaits() is 'Trigger function on stored_file: has a new or edited picture described.';
create trigger picture_awaits after insert or update of edits, sha256, specdoc_typ on stored_file
  for each row when (new.mime like 'image/%' and new.deleted_at is null) execute function picture_awaits();

-- A picture added to a case, taken away or found infected.
create constraint trigger case_moved after insert or update of application_id, deleted_at, edits, scan_state, specdoc_typ on stored_file deferrable initially deferred
  for each row when (new.application_id is not null and new.mime like 'image/%' and begins_to_move(new.application_id)) execute function case_moved();

create or replace function case_moved() returns trigger language plpgsql as $$
begin
  -- Under "set constraints immediate" the transaction goes on; its later changes must be queued again.
  perform set_config('saki.moved_case', '', true);
  perform keep_case(new.application_id);
  perform keep_mark(new.application_id);
  perform keep_register(new.application_id);
  perform keep_pictures(new.application_id);
  return null;
end $$;

create function rebuild_pictures() returns bigint language plpgsql as $$
declare n bigint;
begin
  truncate picture_entry;
  drop index if exists picture_public_words, picture_private_words;
  insert into picture_entry select * from picture_entry_computed;
  get diagnostics n = row_count;
  perform index_pictures();
  analyze picture_entry;
  insert into picture_waiting
  select f.file_id from stored_file f join searched_slot s on s.specdoc_typ = f.specdoc_typ
   where f.deleted_at is null and not exists (select from picture_feature p where p.content = picture_content(f.sha256, f.edits))
  on conflict do nothing;
  return n;
end $$;
comment on function rebuild_pictures() is 'Makes picture_entry anew from what is described, and has the rest described; returns the number of pictures. Nobody can search or change a picture meanwhile.';

-- Searches. Sessions cache the plans of these functions; the planner would read the whole table for common words.

create function public_pictures_with(sought integer[], each_most integer, most integer)
  returns table (application_id bigint, file_id text, weight real) language sql stable rows 400
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
  select p.application_id, p.file_id, sum(1 / (1 + ln(p.pictures)))::real
    from unnest(sought) s(word)
   cross join lateral (
     select k.*, count(*) over () as pictures
       from (select e.application_id, e.file_id from picture_entry e where e.is_public and e.words @> array[s.word] limit each_most) k) p
   group by 1, 2 order by 3 desc, 1 desc, 2 limit most
$$;
comment on function public_pictures_with(integer[], integer, integer) is 'Public pictures with the words, first those with many and rare ones. Of a word in many pictures only each_most are read.';

create function unpublished_pictures_with(sought integer[], each_most integer, most integer)
  returns table (application_id bigint, file_id text, weight real) language sql stable rows 400
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
  select p.application_id, p.file_id, sum(1 / (1 + ln(p.pictures)))::real
    from unnest(sought) s(word)
   cross join lateral (
     select k.*, count(*) over () as pictures
       from (select e.application_id, e.file_id from picture_entry e where not e.is_public and e.words @> array[s.word] limit each_most) k) p
   group by 1, 2 order by 3 desc, 1 desc, 2 limit most
$$;
comment on function unpublished_pictures_with(integer[], integer, integer) is 'As public_pictures_with, of pictures that are not public; for officers.';

select rebuild_pictures();
