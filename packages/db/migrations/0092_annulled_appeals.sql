-- An appeal on paper whose record an officer undoes is closed, as an opposition is.

insert into workflow_state
select (jsonb_populate_record(s, '{"state": "annulled"}')).* from workflow_state s
 where s.state = 'withdrawn' and s.flow_id = 'request-appeal'
on conflict do nothing;
