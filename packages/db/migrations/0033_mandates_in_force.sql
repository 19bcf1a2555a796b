-- Who may act for whom: the rule that sessions, letters, mails, reminders and calendars read. Every statement that asks for mandates
-- asks these functions. They are single SELECTs in plain SQL, so that PostgreSQL puts them into the statement that calls them.

create function mandate_covers(rights text[], only_case bigint, right_of_case text, case_id bigint) returns boolean
  language sql immutable parallel safe as $$
  select (only_case is null or only_case = case_id) and (rights is null or right_of_case = any(rights))
$$;
comment on function mandate_covers is 'Whether the scope of a mandate contains a case. The same as `reaches` in packages/domain/src/agents/mandate.ts.';

create function mandates_in_force(on_day date) returns setof mandate
  language sql stable parallel safe as $$
  select m.*
    from mandate m
    join app_user holder on holder.user_id = m.agent_user_id
    join app_user giver on giver.user_id = m.principal_id
   where m.revoked_at is null and m.valid_from <= on_day and coalesce(m.valid_to, 'infinity') >= on_day
     and holder.user_typ = 6 and holder.status = 'active' and giver.status = 'active'
     and exists (select from agent g where g.agent_code = holder.agent_code and g.is_active)
$$;
comment on function mandates_in_force is 'Mandates in force on a day in Jakarta: begun, not over, not revoked, between active accounts, the holder of type 6 (consultant) and in the register.';

create function mandates_over_case(case_id bigint, on_day date) returns setof mandate
  language sql stable parallel safe as $$
  select m.*
    from application a
    join file_type t on t.file_typ = a.file_typ
    join mandates_in_force(on_day) m on m.principal_id = a.owner_id
   where a.application_id = case_id and mandate_covers(m.rights, m.application_id, t."right", a.application_id)
$$;
comment on function mandates_over_case is 'The mandates in force on a day whose scope contains the case: whoever holds one is told of its letters. `case_id` must not be a subquery, or the function is called instead of put in place.';

create index mandate_in_force on mandate (principal_id) where revoked_at is null;
