-- What an account keeps in drafts is summed before each upload.
create index stored_file_unfiled on stored_file (owner_id) include (size_bytes) where application_id is null;
