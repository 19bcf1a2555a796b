-- What a proposed act says is kept with the proposal, so that what its second officer read is what is sent.

alter table act_proposal add column said jsonb check (jsonb_typeof(said) = 'object');
comment on column act_proposal.said is 'Details of the act and the search report of its letter as composed when it was proposed: {detail, annex}. The approval sends these, whatever was cited or removed since. Null for proposals of before, which are proposed again.';
