-- Numbers of the events told to open browsers, the same in every process.
create sequence event_seq;
comment on sequence event_seq is 'Ids of live events (Last-Event-ID of GET /events). Gaps mean nothing.';
