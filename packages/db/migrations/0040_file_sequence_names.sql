-- getMaster/fileSequence names each series in the asker's language, like the other master lists.
alter table file_sequence add column name_en text;
update file_sequence set name_en = name_id;
alter table file_sequence alter column name_en set not null;
