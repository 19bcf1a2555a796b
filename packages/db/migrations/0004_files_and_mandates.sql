-- Files of drafts and applications, and the mandates by which consultants act for applicants.

create table stored_file (
  file_id        text primary key,
  owner_id       integer not null references app_user,
  uploaded_by    integer references app_user,
  temp_id        text references draft,
  application_id bigint references application,
  request_id     bigint,
  specdoc_typ    text not null references specdoc_type,
  view_typ       smallint,
  seq_num        integer not null default 1,
  description    text not null default '',
  file_name      text not null,
  mime           text not null,
  size_bytes     bigint not null,
  sha256         bytea not null,
  pages          integer,
  width          integer,
  height         integer,
  object_key     text not null,
  rendition_key  text,
  thumb_key      text,
  edits          jsonb,
  remarks        jsonb,
  scan_state     text not null default 'not_scanned' check (scan_state in ('not_scanned', 'scanning', 'clean', 'infected')),
  scanned_at     timestamptz,
  scan_found     text not null default '',
  uploaded_at    timestamptz not null,
  deleted_at     timestamptz
);
create index stored_file_by_draft on stored_file (temp_id) where deleted_at is null;
create index stored_file_by_application on stored_file (application_id) where deleted_at is null;
create index stored_file_by_request on stored_file (request_id) where request_id is not null;
create index stored_file_by_object on stored_file (object_key);
create index stored_file_by_rendition on stored_file (rendition_key);
create index stored_file_by_thumb on stored_file (thumb_key);
create index stored_file_unfiled on stored_file (owner_id) include (size_bytes) where application_id is null and request_id is null;
create index stored_file_scanning on stored_file (uploaded_at) where scan_state = 'scanning';
comment on table stored_file is 'Uploaded files. object_key: the received bytes, whose SHA-256 is sha256, never overwritten. rendition_key and thumb_key are derived. edits: crop and rotation of the rendition. width and height in pixels. view_typ: 1 perspective, 2 front, 3 back, 4 left, 5 right, 6 top, 7 bottom, 8 additional.';
comment on column stored_file.uploaded_by is 'Consultant who uploaded for the owner; null when the owner did.';
comment on column stored_file.request_id is 'Submitted request after filing the file belongs to; such a file belongs to no application.';
comment on column stored_file.remarks is 'What a PDF states about itself: {signatures: [{name, reason, at, coversAll}], linksOut, restricted}. Null: nothing, not a PDF, or not examined.';
comment on column stored_file.scan_state is 'not_scanned: no virus scanner is configured. scanning: quarantined, the original is not served. infected: scan_found names the finding; the bytes of a draft''s file are deleted, those of a filed application''s file stay and are not served.';

create table file_check (
  file_id    text primary key references stored_file on delete cascade,
  findings   jsonb not null check (jsonb_typeof(findings) = 'array'),
  checked_at timestamptz not null,
  checked_by integer not null references app_user
);
comment on table file_check is 'Findings of the browser''s last check of a file: [{CODE, LEVEL, PAGE, VALUES}]. No row: not checked. Written while the file belongs to an open draft, unchanged after filing.';

create table upload_session (
  upload_id   text primary key,
  user_id     integer not null references app_user,
  key         text not null,
  temp_id     text not null references draft,
  specdoc_typ text not null references specdoc_type,
  view_typ    smallint,
  description text not null default '',
  file_name   text not null,
  size_bytes  bigint not null check (size_bytes > 0),
  sha256      bytea,
  opened_at   timestamptz not null,
  expires_at  timestamptz not null,
  finished_at timestamptz,
  held_by     text,
  held_until  timestamptz,
  is_wanted   boolean not null default false,
  unique (user_id, key)
);
create index upload_session_expiry on upload_session (expires_at);
create index upload_session_of_draft on upload_session (temp_id);
comment on table upload_session is 'Files being uploaded in parts. The bytes received are in the upload folder under upload_id. key: Idempotency-Key; opening the same file twice gives one upload.';
comment on column upload_session.held_by is 'Random id of the process that handles the upload. Extended while it works; after held_until, for example after a crash, the upload is free.';
comment on column upload_session.is_wanted is 'Another request waits for the upload. The running request ends early, because its connection may be broken.';

