-- Answers are looked up apart, so that those of cases whose filed text has the terms too can be left out without sorting all cases that were found.

create or replace function texts_with(sought tsquery, also_private boolean, most integer default null) returns setof bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query select t.application_id from case_text t where t.is_public and t.terms @@ sought limit most;
  if also_private then
    return query select t.application_id from case_text t where not t.is_public and t.terms @@ sought limit most;
  end if;
end $$;
comment on function texts_with(tsquery, boolean, integer) is 'Patents whose filed text has these terms, by the index; with also_private also unpublished ones. most: so many of each kind are enough. A function, because the planner underestimates what reading the terms of every document costs.';

create function answers_with(sought tsquery, most integer default null) returns setof bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query select t.application_id from answer_text t where t.terms @@ sought limit most;
end $$;
comment on function answers_with(tsquery, integer) is 'Patents whose documents of answers, with the filed text, have these terms, by the index. most: so many are enough.';
