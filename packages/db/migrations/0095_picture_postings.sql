-- A picture is sought by some 1,500 words, most of which no picture has. Each was a search of its own in an index that builds the whole list of a word,
-- 16,000 places for a frequent one, before its first hundred pictures are taken: 100 to 350 ms among a million pictures. Here each word of each picture
-- is a row, and the index alone gives the first hundred pictures of a word.

drop function public_pictures_with(integer[], integer, integer);
drop function unpublished_pictures_with(integer[], integer, integer);
drop function public_pictures_coloured(integer, integer);
drop function unpublished_pictures_coloured(integer, integer);
drop index picture_public_words, picture_private_words, picture_public_oldest, picture_private_oldest;

alter table picture_entry add column picture integer generated always as identity unique;
comment on column picture_entry.picture is 'Number of the picture in picture_posting.';

create table picture_posting (
  word    integer not null,
  picture integer not null
);
comment on table picture_posting is 'The pictures with a word. Written with picture_entry, by triggers. word: of a picture that is not public its complement (~), a number below zero, so that a search of strangers reads no page of an unpublished picture.';

create or replace function index_pictures() returns void language plpgsql as $$
begin
  create index if not exists picture_posting_words on picture_posting (word, picture);
end $$;
comment on function index_pictures() is 'Makes the index of picture_posting, also after it was filled without it.';

create function posted_word(word integer, is_public boolean) returns integer language sql immutable parallel safe as $$
  select case when is_public then word else ~word end
$$;
comment on function posted_word(integer, boolean) is 'A word as picture_posting has it.';

create function post_pictures() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op <> 'INSERT' then
    delete from picture_posting p using before b cross join unnest(b.words) w where p.word = posted_word(w, b.is_public) and p.picture = b.picture;
  end if;
  if tg_op <> 'DELETE' then
    insert into picture_posting select posted_word(w, a.is_public), a.picture from after a cross join unnest(a.words) w;
  end if;
  return null;
end $$;
comment on function post_pictures() is 'Trigger function on picture_entry: keeps picture_posting.';
create trigger post_added after insert on picture_entry referencing new table as after for each statement execute function post_pictures();
create trigger post_changed after update on picture_entry referencing old table as before new table as after for each statement execute function post_pictures();
create trigger post_removed after delete on picture_entry referencing old table as before for each statement execute function post_pictures();

create or replace function rebuild_pictures() returns bigint language plpgsql as $$
declare n bigint;
begin
  truncate picture_entry, picture_posting;
  drop index if exists picture_posting_words;
  insert into picture_entry (application_id, file_id, content, is_public, words, looks) select * from picture_entry_computed;
  get diagnostics n = row_count;
  perform index_pictures();
  analyze picture_entry;
  analyze picture_posting;
  insert into picture_waiting
  select f.file_id from stored_file f join searched_slot s on s.specdoc_typ = f.specdoc_typ
   where f.deleted_at is null and not exists (select from picture_feature p where p.content = picture_content(f.sha256, f.edits))
  on conflict do nothing;
  return n;
end $$;

create function pictures_with(sought integer[], each_most integer, most integer) returns table (picture integer, weight real) language sql stable rows 400
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
  select p.picture, sum(1 / (1 + ln(p.pictures)))::real
    from unnest(sought) s(word)
   cross join lateral (
     select k.picture, count(*) over () as pictures
       from (select e.picture from picture_posting e where e.word = s.word order by e.picture limit each_most) k) p
   group by 1 order by 2 desc, 1 desc limit most
$$;
comment on function pictures_with(integer[], integer, integer) is 'Pictures with the words, first those with many and rare ones. sought: posted_word() of each word. Of a word in many pictures only each_most are read, the oldest.';

insert into picture_posting select posted_word(w, e.is_public), e.picture from picture_entry e cross join unnest(e.words) w;
select index_pictures();
analyze picture_entry;
analyze picture_posting;
