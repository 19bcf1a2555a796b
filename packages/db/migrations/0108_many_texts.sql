-- A search for a word that thousands of texts have looked up all of them to count ten thousand. Now a look-up can end with the first.

drop function texts_with(tsquery, boolean);
create function texts_with(sought tsquery, also_private boolean, most integer default null) returns setof bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query select t.application_id from case_text t where t.is_public and t.terms @@ sought limit most;
  if also_private then
    return query select t.application_id from case_text t where not t.is_public and t.terms @@ sought limit most;
    return query select t.application_id from answer_text t where t.terms @@ sought limit most;
  end if;
end $$;
comment on function texts_with(tsquery, boolean, integer) is 'Patents whose text has these terms, by the index; with also_private also unpublished ones and the documents of answers, some of them twice. most: so many of each kind are enough. A function, because the planner underestimates what reading the terms of every document costs.';