create table application_form (
  doc_id         text primary key,
  application_id bigint not null references application,
  version        integer not null,
  file_name      text not null,
  size_bytes     bigint not null,
  sha256         bytea not null,
  pages          integer not null,
  object_key     text not null,
  made_at        timestamptz not null,
  made_by        integer not null references app_user,
  unique (application_id, version)
);
create index application_form_by_object on application_form (object_key);
comment on table application_form is 'Application forms generated again from the snapshot, one row per request. Derived data; no version replaces another.';

-- Mandates. Every statement that asks for mandates in force calls the functions below. Each is a single SELECT in SQL, so that PostgreSQL
-- inlines it into the calling statement.

create table mandate (
  mandate_id     integer generated always as identity primary key,
  principal_id   integer not null references app_user,
  agent_user_id  integer not null references app_user,
  rights         text[] check (array_to_string(rights, ',', '') ~ '^[A-Z](,[A-Z])*$'
                               and length(array_to_string(rights, ',', '')) = 2 * cardinality(rights) - 1),
  application_id bigint references application,
  power          text not null check (power in ('read', 'prepare', 'file')),
  document_id    text references stored_file,
  valid_from     date not null,
  valid_to       date check (valid_to >= valid_from),
  created_at     timestamptz not null,
  revoked_at     timestamptz,
  revoked_by     integer references app_user,
  check (principal_id <> agent_user_id),
  check (rights is null or application_id is null),
  check ((revoked_at is null) = (revoked_by is null))
);
create index mandate_held on mandate (agent_user_id) where revoked_at is null;
create index mandate_given on mandate (principal_id, created_at desc);
create index mandate_of_document on mandate (document_id) where document_id is not null;
create index mandate_in_force on mandate (principal_id) where revoked_at is null;
comment on table mandate is 'Mandates: principal_id lets agent_user_id act. rights null: all rights; application_id: this case only. power: read; prepare (read, drafts, files); file (all, including submitting and bills). valid_from and valid_to are dates in Jakarta, both inclusive.';

create table agent_audit (
  audit_id   bigint generated always as identity primary key,
  at         timestamptz not null,
  actor_id   integer not null references app_user,
  acting_for integer references app_user,
  what       text not null,
  object     text not null default '',
  detail     jsonb not null default '{}'
);
create index agent_audit_by_actor on agent_audit (actor_id, at desc);
create index agent_audit_by_principal on agent_audit (acting_for, at desc) where acting_for is not null;
create trigger agent_audit_append_only before update or delete on agent_audit for each row execute function refuse_change();
comment on table agent_audit is 'Append-only: acts concerning consultants and mandates, and what consultants did for others. Contains no document contents and no identity numbers.';

create function mandate_covers(rights text[], only_case bigint, right_of_case text, case_id bigint) returns boolean
  language sql immutable parallel safe as $$
  select (only_case is null or only_case = case_id) and (rights is null or right_of_case = any(rights))
$$;
comment on function mandate_covers is 'Whether the scope of a mandate contains a case. The same rule as "reaches" in packages/domain/src/agents/mandate.ts.';

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
comment on function mandates_in_force is 'Mandates in force on a day in Jakarta: within their dates, not revoked, both accounts active, the consultant of type 6 and active in the register.';

create function mandates_over_case(case_id bigint, on_day date) returns setof mandate
  language sql stable parallel safe as $$
  select m.*
    from application a
    join file_type t on t.file_typ = a.file_typ
    join mandates_in_force(on_day) m on m.principal_id = a.owner_id
   where a.application_id = case_id and mandate_covers(m.rights, m.application_id, t."right", a.application_id)
$$;
comment on function mandates_over_case is 'Mandates in force on a day whose scope contains the case; their holders get its letters. Pass "case_id" as a value: with a subquery the function is not inlined.';

create function mandate_holders(case_id bigint, principal integer, on_day date) returns setof integer language plpgsql stable
  set plan_cache_mode = force_generic_plan as $$
begin
  return query select distinct m.agent_user_id from mandates_over_case(case_id, on_day) m where m.principal_id = principal;
end $$;
comment on function mandate_holders is 'Consultants with a mandate of the principal over the case on a day. Each session plans it once; as part of a statement it would be planned on every action.';
