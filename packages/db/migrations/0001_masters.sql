-- Master data, loaded at every start from the registry packages and packages/db/seeds (loadMasters). Rows are never deleted.

create table master_version (
  master  text primary key,
  version text not null
);
comment on table master_version is 'Version of each list of master data that is loaded. A start skips lists whose version has not changed.';

-- Countries and regions.

create table country (
  country_code text primary key,
  name_id      text not null,
  name_en      text not null,
  name_ar      text not null,
  kind         text not null default 'country' check (kind in ('country', 'office', 'stateless'))
);
comment on table country is 'Countries (ISO 3166), the regional offices from which priority may be claimed (EP, EM, WO, BX, OA, AP, EA, GC), and "stateless" (XXA, ICAO 9303), which is a nationality but no place of filing.';

create table region_state (
  state_code text primary key,
  state_name text not null
);
comment on table region_state is 'Provinces. Codes of the Ministry of Home Affairs without dots, 2 digits.';

create table region_city (
  city_code  text primary key,
  state_code text not null references region_state,
  city_name  text not null
);
create index region_city_by_state on region_city (state_code);
comment on table region_city is 'Regencies and cities. Code of 4 digits that begins with the code of the province.';

create table region_district (
  district_code text primary key,
  city_code     text not null references region_city,
  district_name text not null
);
create index region_district_by_city on region_district (city_code);
comment on table region_district is 'Districts (kecamatan). Code of 6 digits that begins with the code of the regency or city.';

create table region_village (
  village_code  text primary key,
  district_code text not null references region_district,
  village_name  text not null
);
create index region_village_by_district on region_village (district_code);
comment on table region_village is 'Villages (desa, kelurahan). Code of 10 digits that begins with the code of the district.';

-- Types used by accounts, applications and files.

create table user_type (
  user_typ       smallint primary key,
  name_id        text not null,
  name_en        text not null,
  payer_category text not null default 'UMUM' check (payer_category in ('UMUM', 'UMK', 'PENDIDIKAN'))
);
comment on table user_type is 'Types of account (USER_TYP): 1 individual to 6 IP consultant. payer_category selects the tariff.';

create table repr_type (
  repr_type text primary key,
  name_id   text not null,
  name_en   text not null
);
comment on table repr_type is 'Types of representative (A to C).';

create table file_type (
  file_typ text primary key,
  "right"  text not null check ("right" ~ '^[A-Z]$'),
  name_id  text not null,
  name_en  text not null,
  digits   smallint not null
);
comment on table file_type is 'Kinds of application (FILE_TYP). "right": letter of the right in the catalogue (P patent, D industrial design, T trademark). digits: the running number is padded with zeros to this length.';

create table file_sequence (
  file_seq text not null,
  file_typ text not null references file_type,
  name_id  text not null,
  name_en  text not null,
  primary key (file_typ, file_seq)
);
comment on table file_sequence is 'Number series of each kind of application.';

create table specdoc_type (
  specdoc_typ text primary key,
  "right"     text not null,
  name_id     text not null,
  name_en     text not null,
  mime_list   text not null,
  max_files   smallint not null,
  max_bytes   integer not null,
  min_px      integer,
  max_px      integer
);
comment on table specdoc_type is 'Slots for files, with the limits that the server enforces and getLimit returns: max_bytes in bytes, min_px and max_px in pixels per side. mime_list: MIME types, separated by commas or spaces. "right": letter of the right, or * for all.';

-- Designs: Locarno classification.

create table locarno_class (
  locarno_class_code text primary key check (locarno_class_code ~ '^\d\d(-\d\d)?$'),
  edition text not null,
  name_id text not null, name_en text not null,
  words text not null default ''
);
comment on table locarno_class is 'Locarno classes (NN) and subclasses (NN-NN). words: everyday product words in Indonesian and English by which the search finds the row.';

-- Trademarks: Nice classification and the terms an applicant chooses from.

create function nice_fold(term text) returns text language sql immutable strict parallel safe as $$
  select trim(left(trim(regexp_replace(
    regexp_replace(lower(normalize(term, NFKD)), '[\u0300-\u036f\u064b-\u065f]+', '', 'g'),
    '[^a-z0-9\u00df-\u1fff\u3040-\ud7ff]+', ' ', 'g')), 500))
$$;
comment on function nice_fold(text) is 'Normal form in which terms and searches are compared: small letters without diacritics, anything else becomes one space, at most 500 characters, because index entries are limited in size.';

create table nice_class (
  nice_class_code smallint primary key check (nice_class_code between 1 and 45),
  edition text not null,
  heading_id text not null, heading_en text not null, heading_ar text not null,
  about_id text not null, about_en text not null, about_ar text not null
);
comment on table nice_class is 'The 45 Nice classes. about_*: short everyday description; heading_*: full description. Not the official text of the classification.';

