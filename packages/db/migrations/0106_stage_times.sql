-- How long applications usually stay in a state, counted daily from the history of the last year.

create table stage_time (
  flow_id    text not null,
  state      text not null,
  ended      integer not null check (ended > 0),
  days       integer not null check (days >= 0),
  lower_days integer not null check (lower_days >= 0),
  upper_days integer not null check (upper_days >= lower_days),
  counted_on date not null,
  primary key (flow_id, state)
);
comment on table stage_time is 'Calendar days that applications of a workflow stayed in a state, of the stays that ended in the year before counted_on: how many, their median, and the days within which a quarter and three quarters of them ended. Written anew daily by count_stage_times.';
comment on column stage_time.state is 'A state of the workflow; empty for the days from the filing date to the registration.';
