-- Master data, loaded from the registry packages and the seed files of packages/db.

create table country (
  country_code text primary key,
  name_id text not null, name_en text not null, name_ar text not null,
  kind text not null default 'country' check (kind in ('country', 'office'))
);
comment on table country is 'ISO 3166 countries and the regional offices priority may be claimed from (EP, EM, WO, BX, OA, AP, EA, GC).';

create table region_state    (state_code text primary key, state_name text not null);
create table region_city     (city_code text primary key, state_code text not null references region_state, city_name text not null);
create table region_district (district_code text primary key, city_code text not null references region_city, district_name text not null);
create table region_village  (village_code text primary key, district_code text not null references region_district, village_name text not null);
create index region_city_by_state on region_city (state_code);
create index region_district_by_city on region_district (city_code);
create index region_village_by_district on region_village (district_code);
comment on table region_village is 'Codes of the Ministry of Home Affairs without dots: 2, 4, 6 and 10 digits; a parent is a prefix of its child.';

create table locarno_class (
  locarno_class_code text primary key check (locarno_class_code ~ '^\d\d(-\d\d)?$'),
  edition text not null,
  name_id text not null, name_en text not null,
  words text not null default ''
);
comment on table locarno_class is 'Classes (NN) and subclasses (NN-NN). words: everyday product words in Indonesian and English that lead to the row.';

create table user_type (
  user_typ smallint primary key, name_id text not null, name_en text not null,
  payer_category text not null default 'UMUM' check (payer_category in ('UMUM', 'UMK', 'PENDIDIKAN'))
);
create table repr_type (repr_type text primary key, name_id text not null, name_en text not null);
create table file_type (file_typ text primary key, "right" text not null check ("right" ~ '^[A-Z]$'), name_id text not null, name_en text not null, digits smallint not null);
create table file_sequence (file_seq text not null, file_typ text not null references file_type, name_id text not null, primary key (file_typ, file_seq));
create table specdoc_type (
  specdoc_typ text primary key, "right" text not null, name_id text not null, name_en text not null,
  mime_list text not null, max_files smallint not null, max_bytes integer not null, min_px integer, max_px integer
);
comment on table specdoc_type is 'Slots a file can be put in, with the limits the server enforces and getLimit tells. "right": P, D, T or *.';

create table tariff (
  code text not null, payer_category text not null, valid_from date not null, valid_to date,
  rupiah bigint not null check (rupiah >= 0), unit text not null, legal_ref text not null,
  verified boolean not null default false,
  primary key (code, payer_category, valid_from)
);
comment on table tariff is 'Non-tax state revenue tariffs in whole rupiah. Amounts change by regulation, so they are rows with dates. payer_category * applies to all.';
