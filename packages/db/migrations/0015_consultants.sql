-- Consultants: the register, who asked to be in it, and by whose mandate they act for others.

create table agent (
  agent_code     integer primary key,
  consultant_nbr text not null unique check (consultant_nbr ~ '^\d{4}-\d{4}$'),
  agent_name     text not null,
  front_title    text not null default '',
  back_title     text not null default '',
  legal_nature   text not null default '',
  repr_type      text not null default 'A',
  office_name    text not null default '',
  office_telp    text not null default '',
  office_email   text not null default '',
  addr_street    text not null default '',
  state_code     text not null default '',
  city_code      text not null default '',
  district_code  text not null default '',
  village_code   text not null default '',
  zipcode        text not null default '',
  personal_id_hash bytea,
  is_active      boolean not null default true,
  added_at       timestamptz not null
);
comment on table agent is 'The register of consultants (PP 100/2021). Whoever stands in it has no rights by that: an account is bound to a row by app_user.agent_code, once the office approved it.';
comment on column agent.personal_id_hash is 'Keyed hash of the NIK, as in app_user; null where the register does not know it.';

create sequence agent_code_seq as integer start with 20001;
comment on sequence agent_code_seq is 'Codes for consultants who asked to be entered and are not in the register yet.';

create unique index app_user_one_per_agent on app_user (agent_code) where agent_code is not null;

create table agent_request (
  request_id     integer generated always as identity primary key,
  user_id        integer not null references app_user,
  consultant_nbr text not null check (consultant_nbr ~ '^\d{4}-\d{4}$'),
  agent_code     integer not null,
  data           jsonb not null,
  requested_at   timestamptz not null,
  decided_at     timestamptz,
  decided_by     integer references app_user,
  granted        boolean,
  reason         text not null default '',
  check ((decided_at is null) = (granted is null))
);
create unique index agent_request_one_open on agent_request (user_id) where decided_at is null;
create index agent_request_by_user on agent_request (user_id, request_id desc);
create index agent_request_decided on agent_request (decided_at desc) where decided_at is not null;
comment on table agent_request is 'Who asked to be bound to which consultant number, with what data. It gives no authority; the newest granted one lets its user bind the number.';

alter table user_typ_request add column reason text not null default '';
create index user_typ_request_open on user_typ_request (requested_at) where decided_at is null;
create index user_typ_request_decided on user_typ_request (decided_at desc) where decided_at is not null;

create table mandate (
  mandate_id     integer generated always as identity primary key,
  principal_id   integer not null references app_user,
  agent_user_id  integer not null references app_user,
  rights         text[] check (cardinality(rights) > 0),
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
comment on table mandate is 'principal lets agent act: rights null is every right, application_id one case only. power: read, prepare (read and drafts, files), file (all of it, submitting and bills). valid_to is the last whole day in Jakarta.';

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
comment on table agent_audit is 'Append-only: what was done about consultants and mandates, and what consultants did for others. No contents, no identity numbers.';

-- Who acted, where the owner is somebody else; null is the owner.
alter table draft add column acted_by integer references app_user;
alter table draft_version add column saved_by integer references app_user;
alter table application add column filed_by integer references app_user;
alter table stored_file add column uploaded_by integer references app_user;

-- Copies of office letters for those who act for the addressee are shown only as long as the mandate holds.
alter table inbox_item add column on_behalf_of integer references app_user;
comment on column inbox_item.on_behalf_of is 'The applicant for whom a consultant got this copy; null is the addressee. A copy is proof of notice to nobody.';
drop index inbox_unread;
create index inbox_unread on inbox_item (user_id) include (on_behalf_of) where first_read_at is null;
drop index inbox_newest;
create index inbox_newest on inbox_item (user_id, delivered_at desc) include (on_behalf_of);
