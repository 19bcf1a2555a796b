-- Owners and signs of marks were read for terms that the index no longer has. New cases no longer wait a minute for their row in it.

drop view mark_entry_computed;
drop view mark_facts;

create view mark_facts as
  select a.application_id, b.is_public,
         case when w.list_group = 'done' then 'ended' when a.registration_date is not null then 'registered' else 'running' end as stage,
         a.filing_date, coalesce(length(array_to_string(n.words, '')), 0)::smallint as letters, n.words, n.reading, c.classes
    from application a
    join application_mark m using (application_id)
    left join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
    left join workflow_state w on w.flow_id = p.flow_id and w.state = p.state
    cross join lateral (select is_public_case(a) as is_public offset 0) b
    cross join lateral (select mark_words(m.mark_name) as words, mark_words(m.transliteration) as reading offset 0) n
    cross join lateral (select array(select nice_class_code from application_nice where application_id = a.application_id order by 1) as classes offset 0) c
   where a.application_number is not null and a.reopened_at is null;
comment on view mark_facts is 'What mark_entry is written from.';

create view mark_entry_computed as
  select application_id, is_public, stage, filing_date, letters, words, reading, classes, mark_name_key(words) as name_key
    from mark_facts;
comment on view mark_entry_computed is 'Rows of mark_entry as they should be.';

comment on table mark_entry is 'Marks as searches find them. Written by keep_mark only: of public marks in the transaction that makes or changes them, of others by a job after they got their number.';
comment on table register_entry is 'Numbered cases as searches of the register find them. Written by keep_register only: of public cases in the transaction that makes or changes them, of others by a job after they got their number.';
