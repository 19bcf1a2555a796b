-- Saved searches over the text of patents: a text that becomes public, or changes in public, is compared with them too.

alter table register_news
  add column is_text  boolean not null default false,
  add column text_was tsvector,
  add check (case when is_text then was is null else text_was is null end);
comment on column register_news.is_text is 'The text of the case became public or changed in public (case_text), not its row of the register. Appended by text_moved in the transaction that writes the text.';
comment on column register_news.text_was is 'case_text.terms before the change; null when the text was not public.';
comment on column register_news.was is 'The row of register_entry before the change; null when the case was not public, and of texts.';

alter table saved_search
  add column on_text    boolean not null default false,
  add column text_terms tsquery;
create index saved_search_on_text on saved_search (search_id) where on_text;
comment on column saved_search.on_text is 'Asks for the text of patents; compared only once the text of a public patent is public too.';
comment on column saved_search.text_terms is 'Part of a search that the text of every hit fulfils by case_text.terms; null when there is none.';

create function text_moved() returns trigger language plpgsql as $$
begin
  insert into register_news (application_id, is_text, text_was)
    values (new.application_id, true, case when tg_op = 'UPDATE' and old.is_public then old.terms end);
  return null;
end $$;
comment on function text_moved() is 'Lets the text of a patent that others may find be compared with saved searches.';
create trigger text_made_public after insert on case_text for each row when (new.is_public) execute function text_moved();
create trigger text_changed after update of is_public, terms on case_text for each row
  when (new.is_public and (not old.is_public or new.terms is distinct from old.terms)) execute function text_moved();
