-- Two days of a paper, the rule of a deadline kept with it, and deadlines changed by hand with two officers.

alter table process_action add column received_on date;
comment on column process_action.received_on is 'Day on which the paper that led to the action was received, where it is not action_date: periods run from action_date, the day of the notice.';
alter table process_action add column due_rule jsonb check (jsonb_typeof(due_rule) = 'object');
comment on column process_action.due_rule is 'Rule that made due_date: length, day it counts from and legal ground. Null for a deadline set by hand or kept, and in older histories.';

create table due_proposal (
  proposal_id  bigint generated always as identity primary key,
  proc_typ     text not null,
  proc_nbr     integer not null,
  prior_due    date not null,
  due_date     date not null,
  ground       text not null,
  reason       text not null,
  proposed_by  integer not null references app_user,
  proposed_at  timestamptz not null,
  decided_by   integer references app_user,
  decided_at   timestamptz,
  is_approved  boolean,
  remark       text not null default '',
  foreign key (proc_typ, proc_nbr) references process,
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (is_approved is null)),
  check (decided_by is null or decided_by <> proposed_by),
  check (due_date > prior_due)
);
create unique index due_proposal_open on due_proposal (proc_typ, proc_nbr) where decided_at is null;
comment on table due_proposal is 'Longer deadlines proposed by one officer and approved or returned by another. Approval is an action of the process.';

-- Days off of 2028 by the calendars, provisional, where the table was filled before this release. Days already set stay.
insert into holiday (day, kind, name_id, name_en, name_ar, provisional, source, changed_at)
select day::date, 'NATIONAL', name_id, name_en, name_ar, true, 'Perkiraan kalender; belum ditetapkan', '2026-11-24 00:00+07'
  from (values
  ('2028-01-01', 'Tahun Baru Masehi', 'New Year’s Day', 'رأس السنة الميلادية'),
  ('2028-01-26', 'Tahun Baru Imlek', 'Chinese New Year', 'رأس السنة الصينية'),
  ('2028-02-26', 'Idul Fitri', 'Eid al-Fitr', 'عيد الفطر'),
  ('2028-02-27', 'Idul Fitri', 'Eid al-Fitr', 'عيد الفطر'),
  ('2028-03-26', 'Hari Suci Nyepi (Tahun Baru Saka)', 'Nyepi, Saka New Year', 'يوم الصمت نييبي (رأس السنة الساكية)'),
  ('2028-04-14', 'Wafat Yesus Kristus', 'Good Friday', 'الجمعة العظيمة'),
  ('2028-04-16', 'Kebangkitan Yesus Kristus (Paskah)', 'Easter Sunday', 'أحد القيامة'),
  ('2028-05-01', 'Hari Buruh Internasional', 'International Labour Day', 'عيد العمال العالمي'),
  ('2028-05-05', 'Idul Adha', 'Eid al-Adha', 'عيد الأضحى'),
  ('2028-05-09', 'Hari Raya Waisak', 'Vesak', 'عيد فيساك'),
  ('2028-05-25', 'Kenaikan Yesus Kristus', 'Ascension of Jesus Christ', 'عيد الصعود'),
  ('2028-06-01', 'Hari Lahir Pancasila', 'Pancasila Day', 'يوم البانتشاسيلا'),
  ('2028-08-03', 'Maulid Nabi Muhammad SAW', 'Birthday of the Prophet Muhammad', 'المولد النبوي الشريف'),
  ('2028-08-17', 'Proklamasi Kemerdekaan', 'Independence Day', 'عيد الاستقلال'),
  ('2028-12-14', 'Isra Mikraj Nabi Muhammad SAW', 'Ascension of the Prophet Muhammad', 'الإسراء والمعراج'),
  ('2028-12-25', 'Kelahiran Yesus Kristus (Natal)', 'Christmas Day', 'عيد الميلاد')
  ) as off(day, name_id, name_en, name_ar)
 where exists (select from holiday)
on conflict (day) do nothing;
