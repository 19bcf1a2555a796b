-- One process at a time writes the pieces of an upload or takes it in.
alter table upload_session
  add column held_by text,
  add column held_until timestamptz,
  add column is_wanted boolean not null default false;
comment on column upload_session.held_by is 'Who is at work on the upload, drawn anew each time. Prolonged while the work goes on; past held_until, as after a crash, the upload is free.';
comment on column upload_session.is_wanted is 'Another request waits: a piece under way ends early, because its line may have been cut.';
