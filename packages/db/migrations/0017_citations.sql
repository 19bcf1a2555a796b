-- Earlier marks that officers cite against a mark under examination.

create table citation (
  application_id bigint not null references application,
  cited_id       bigint not null references application,
  note           text not null check (length(note) <= 2000),
  cited_by       integer not null references app_user,
  cited_at       timestamptz not null,
  row_version    integer not null default 1,
  primary key (application_id, cited_id),
  check (application_id <> cited_id)
);
comment on table citation is 'Marks that an officer pinned to a mark under examination, with a note for the office. Nobody else sees them.';

create table citation_log (
  application_id bigint not null references application,
  cited_id       bigint not null references application,
  what           text not null check (what in ('cited', 'noted', 'removed')),
  note           text not null,
  changed_by     integer not null references app_user,
  changed_at     timestamptz not null
);
create index citation_log_by_case on citation_log (application_id, changed_at);
create trigger citation_log_append_only before update or delete on citation_log for each row execute function refuse_change();
comment on table citation_log is 'Append-only: who pinned, annotated and removed citations, and the note as it was then.';
