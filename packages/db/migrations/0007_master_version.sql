create table master_version (master text primary key, version text not null);
comment on table master_version is 'Which version of the master data of packages/db is loaded, so that a start with nothing new loads nothing.';
