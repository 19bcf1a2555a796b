-- A colour is in every fourth picture of a large register: its list in the index of words took 100 ms to read for the 100 pictures that a search takes of it.

create or replace function index_pictures() returns void language plpgsql as $$
begin
  create index if not exists picture_public_words on picture_entry using gin (words) with (fastupdate = off) where is_public;
  create index if not exists picture_private_words on picture_entry using gin (words) with (fastupdate = off) where not is_public;
  create index if not exists picture_public_oldest on picture_entry (application_id) where is_public;
  create index if not exists picture_private_oldest on picture_entry (application_id) where not is_public;
end $$;
select index_pictures();

create function public_pictures_coloured(colour integer, most integer) returns table (application_id bigint, file_id text) language plpgsql stable rows 100
  set enable_seqscan = off set enable_sort = off set plan_cache_mode = force_generic_plan as $$
declare first_of_rest bigint; n integer;
begin
  select e.application_id into first_of_rest from picture_entry e where e.is_public order by e.application_id offset 2000 limit 1;
  if first_of_rest is null then
    return query select e.application_id, e.file_id from picture_entry e where e.is_public and e.words @> array[colour] limit most;
    return;
  end if;
  return query
    select e.application_id, e.file_id
      from (select o.application_id, o.file_id, o.words from picture_entry o where o.is_public and o.application_id < first_of_rest
             order by o.application_id offset 0) e
     where e.words @> array[colour] limit most;
  get diagnostics n = row_count;
  if n < most then
    return query
      select e.application_id, e.file_id from picture_entry e
       where e.is_public and e.words @> array[colour] and e.application_id >= first_of_rest limit most - n;
  end if;
end $$;
comment on function public_pictures_coloured(integer, integer) is 'Public pictures with a word: those of the first cases, without the list of the word; those of other cases by the list only when these are not enough.';

create function unpublished_pictures_coloured(colour integer, most integer) returns table (application_id bigint, file_id text) language plpgsql stable rows 100
  set enable_seqscan = off set enable_sort = off set plan_cache_mode = force_generic_plan as $$
declare first_of_rest bigint; n integer;
begin
  select e.application_id into first_of_rest from picture_entry e where not e.is_public order by e.application_id offset 2000 limit 1;
  if first_of_rest is null then
    return query select e.application_id, e.file_id from picture_entry e where not e.is_public and e.words @> array[colour] limit most;
    return;
  end if;
  return query
    select e.application_id, e.file_id
      from (select o.application_id, o.file_id, o.words from picture_entry o where not o.is_public and o.application_id < first_of_rest
             order by o.application_id offset 0) e
     where e.words @> array[colour] limit most;
  get diagnostics n = row_count;
  if n < most then
    return query
      select e.application_id, e.file_id from picture_entry e
       where not e.is_public and e.words @> array[colour] and e.application_id >= first_of_rest limit most - n;
  end if;
end $$;
comment on function unpublished_pictures_coloured(integer, integer) is 'As public_pictures_coloured, of pictures that are not public; for officers.';

-- 536870912: the first word of colours, FIRST_COLOUR in packages/domain/src/pictures/pictureLooks.ts.
create or replace function public_pictures_with(sought integer[], each_most integer, most integer)
  returns table (application_id bigint, file_id text, weight real) language sql stable rows 400
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
  select p.application_id, p.file_id, sum(1 / (1 + ln(p.pictures)))::real
    from unnest(sought) s(word)
   cross join lateral (
     select k.*, count(*) over () as pictures
       from ((select e.application_id, e.file_id from picture_entry e where s.word < 536870912 and e.is_public and e.words @> array[s.word] limit each_most)
             union all
             (select c.application_id, c.file_id from public_pictures_coloured(s.word, each_most) c where s.word >= 536870912)) k) p
   group by 1, 2 order by 3 desc, 1 desc, 2 limit most
$$;

create or replace function unpublished_pictures_with(sought integer[], each_most integer, most integer)
  returns table (application_id bigint, file_id text, weight real) language sql stable rows 400
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
  select p.application_id, p.file_id, sum(1 / (1 + ln(p.pictures)))::real
    from unnest(sought) s(word)
   cross join lateral (
     select k.*, count(*) over () as pictures
       from ((select e.application_id, e.file_id from picture_entry e where s.word < 536870912 and not e.is_public and e.words @> array[s.word] limit each_most)
             union all
             (select c.application_id, c.file_id from unpublished_pictures_coloured(s.word, each_most) c where s.word >= 536870912)) k) p
   group by 1, 2 order by 3 desc, 1 desc, 2 limit most
$$;
