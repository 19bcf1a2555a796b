-- The marks with several words are read from the index once: with frequent words the second reading took as long as the first.

create or replace function marks_of_terms(groups jsonb, everything boolean, stages text[], of_classes smallint[], most integer)
  returns setof bigint language plpgsql stable set enable_seqscan = off as $$
declare condition text;
begin
  -- One array condition per group: the index reads the rarest group and looks the others up. Bound parameters would hide how rare they are.
  select string_agg(format('e.terms && %L::text[]', array(select jsonb_array_elements_text(g))), ' and ') into condition from jsonb_array_elements(groups) g;
  return query execute format(
    'with found as materialized (
       select e.application_id, cardinality(e.words) as words from mark_entry e
        where %s and ($1 or e.is_public) and e.stage = any ($2) and ($3 is null or e.classes && $3) limit 2000)
     (select f.application_id from found f limit $4)
     union (select f.application_id from found f where f.words = $5 limit $4)', condition)
    using everything, stages, of_classes, most, jsonb_array_length(groups);
end $$;
comment on function marks_of_terms(jsonb, boolean, text[], smallint[], integer) is 'Marks with at least one term of every group, in no order. Of more than "most" some are given, and again as many that have no other word, of the first 2,000 found.';
