-- Goods of a mark that are refused become a file of their own, by a decision of the office and without a request.

alter table application drop constraint application_split_whole;
alter table application add constraint application_split_whole check (split_by is null or split_from is not null);
comment on column application.split_from is 'Application this one was made from: by the request split_by, a division, a transfer in part or a change of type; without split_by by a refusal in part. It has the filing date of its parent, a number of its own and no draft.';

insert into workflow_state
select (jsonb_populate_record(s, '{"state": "rejoined"}')).* from workflow_state s
 where s.state = 'expired' and s.flow_id = 'mark-registration'
on conflict do nothing;
