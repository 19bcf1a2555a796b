alter table stored_file add column remarks jsonb;
comment on column stored_file.remarks is 'What a reader should know of a PDF: {signatures: [{name, reason, at, coversAll}], linksOut, restricted}, as the file says of itself. Null: nothing, or no PDF, or taken before this was looked for.';
