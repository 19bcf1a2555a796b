-- A case that no longer belongs to the register lost its row when the register was made anew, but not its text: truncate runs no trigger of rows, by which
-- the job that reads texts would have been told.

create function drop_lost_texts() returns void language plpgsql as $$
begin
  delete from case_text t where not exists (select from register_entry e where e.application_id = t.application_id);
  delete from text_passage t where not exists (select from register_entry e where e.application_id = t.application_id);
  delete from answer_text t where not exists (select from register_entry e where e.application_id = t.application_id);
  delete from answer_passage t where not exists (select from register_entry e where e.application_id = t.application_id);
end $$;
comment on function drop_lost_texts() is 'Deletes the text of cases that are not in register_entry. rebuild_register calls it.';

create or replace function rebuild_register() returns bigint language plpgsql as $$
declare n bigint;
begin
  truncate register_entry, register_waiting;
  drop index if exists register_public_terms, register_private_terms, register_public_letters, register_private_letters, register_private_owner,
    register_by_number, register_by_title, register_by_owner, register_by_filing, register_by_stage, register_by_publication, register_by_registration, register_by_expiration;
  insert into register_entry select * from register_entry_computed;
  get diagnostics n = row_count;
  perform index_register();
  analyze register_entry;
  perform rebuild_register_words();
  perform drop_lost_texts();
  return n;
end $$;

select drop_lost_texts();
