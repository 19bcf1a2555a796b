-- A paper whose record an officer undoes is closed, so that one recorded again has a file of its own.

insert into workflow_state
select (jsonb_populate_record(s, '{"state": "annulled"}')).* from workflow_state s
 where s.state = 'withdrawn' and s.flow_id = 'request-opposition'
on conflict do nothing;
