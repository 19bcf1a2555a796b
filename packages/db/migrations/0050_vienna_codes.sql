-- Figurative elements of marks, by the Vienna classification. The office assigns them.

create table vienna_class (
  vienna_class_code text primary key check (vienna_class_code ~ '^\d{1,2}(\.\d{1,2})?$'),
  edition text not null,
  name_id text not null, name_en text not null
);
comment on table vienna_class is 'Categories (N) and divisions (N.N) of the Vienna classification. Names in our words, not the official text.';

create table vienna_code (
  application_id bigint not null references application,
  vienna_code    text not null check (vienna_code ~ '^\d{1,2}\.\d{1,2}(\.\d{1,2})?$'),
  division       text not null generated always as (substring(vienna_code from '^\d+\.\d+')) stored references vienna_class,
  primary key (application_id, vienna_code)
);
comment on table vienna_code is 'Divisions (N.N) and sections (N.N.N) of the Vienna classification that the office assigned to a mark. Every change raises application.row_version and stands in change_log.';

alter table register_entry add column vienna_codes text[] not null default '{}';
comment on column register_entry.vienna_codes is 'Divisions of the Vienna classification, each once. terms has category, division and section with the letter v.';

create or replace view register_entry_computed as
  select a.application_id, is_public_case(a) as is_public, a.owner_id, a.file_typ,
         case when w.list_group = 'done' then case when a.registration_date is null then 'refused' else 'lapsed' end
              when a.registration_date is not null then 'registered' else 'running' end as stage,
         a.application_number, coalesce(a.registration_nbr, '') as registration_nbr,
         lower(concat_ws(E'\n', bare_number(a.application_number), bare_number(a.registration_nbr), bare_number(a.journal_code), bare_number(t.pct_appl_id), bare_number(t.pct_publ_id))) as numbers,
         a.file_ser * 10000000000 + a.file_nbr as number_key,
         left(trim(array_to_string(mark_words(a.title), ' ')), 200) collate "C" as title_key,
         left(trim(array_to_string(mark_words(a.owner_names), ' ')), 200) collate "C" as owner_key,
         a.filing_date, coalesce(a.publication_date, '-infinity') as publication_date,
         coalesce(a.registration_date, '-infinity') as registration_date, coalesce(a.expiration_date, 'infinity') as expiration_date,
         q.first_date as priority_date, p.countries as country_codes, c.classes,
         register_line(x.titles) as title_line, register_line(p.owners) as owner_line, register_line(p.people) as people_line,
         array_to_tsvector(array(select distinct term from unnest(
           array(select k || w from unnest(x.titles) t, unnest(mark_words(t)) w, unnest('{w:,t:}'::text[]) k)
           || array(select k || w from unnest(p.owners) o, unnest(mark_words(o)) w, unnest('{w:,o:}'::text[]) k)
           || array(select k || w from unnest(p.inventors) o, unnest(mark_words(o)) w, unnest('{w:,i:}'::text[]) k)
           || array(select 'r:' || w from unnest(p.agents) o, unnest(mark_words(o)) w)
           || p.places || q.terms || c.terms
           || array['f:' || a.file_typ, 'y:' || extract(year from a.filing_date), 'n:' || a.application_number,
                    'g:' || bare_number(a.registration_nbr), 'b:' || bare_number(a.journal_code), 'x:' || bare_number(t.pct_appl_id),
                    'x:' || bare_number(t.pct_publ_id), 'm:' || m.sign_wcode,
                    's:' || case when w.list_group = 'done' then case when a.registration_date is null then 'refused' else 'lapsed' end
                                 when a.registration_date is not null then 'registered' else 'running' end,
                    'u:' || n.paid,
                    'd:' || case when is_public_case(a) or w.list_group <> 'done' and r.state not in ('awaiting_payment', 'formality_check', 'administrative_check',
                                   'awaiting_correction', 'awaiting_priority', 'awaiting_translation', 'awaiting_completeness') then 'complete' else 'open' end]) term
           where term is not null)) as terms,
         case when a.registration_date is null then '-infinity'::date
              when w.list_group = 'done' then least(coalesce(a.expiration_date, 'infinity'), (r.state_since at time zone 'Asia/Jakarta')::date)
              else coalesce(a.expiration_date, 'infinity') end as in_force_until,
         (a.filing_date + make_interval(years => n.paid))::date as annuities_until,
         array(select distinct substring(v.vienna_code from '^\d+\.\d+') from vienna_code v where v.application_id = a.application_id order by 1) as vienna_codes
    from application a
    left join application_mark m using (application_id)
    left join application_patent t using (application_id)
    left join process r on r.proc_typ = a.proc_typ and r.proc_nbr = a.proc_nbr
    left join workflow_state w on w.flow_id = r.flow_id and w.state = r.state
    cross join lateral (
      select array_remove(array[a.title, nullif(m.mark_name, a.title), nullif(m.transliteration, ''), nullif(m.translation, ''), nullif(t.english_title, '')], null) as titles) x
    cross join lateral (
      select coalesce(array_agg(y.person_name order by y.seq_num) filter (where y.party_role = 'applicant'), '{}') as owners,
             coalesce(array_agg(y.person_name order by y.seq_num) filter (where y.party_role in ('inventor', 'designer')), '{}') as inventors,
             coalesce(array_agg(y.person_name order by y.seq_num) filter (where y.party_role = 'representative'), '{}') as agents,
             coalesce(array_agg(y.person_name order by y.seq_num) filter (where y.party_role <> 'applicant'), '{}') as people,
             coalesce(array_agg(distinct y.person ->> 'NATIONALITY_COUNTRY_CODE') filter (where y.party_role = 'applicant' and y.person ->> 'NATIONALITY_COUNTRY_CODE' <> ''), '{}') as countries,
             coalesce(array_agg(distinct 'c:' || (y.person ->> 'NATIONALITY_COUNTRY_CODE')) filter (where y.party_role = 'applicant'), '{}')
               || coalesce(array_agg(distinct 'p:' || (y.person ->> 'STATE_CODE')) filter (where y.party_role = 'applicant' and y.person ->> 'STATE_CODE' <> ''), '{}') as places
        from application_party y where y.application_id = a.application_id) p
    cross join lateral (
      select min(z.priority_date) as first_date,
             coalesce(array_agg('q:' || z.country_code), '{}') || coalesce(array_agg('z:' || bare_number(z.priority_appl_id)), '{}') as terms
        from application_priority z where z.application_id = a.application_id) q
    cross join lateral (
      select array(select n.nice_class_code::text from application_nice n where n.application_id = a.application_id order by n.nice_class_code)
             || array(select l.locarno_class_code from application_locarno l where l.application_id = a.application_id order by 1)
             || array(select distinct left(i.ipc_symbol, 4) from application_ipc i where i.application_id = a.application_id order by 1) as classes,
             array(select 'k:' || n.nice_class_code from application_nice n where n.application_id = a.application_id)
             || array(select 'l:' || l.locarno_class_code from application_locarno l where l.application_id = a.application_id)
             || array(select 'h:' || replace(i.ipc_symbol, ' ', '') from application_ipc i where i.application_id = a.application_id) 
             || array(select distinct 'v:' || left(v.vienna_code, at.size) from vienna_code v
                       cross join lateral (values (length(substring(v.vienna_code from '^\d+'))), (length(substring(v.vienna_code from '^\d+\.\d+'))), (length(v.vienna_code))) at (size)
                       where v.application_id = a.application_id) as terms) c
    cross join lateral (
      select case when a.file_typ in ('P', 'S') and a.registration_date is not null then greatest(coalesce(t.annuities_paid_to, 0), coalesce((
               select max((l.detail ->> 'PAID_YEARS')::int) from process_action l
                where l.proc_typ = a.proc_typ and l.proc_nbr = a.proc_nbr and l.detail ? 'PAID_YEARS' and l.undoes is null
                  and not exists (select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (l.proc_typ, l.proc_nbr, l.action_nbr))), 0)) end as paid) n
   where a.application_number is not null and a.reopened_at is null;
