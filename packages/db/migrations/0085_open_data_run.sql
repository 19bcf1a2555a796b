-- One run at a time makes the files of open data: two made the same part, and each began the next.

alter table open_data_issue add column worked_until timestamptz;
comment on column open_data_issue.worked_until is 'Until then a run makes the files of this issue; no other begins. Null when it ended; of a run that was killed the time passes.';