create table nice_term (
  term_id integer generated always as identity primary key,
  nice_class_code smallint not null references nice_class,
  name_id text not null check (name_id <> ''),
  name_en text not null,
  source text not null check (source in ('starter', 'office')),
  edition text not null,
  valid_from date not null,
  valid_to date,
  folded_id text not null generated always as (nice_fold(name_id)) stored,
  folded_en text not null generated always as (nice_fold(name_en)) stored,
  words tsvector not null generated always as (
    case when length(name_id) <= 512 and strpos(name_id, U&'\FFFD') = 0
      then array_to_tsvector(array_remove(string_to_array(nice_fold(name_id) || ' ' || nice_fold(name_en), ' '), '') || ('#' || nice_class_code))
      else '' end
  ) stored
);
-- md5: a name may exceed the largest entry of an index.
create unique index nice_term_open on nice_term (source, nice_class_code, md5(name_id || chr(9) || name_en)) where valid_to is null;
create index nice_term_by_words on nice_term using gin (words) where valid_to is null;
create index nice_term_by_folded_id on nice_term (folded_id text_pattern_ops) where valid_to is null;
create index nice_term_by_folded_en on nice_term (folded_en text_pattern_ops) where valid_to is null;
comment on table nice_term is 'Terms an applicant can choose. source starter: written for this product; office: imported from the office''s list. A term removed from its list gets valid_to and is kept, because filed applications use it. Rows are loaded shortest first, so that a search that stops early has found the shortest terms.';
comment on column nice_term.words is 'Words of both names and "#" with the class number, so that one index serves word and class. Empty for names that are not offered: longer than 512 characters (the limit of an application) or with U+FFFD. Such a term is recognised when it is entered in full.';

-- Without these settings the planner prefers a sequential scan when many terms match, which takes tens of milliseconds longer. A bitmap
-- scan returns rows in the order in which they were loaded, so a query with a limit gets the shortest terms.
create function nice_found(sought tsquery, whole tsquery, most integer)
  returns table (term_id integer, nice_class_code smallint, name_id text, name_en text, source text, folded_id text, folded_en text, has_words boolean)
  language sql stable rows 500 set enable_seqscan = off set enable_indexscan = off as $$
  select term_id, nice_class_code, name_id, name_en, source, folded_id, folded_en, words @@ whole
    from nice_term where valid_to is null and words @@ sought limit most
$$;
comment on function nice_found(tsquery, tsquery, integer) is 'Up to "most" terms in force that match "sought", in the order in which they were loaded. has_words: whether the term matches "whole" too.';

create table nice_word (
  word  text primary key,
  terms integer not null
);
create index nice_word_by_prefix on nice_word (word text_pattern_ops);
create index nice_word_by_beginning on nice_word ("left"(word, 2), length(word));
create index nice_word_by_ends on nice_word ("left"(word, 1), "right"(word, 2), length(word));
create index nice_word_by_end on nice_word ("right"(word, 3), length(word));
comment on table nice_word is 'Words of all terms in force and of the everyday phrases, with the number of terms that contain them. Mistyped words are compared with these rows instead of all terms.';

create table nice_everyday (
  phrase text not null check (phrase = nice_fold(phrase) and phrase <> ''),
  nice_class_code smallint not null references nice_class,
  folded_id text not null,
  rank smallint not null,
  primary key (phrase, nice_class_code, folded_id)
);
create index nice_everyday_by_prefix on nice_everyday (phrase text_pattern_ops);
comment on table nice_everyday is 'Everyday phrases (warung kopi, jualan baju, online shop) and the terms they lead to, by rank; folded_id refers to nice_term.folded_id.';

-- Tariffs of non-tax state revenue (PNBP), in whole rupiah.

create table tariff (
  code           text not null,
  payer_category text not null,
  valid_from     date not null,
  valid_to       date,
  rupiah         bigint not null check (rupiah >= 0),
  unit           text not null,
  legal_ref      text not null,
  verified       boolean not null default false,
  primary key (code, payer_category, valid_from)
);
comment on table tariff is 'Tariffs of non-tax state revenue in whole rupiah, by period of validity (dates in Jakarta, valid_to is the last day). payer_category * applies to all payers.';

create table annuity_tariff (
  file_typ   text not null check (file_typ in ('P', 'S')),
  year_from  smallint not null check (year_from between 1 and 20),
  year_to    smallint not null check (year_to between 1 and 20),
  base       bigint not null check (base >= 0),
  per_claim  bigint not null check (per_claim >= 0),
  valid_from date not null,
  valid_to   date,
  legal_ref  text not null,
  verified   boolean not null default false,
  primary key (file_typ, year_from, valid_from),
  check (year_from <= year_to)
);
comment on table annuity_tariff is 'Annual fees of patents (P) and simple patents (S) in whole rupiah: base for each year of protection from year_from to year_to, and per_claim for each claim.';
