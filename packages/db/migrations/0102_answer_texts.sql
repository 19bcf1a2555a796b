-- Text of patent documents that came with answers to letters. They are not published: parties and officers find them.

create table answer_passage (
  application_id bigint not null references application on delete cascade,
  place          integer not null,
  part           text not null check (part in ('abstract', 'claims', 'description')),
  page           integer,
  claim_nbr      integer,
  file_id        text not null references stored_file on delete cascade,
  answered_on    date not null,
  body           text not null,
  words          tsvector not null,
  primary key (application_id, place)
);
create index answer_passage_by_file on answer_passage (file_id);
comment on table answer_passage is 'As text_passage: claims and pages of documents sent with answers to letters. Not published with the case.';
comment on column answer_passage.answered_on is 'Day on which the answer was received (Jakarta).';

create table answer_text (
  application_id bigint primary key references application on delete cascade,
  sources        text not null,
  terms          tsvector not null
);
create index answer_text_terms on answer_text using gin (terms) with (fastupdate = off);
comment on table answer_text is 'As case_text, of patents with documents in answers: terms of what was filed and of the answers together. Searched for officers, and for parties in their own cases.';
comment on column answer_text.sources is 'Titles and files that it was made from.';

create or replace function texts_with(sought tsquery, also_private boolean) returns setof bigint language plpgsql stable
  set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query select t.application_id from case_text t where t.is_public and t.terms @@ sought;
  if also_private then
    return query select t.application_id from case_text t where not t.is_public and t.terms @@ sought;
    return query select t.application_id from answer_text t where t.terms @@ sought;
  end if;
end $$;
comment on function texts_with(tsquery, boolean) is 'Patents whose text has these terms, by the index; with also_private also unpublished ones and the documents of answers, some of them twice. A function, because the planner underestimates what reading the terms of every document costs.';

insert into text_waiting (application_id)
  select distinct a.application_id from letter_answer a join letter_answer_file l on l.answer_id = a.answer_id join stored_file f on f.file_id = l.file_id
    join register_entry e on e.application_id = f.application_id and e.file_typ in ('P', 'S')
   where f.specdoc_typ in ('DES', 'KLM', 'ABS') and a.sent_at is not null
  on conflict do nothing;
