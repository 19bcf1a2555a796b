-- The words of a title or a name are made once for each row of the search, not for each use: an index of a million cases is built in half the time, and
-- publishing a case writes its row sooner. The rows are the same as before.

create or replace view register_entry_computed as
  select a.application_id, b.is_public, a.owner_id, a.file_typ,
         case when w.list_group = 'done' then case when a.registration_date is null then 'refused' else 'lapsed' end
              when a.registration_date is not null then 'registered' else 'running' end as stage,
         a.application_number, coalesce(a.registration_nbr, '') as registration_nbr,
         lower(concat_ws(E'\n', bare_number(a.application_number), bare_number(a.registration_nbr), bare_number(a.journal_code), bare_number(t.pct_appl_id), bare_number(t.pct_publ_id))) as numbers,
         a.file_ser * 10000000000 + a.file_nbr as number_key,
         left(trim(x.title_words), 200) collate "C" as title_key,
         left(trim(case when p.owners = array[a.owner_names] then p.first_owner_words else array_to_string(mark_words(a.owner_names), ' ') end), 200) collate "C" as owner_key,
         a.filing_date, coalesce(a.publication_date, '-infinity') as publication_date,
         coalesce(a.registration_date, '-infinity') as registration_date, coalesce(a.expiration_date, 'infinity') as expiration_date,
         q.first_date as priority_date, p.countries as country_codes, c.classes,
         x.title_line, p.owner_line, p.people_line,
         array_to_tsvector(array(select distinct term from unnest(
           array(select k || y from unnest(x.words) y, unnest('{w:,t:}'::text[]) k)
           || array(select k || y from unnest(p.owner_words) y, unnest('{w:,o:}'::text[]) k)
           || array(select k || y from unnest(p.inventor_words) y, unnest('{w:,i:}'::text[]) k)
           || array(select 'r:' || y from unnest(p.agent_words) y)
           || p.places || q.terms || c.terms
           || array['f:' || a.file_typ, 'y:' || extract(year from a.filing_date), 'n:' || a.application_number,
                    'g:' || bare_number(a.registration_nbr), 'b:' || bare_number(a.journal_code), 'x:' || bare_number(t.pct_appl_id),
                    'x:' || bare_number(t.pct_publ_id), 'm:' || m.sign_wcode,
                    's:' || case when w.list_group = 'done' then case when a.registration_date is null then 'refused' else 'lapsed' end
                                 when a.registration_date is not null then 'registered' else 'running' end,
                    'u:' || n.paid,
                    'd:' || case when b.is_public or w.list_group <> 'done' and r.state not in ('awaiting_payment', 'formality_check', 'administrative_check',
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
    cross join lateral (select is_public_case(a) as is_public offset 0) b
    cross join lateral (
      select coalesce(string_agg(' ' || u.said || ' ', E'\n' order by u.place) filter (where u.title <> ''), '') as title_line,
             coalesce(string_to_array(nullif(string_agg(u.said, ' ') filter (where u.said <> ''), ''), ' '), '{}') as words,
             coalesce(min(u.said) filter (where u.place = 1), '') as title_words
        from (select title, place, array_to_string(mark_words(title), ' ') as said
                from unnest(array_remove(array[a.title, nullif(m.mark_name, a.title), nullif(m.transliteration, ''), nullif(m.translation, ''), nullif(t.english_title, '')], null))
                     with ordinality u(title, place) offset 0) u) x
    cross join lateral (
      select coalesce(array_agg(y.person_name order by y.seq_num) filter (where y.party_role = 'applicant'), '{}') as owners,
             coalesce((array_agg(y.said order by y.seq_num) filter (where y.party_role = 'applicant'))[1], '') as first_owner_words,
             coalesce(string_agg(' ' || y.said || ' ', E'\n' order by y.seq_num) filter (where y.party_role = 'applicant' and y.person_name <> ''), '') as owner_line,
             coalesce(string_agg(' ' || y.said || ' ', E'\n' order by y.seq_num) filter (where y.party_role <> 'applicant' and y.person_name <> ''), '') as people_line,
             coalesce(string_to_array(nullif(string_agg(y.said, ' ') filter (where y.party_role = 'applicant' and y.said <> ''), ''), ' '), '{}') as owner_words,
             coalesce(string_to_array(nullif(string_agg(y.said, ' ') filter (where y.party_role in ('inventor', 'designer') and y.said <> ''), ''), ' '), '{}') as inventor_words,
             coalesce(string_to_array(nullif(string_agg(y.said, ' ') filter (where y.party_role = 'representative' and y.said <> ''), ''), ' '), '{}') as agent_words,
             coalesce(array_agg(distinct y.person ->> 'NATIONALITY_COUNTRY_CODE') filter (where y.party_role = 'applicant' and y.person ->> 'NATIONALITY_COUNTRY_CODE' <> ''), '{}') as countries,
             coalesce(array_agg(distinct 'c:' || (y.person ->> 'NATIONALITY_COUNTRY_CODE')) filter (where y.party_role = 'applicant'), '{}')
               || coalesce(array_agg(distinct 'p:' || (y.person ->> 'STATE_CODE')) filter (where y.party_role = 'applicant' and y.person ->> 'STATE_CODE' <> ''), '{}') as places
        from (select z.*, array_to_string(mark_words(z.person_name), ' ') as said from application_party z where z.application_id = a.application_id offset 0) y) p
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
                       where v.application_id = a.application_id) as terms offset 0) c
    cross join lateral (
      select case when a.file_typ in ('P', 'S') and a.registration_date is not null then greatest(coalesce(t.annuities_paid_to, 0), coalesce((
               select max((l.detail ->> 'PAID_YEARS')::int) from process_action l
                where l.proc_typ = a.proc_typ and l.proc_nbr = a.proc_nbr and l.detail ? 'PAID_YEARS' and l.undoes is null
                  and not exists (select from process_action u where (u.proc_typ, u.proc_nbr, u.undoes) = (l.proc_typ, l.proc_nbr, l.action_nbr))), 0)) end as paid offset 0) n
   where a.application_number is not null and a.reopened_at is null;

create or replace view mark_facts as
  select a.application_id, b.is_public,
         case when w.list_group = 'done' then 'ended' when a.registration_date is not null then 'registered' else 'running' end as stage,
         a.filing_date, coalesce(length(array_to_string(n.words, '')), 0)::smallint as letters, n.words, n.reading,
         c.classes, m.sign_wcode, n.owner_words
    from application a
    join application_mark m using (application_id)
    left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
    left join workflow_state w on w.flow_id = p.flow_id and w.state = p.state
    cross join lateral (select is_public_case(a) as is_public offset 0) b
    cross join lateral (select mark_words(m.mark_name) as words, mark_words(m.transliteration) as reading, mark_words(a.owner_names) as owner_words offset 0) n
    cross join lateral (select array(select nice_class_code from application_nice where application_id = a.application_id order by 1) as classes offset 0) c
   where a.application_number is not null and a.reopened_at is null;
