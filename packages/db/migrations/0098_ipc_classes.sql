-- The International Patent Classification down to its subclasses, so that symbols have names and can be chosen from a list.

create table ipc_class (
  ipc_class_code text primary key check (ipc_class_code ~ '^[A-H](\d{2}[A-Z]?)?$'),
  edition text not null,
  name_id text not null, name_en text not null,
  words text not null
);
comment on table ipc_class is 'Sections (A), classes (A23) and subclasses (A23F) of the IPC. Names and the everyday words, separated by commas, are ours and not the official text. Groups are not kept: symbols of application_ipc are accepted by their form and may be of another edition, so no foreign key ties them.';
