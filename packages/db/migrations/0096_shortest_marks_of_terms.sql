-- Of marks with several sought words eighty were compared in the order of the index. The fewer letters a mark has besides, the more alike it is: of four
-- frequent words two of the twenty nearest marks were found.

create or replace function marks_of_terms(groups jsonb, everything boolean, stages text[], of_classes smallint[], most integer)
  returns setof bigint language plpgsql stable set enable_seqscan = off as $$
declare condition text;
begin
  -- One array condition per group: the index reads the rarest group and looks the others up. Bound parameters would hide how rare they are.
  select string_agg(format('e.terms && %L::text[]', array(select jsonb_array_elements_text(g))), ' and ') into condition from jsonb_array_elements(groups) g;
  return query execute format(
    'with found as materialized (
       select e.application_id, e.letters, cardinality(e.words) as words from mark_entry e
        where %s and ($1 or e.is_public) and e.stage = any ($2) and ($3 is null or e.classes && $3) limit 2000)
     (select f.application_id from found f order by f.letters, f.application_id limit $4)
     union (select f.application_id from found f where f.words = $5 order by f.letters, f.application_id limit $4)', condition)
    using everything, stages, of_classes, most, jsonb_array_length(groups);
end $$;
comment on function marks_of_terms(jsonb, boolean, text[], smallint[], integer) is 'Marks with at least one term of every group. Of more than "most" the shortest are given, and the shortest that have no other word, of the first 2,000 found.';

create function marks_named(names text[], everything boolean, stages text[], of_classes smallint[], each_most integer)
  returns table (id bigint, stage text, classes smallint[], words text[], reading text[]) language sql stable rows 100
  set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
  select k.*
    from unnest(names) s(name)
   cross join lateral (select string_to_array(s.name, ' ') as list offset 0) w
   cross join lateral (
     select e.application_id, e.stage, e.classes, e.words, e.reading from mark_entry e
      where hash_array_extended(e.words, 0) = hash_array_extended(w.list, 0) and e.words = w.list
        and (everything or e.is_public) and e.stage = any (stages) and (of_classes is null or e.classes && of_classes)
      order by e.application_id desc limit each_most) k
$$;
comment on function marks_named(text[], boolean, text[], smallint[], integer) is 'Marks of exactly the words of one of the names, which are divided by spaces; of each name the newest.';
