-- The row of a mark of exactly the sought words was looked up twice: once to compare its words, once for what the search shows of it.

create function marks_of_words(sought text[], everything boolean, stages text[], of_classes smallint[], most integer)
  returns table (application_id bigint, stage text, classes smallint[], reading text[]) language sql stable rows 300
  set enable_seqscan = off set enable_sort = off set plan_cache_mode = force_generic_plan as $$
  select e.application_id, e.stage, e.classes, e.reading from mark_entry e
   where hash_array_extended(e.words, 0) = hash_array_extended(sought, 0) and e.words = sought
     and (everything or e.is_public) and e.stage = any (stages) and (of_classes is null or e.classes && of_classes)
   order by e.application_id desc limit most
$$;
comment on function marks_of_words(text[], boolean, text[], smallint[], integer) is 'Marks of exactly these words in this order, the newest first.';

drop function marks_exactly(text[], boolean, text[], smallint[], integer);
