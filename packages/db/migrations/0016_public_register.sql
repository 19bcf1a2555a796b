-- The figures of the public register are counted from this index alone.
create index register_public_kinds on register_entry (file_typ, stage) where is_public;
